import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { windowHeight } from '#shared/lib/window-height.ts'

/** About how high a message is, in pixels. */
const rowHeight = 52
/** How many rows before an end more of them are asked for. */
const readAhead = 12
/** Whoever is so near to the end, in pixels, goes on with what comes. */
const nearEnd = 80

type Asked = {
  count: number
  keyOf: (at: number) => string | number
  /** The row at which somebody begins to read, and where on the screen; the last one where there is none. */
  begin: { at: number; align: 'start' | 'center' } | null
  /** The row that holds the keyboard, which stays however far the list is scrolled. */
  held: number
  onNearStart: () => void
  onNearEnd: () => void
}

/** A list that begins at its end and grows on both sides, of which only the rows in sight exist. */
export const useMessageList = ({ count, keyOf, begin, held, onNearStart, onNearEnd }: Asked) => {
  const scroller = useRef<HTMLElement>(null)
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    initialRect: { width: 0, height: windowHeight() },
    overscan: 8,
    paddingStart: 8,
    paddingEnd: 12,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return held < 0 || held >= range.count || shown.includes(held)
        ? shown
        : [...shown, held].sort((one, other) => one - other)
    },
  })

  const [isPlaced, setPlaced] = useState(false)
  const hasRows = count > 0
  const place = useEffectEvent(() => {
    if (begin) rows.scrollToIndex(begin.at, { align: begin.align })
    else rows.scrollToEnd()
  })
  useLayoutEffect(() => {
    if (!hasRows) return
    place()
    // Only then the list knows where it stands.
    const timer = setTimeout(() => setPlaced(true), 100)
    return () => clearTimeout(timer)
  }, [hasRows])

  // A keyboard, a longer message or a line above the page takes room: whoever read the end still does.
  const keepEnd = useEffectEvent(() => rows.scrollToEnd())
  useEffect(() => {
    const box = scroller.current
    if (!box || !isPlaced) return
    const isEnd = () => box.scrollHeight - box.scrollTop - box.clientHeight <= nearEnd
    let [height, wasEnd] = [box.clientHeight, isEnd()]
    const note = () => {
      if (box.clientHeight === height) wasEnd = isEnd()
    }
    const size = new ResizeObserver(() => {
      if (box.clientHeight !== height && wasEnd) keepEnd()
      height = box.clientHeight
    })
    size.observe(box)
    box.addEventListener('scroll', note, { passive: true })
    return () => {
      size.disconnect()
      box.removeEventListener('scroll', note)
    }
  }, [isPlaced])

  const { startIndex = 0, endIndex = 0 } = rows.calculateRange() ?? {}
  const readOn = useEffectEvent((first: number, last: number, all: number) => {
    if (first < readAhead) onNearStart()
    if (last >= all - readAhead) onNearEnd()
  })
  useEffect(() => {
    if (isPlaced) readOn(startIndex, endIndex, count)
  }, [isPlaced, startIndex, endIndex, count])

  const bottom = (rows.scrollOffset ?? 0) + (rows.scrollRect?.height ?? 0)
  const inSight = rows
    .getVirtualItems()
    .findLast(({ start, size }) => start + Math.min(size, rowHeight) <= bottom + 1)
  return { scroller, rows, isPlaced, isAtEnd: rows.isAtEnd(nearEnd), lastInSight: inSight?.index ?? -1 }
}
