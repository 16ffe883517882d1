import { create } from 'zustand'

/** The dive that was added last, by id, which the log shows at its top until its next visit. */
export const useJustAdded = create<{ id: string | null }>()(() => ({ id: null }))
