import { type RefObject, useLayoutEffect, useState } from 'react'

/** How high an element is now, in pixels; 0 until it is there. */
export const useHeight = (element: RefObject<HTMLElement | null>): number => {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => setHeight(measured.clientHeight)
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    measure()
    return () => observer.disconnect()
  }, [element])
  return height
}
