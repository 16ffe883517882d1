import { createStore } from 'zustand'

/** Which sample is pointed at, by its place; null while none is. It changes with every move: only what shows it follows. */
export type Cursor = ReturnType<typeof createCursor>

export const createCursor = () => createStore<{ place: number | null }>(() => ({ place: null }))
