import { type RefObject, useEffect, useRef } from 'react'

/** For a row of tabs that scrolls sideways: the open one is in sight, also where an address opened it. */
export const useTabInSight = (tab: string): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = list.current
    const open = row?.querySelector(`[role=tab][aria-selected=true]`)
    if (!row || !open || tab === '') return
    const [around, own] = [row.getBoundingClientRect(), open.getBoundingClientRect()]
    row.scrollLeft += own.left - around.left - (around.width - own.width) / 2
  }, [tab])
  return list
}
