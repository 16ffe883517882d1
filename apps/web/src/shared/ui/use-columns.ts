import { type RefObject, useLayoutEffect, useState } from 'react'

/** The room between two cards, in pixels. */
const gap = 16

/** How many cards fit side by side that are at least so wide, in pixels. */
export const useColumns = (place: RefObject<HTMLElement | null>, narrowest = 230): number => {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setColumns(Math.max(1, Math.floor((element.clientWidth + gap) / (narrowest + gap))))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, narrowest])
  return columns
}
