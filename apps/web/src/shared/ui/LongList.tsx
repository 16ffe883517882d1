import {
  defaultRangeExtractor,
  elementScroll,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#shared/lib/breath.ts'
import { windowHeight } from '#shared/lib/window-height.ts'

type List = Virtualizer<HTMLDivElement, Element>

const rowHeight = 63
/** How many rows before the end the next page is asked for. */
const readAhead = 12

// Asked while rows are put in, the browser would lay out the whole page for the answer, and once more to draw them.

/** Of the window. A list comes with the page around it, which is enough to draw at once: the rest of it follows a frame later. */
const firstPart = 0.35

/** How high a list is taken to be until the browser says it, a frame later. */
const likelySize = () => ({ width: 0, height: windowHeight() * firstPart })

/** Rows out of sight, so that none is missing while one scrolls. They come once those in sight stand. */
const overscan = 6

/** Tells the size of the scroller whenever the browser has found it. */
const followSize = ({ scrollElement }: List, tell: (size: { width: number; height: number }) => void) => {
  if (!scrollElement) return
  tell(likelySize())
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return
    const { width, height } = entry.contentRect
    tell({ width: Math.round(width), height: Math.round(height) })
  })
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

/** How high a row is. A new one is taken for as high as it was or would be, until the browser says so by itself. */
const heightOf = (row: Element, entry: ResizeObserverEntry | undefined, list: List): number =>
  entry?.borderBoxSize[0]?.blockSize ?? list.measurementsCache[list.indexFromElement(row)]?.size ?? rowHeight

const begun = new WeakSet<Element>()

/** Scrolls, but for the first time to the beginning, where a new list stands by itself. */
const scroll: List['options']['scrollToFn'] = (offset, options, list) => {
  const { scrollElement } = list
  if (!scrollElement) return
  const isNew = !begun.has(scrollElement)
  begun.add(scrollElement)
  if (!isNew || offset !== 0 || options.adjustments) elementScroll(offset, options, list)
}

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
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setDrawn(true))), [])
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    measureElement: heightOf,
    observeElementRect: followSize,
    scrollToFn: scroll,
    initialRect: likelySize(),
    overscan: isDrawn ? overscan : 0,
    // The row that Tab stops at stays, however far the list is scrolled, or focus would fall out of it.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), tabStop])].sort((one, other) => one - other),
  })
  const lastShown = rows.calculateRange()?.endIndex ?? 0
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
