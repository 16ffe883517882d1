import { useSyncExternalStore } from 'react'

/** Widths up to this many pixels get the mobile layout; style sheets say the same number. */
export const mobileBreakpoint = 768

/** A hook that tells whether the window is at most so many pixels wide, now and after every resize. */
const upTo = (width: number) => {
  const query = `(max-width: ${width}px)`
  const subscribe = (changed: () => void) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }
  return (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** Whether the window has the mobile layout. */
export const useIsMobile = upTo(mobileBreakpoint)

/** Whether the window is that of a phone held upright: nothing on it is wider. */
export const useIsNarrow = upTo(500)
