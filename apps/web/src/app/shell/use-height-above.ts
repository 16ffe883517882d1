import { type RefObject, useLayoutEffect } from 'react'

/** Tells style sheets how high an element is, as `--above`: pages that fill the screen leave room for it. */
export const useHeightAbove = (element: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const strip = element.current
    if (!strip) return
    const { style } = document.documentElement
    // It tells of the first height as well, and before that is drawn; asked here, the page would be laid out at once.
    const observer = new ResizeObserver(() => {
      const height = `${strip.getBoundingClientRect().height}px`
      if (style.getPropertyValue('--above') !== height) style.setProperty('--above', height)
    })
    observer.observe(strip)
    return () => {
      observer.disconnect()
      style.removeProperty('--above')
    }
  }, [element])
}
