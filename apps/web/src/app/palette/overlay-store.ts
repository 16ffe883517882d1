import { create } from 'zustand'

export type Overlay = 'palette' | 'shortcuts'

/** What lies over every page, one at a time. */
export const useOverlay = create<{ shown: Overlay | null }>()(() => ({ shown: null }))

export const showOverlay = (shown: Overlay): void => useOverlay.setState({ shown })

export const hideOverlay = (): void => useOverlay.setState({ shown: null })
