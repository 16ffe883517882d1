import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide an element is, in pixels: known before anything is painted, and kept up; 0 before it is there. */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const place = element.current
    if (!place) return
    const measure = () => setWidth(place.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    return () => observer.disconnect()
  }, [element])
  return width
}
