import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How many lines before the end the next page is asked for. */
const readAhead = 12

type Long = {
  count: number
  keyOf: (at: number) => string
  /** In pixels, until the browser says so. */
  likelyHeight: number
  onNearEnd: () => void
}

/** The lines of a list that scrolls with the page, of which only those in sight exist. */
export const useLogLines = ({ count, keyOf, likelyHeight, onNearEnd }: Long) => {
  const place = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const lines = useWindowVirtualizer({
    count,
    estimateSize: () => likelyHeight,
    getItemKey: keyOf,
    overscan: 6,
    scrollMargin: top,
  })
  // What stands above may have grown: filters that open, notices that come.
  useLayoutEffect(() => {
    const measure = () => {
      const found = place.current?.getBoundingClientRect().top
      if (found !== undefined) setTop(Math.round(found + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  const lastShown = lines.getVirtualItems().at(-1)?.index ?? 0
  useEffect(() => {
    if (lastShown >= count - readAhead) onNearEnd()
  }, [lastShown, count, onNearEnd])
  return { place, lines }
}
