import { type RefObject, useLayoutEffect } from 'react'

/** Tells style sheets how high an element is, as `--above`: pages that fill the screen leave room for it. */
export const useHeightAbove = (element: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const strip = element.current
    if (!strip) return
    const { style } = document.documentElement
    const measure = () => style.setProperty('--above', `${strip.getBoundingClientRect().height}px`)
    const observer = new ResizeObserver(measure)
    observer.observe(strip)
    measure()
    return () => {
      observer.disconnect()
      style.removeProperty('--above')
    }
  }, [element])
}
