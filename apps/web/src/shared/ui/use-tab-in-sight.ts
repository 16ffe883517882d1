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
    const [around, own] = [row.getBoundingClientRect(), open.getBoundingClientRect()]
    row.scrollLeft += own.left - around.left - (around.width - own.width) / 2
  }, [tab])
  return list
}
