import { create } from 'zustand'

/** The dive that was added last: it stands on top of the list until the log is next visited. */
export const useJustAdded = create<{ id: string | null }>()(() => ({ id: null }))
