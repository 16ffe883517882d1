import { useSyncExternalStore } from 'react'

/** Widths up to this many pixels get the mobile layout; style sheets say the same number. */
export const mobileBreakpoint = 768

const query = `(max-width: ${mobileBreakpoint}px)`

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the window is at most 768 px wide, now and after every resize. */
export const useIsMobile = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
