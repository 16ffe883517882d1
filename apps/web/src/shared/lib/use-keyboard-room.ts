import { type RefObject, useEffect } from 'react'

/** Leaves room for a keyboard that lies over the page, as `--keyboard` of an element, in pixels. */
export const useKeyboardRoom = (part: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const stop = new AbortController()
    const measure = () => {
      // Whoever zooms in sees a part of the page as well.
      const covered = seen.scale > 1.01 ? 0 : window.innerHeight - seen.height - seen.offsetTop
      part.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    measure()
    seen.addEventListener('resize', measure, stop)
    seen.addEventListener('scroll', measure, stop)
    return () => stop.abort()
  }, [part])
}
