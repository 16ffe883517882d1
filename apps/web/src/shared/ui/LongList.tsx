import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'

const rowHeight = 63
/** How many rows before the end the next page is asked for. */
const readAhead = 12

type Long = {
  count: number
  keyOf: (at: number) => string | number
  /** The row that Tab stops at. */
  tabStop: number
  onNearEnd: () => void
}

/** A list of which only the rows in sight exist, inside of `scroller`; `long-list.module.css` is how it looks. */
export const useLongList = ({ count, keyOf, tabStop, onNearEnd }: Long) => {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    // A row that is new is taken for as high as it was or would be until the browser says so by itself: asked while rows
    // are put in, it would lay out the whole page once for them and once more when they are drawn.
    measureElement: (row, entry, list) =>
      entry?.borderBoxSize[0]?.blockSize ??
      list.measurementsCache[list.indexFromElement(row)]?.size ??
      rowHeight,
    overscan: 6,
    // The row that Tab stops at stays, however far the list is scrolled, or focus would fall out of it.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), tabStop])].sort((one, other) => one - other),
  })
  const lastShown = rows.range?.endIndex ?? 0
  useEffect(() => {
    if (lastShown >= count - readAhead) onNearEnd()
  }, [lastShown, count, onNearEnd])
  return { scroller, rows }
}

type Props = {
  rows: ReturnType<typeof useLongList>['rows']
  row: VirtualItem
  /** How many rows there are with those that did not come yet. */
  total: number
  children: ReactNode
}

/** A row of such a list, in its place. */
export const LongListRow = ({ rows, row: { index, start }, total, children }: Props) => (
  <li
    ref={rows.measureElement}
    data-index={index}
    aria-setsize={total}
    aria-posinset={index + 1}
    style={{ transform: `translateY(${start}px)` }}
  >
    {children}
  </li>
)
