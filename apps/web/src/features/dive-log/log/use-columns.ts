import { type RefObject, useLayoutEffect, useState } from 'react'

/** As wide as a card is at least, and the room between two, in pixels. */
const narrowest = 230
const gap = 16

/** How many cards fit side by side. */
export const useColumns = (place: RefObject<HTMLElement | null>): number => {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setColumns(Math.max(1, Math.floor((element.clientWidth + gap) / (narrowest + gap))))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return columns
}
