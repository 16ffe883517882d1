import { type RefObject, useEffect, useRef } from 'react'

/** For a row of tabs, or of links to pages, that scrolls sideways: the open one is in sight, also where an address opened it. */
export const useTabInSight = <Row extends HTMLElement = HTMLDivElement>(
  tab: string,
): RefObject<Row | null> => {
  const list = useRef<Row>(null)
  useEffect(() => {
    const row = list.current
    const open = row?.querySelector('[role=tab][aria-selected=true], a[aria-current=page]')
    if (!row || !open || tab === '') return
    // Tells where both are once the page is laid out; asked for now, all of it would be laid out for the answer.
    const observer = new IntersectionObserver(
      ([seen]) => {
        observer.disconnect()
        if (!seen?.rootBounds) return
        const { boundingClientRect: own, rootBounds: around } = seen
        if (own.left >= around.left && own.right <= around.right) return
        row.scrollLeft += own.left - around.left - (around.width - own.width) / 2
      },
      { root: row },
    )
    observer.observe(open)
    return () => observer.disconnect()
  }, [tab])
  return list
}
