import { type RefObject, useLayoutEffect, useState } from 'react'

/** How high an element is now, in pixels; 0 until it is there. */
export const useHeight = (element: RefObject<HTMLElement | null>): number => {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    // It tells of the first height as well; asked here, the page would be laid out at once.
    const observer = new ResizeObserver(() => setHeight(measured.clientHeight))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return height
}
