import { defaultRangeExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { followWindow, windowHeight } from '#shared/lib/window-height.ts'
import { usePageTop } from '#shared/ui/use-page-top.ts'
import { useStillScroll } from '#shared/ui/use-still-scroll.ts'

/** About how high a post is, in pixels. */
const likelyHeight = 220
/** How many posts before an end more of them are asked for. */
const readAhead = 5
/** A post counts as in sight once so much of it is, in pixels. */
const enough = 72

type Asked = {
  count: number
  keyOf: (at: number) => number
  /** The row at which somebody begins to read; −1 for the top of the page. */
  begin: number
  /** The row that holds the keyboard, which stays however far the page is scrolled. */
  held: number
  onNearStart: () => void
  onNearEnd: () => void
}

/** In pixels: some air below what lies over the top of the page, and how much that is together most of the time. */
const air = 4
const likelyOverTop = 68 + air

/** How much it is. Asked in the middle of drawing, all styles of the page would be reckoned at once. */
const overTop = () =>
  (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 68) + air

/** Posts that scroll with the page, of which only those in sight exist. What one reads stays while more comes above it. */
export const usePostList = ({ count, keyOf, begin, held, onNearStart, onNearEnd }: Asked) => {
  // At the top of the page posts stand one below the other by themselves, until the list knows how high they are.
  const [beganFlowing] = useState(begin <= 0)
  const { place, top } = usePageTop({ hasHaste: !beganFlowing })
  const [padding, setPadding] = useState(() => (begin > 0 ? overTop() : likelyOverTop))
  const [isPlaced, setPlaced] = useState(false)
  const isFlowing = beganFlowing && !isPlaced
  const scroll = useStillScroll()
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => likelyHeight,
    // Measured at once, each post would have the whole page laid out while it is being drawn.
    measureElement: (element, entry, list) =>
      isFlowing && entry === undefined ? likelyHeight : measureElement(element, entry, list),
    // Drawn with the page, in its small steps, instead of at once when the height of the window is measured.
    initialRect: { width: 0, height: windowHeight() },
    observeElementRect: followWindow,
    scrollToFn: scroll,
    getItemKey: keyOf,
    // First of all what is in sight, so that a finger needs not wait for the rest.
    overscan: isPlaced ? 4 : 0,
    scrollMargin: top,
    scrollPaddingStart: padding,
    // What is read stays where it is when more comes above it, and the page never follows its own end.
    anchorTo: 'end',
    scrollEndThreshold: -1,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return held < 0 || held >= range.count || shown.includes(held)
        ? shown
        : [...shown, held].sort((one, other) => one - other)
    },
  })

  const hasRows = count > 0
  const putInPlace = useEffectEvent(() => {
    if (begin > 0) rows.scrollToIndex(begin, { align: 'start' })
  })
  useLayoutEffect(() => {
    if (!hasRows) return
    putInPlace()
    // Only then the list knows where it stands, and how high its posts are.
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        setPadding(overTop())
        setPlaced(true)
      }, 100)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [hasRows])

  const { startIndex = 0, endIndex = 0 } = rows.calculateRange() ?? {}
  const readOn = useEffectEvent((first: number, last: number, all: number) => {
    if (first < readAhead) onNearStart()
    if (last >= all - readAhead) onNearEnd()
  })
  useEffect(() => {
    if (isPlaced) readOn(startIndex, endIndex, count)
  }, [isPlaced, startIndex, endIndex, count])

  const upper = (rows.scrollOffset ?? 0) + padding
  const lower = (rows.scrollOffset ?? 0) + (rows.scrollRect?.height ?? 0)
  const items = rows.getVirtualItems()
  const first = items.find(({ end }) => end > upper + 8)
  const last = items.findLast(({ start, size }) => start + Math.min(size, enough) <= lower)
  return {
    place,
    rows,
    isPlaced,
    /** Whether the rows need no place yet: they begin with the first one, below which the others stand. */
    isFlowing: isFlowing && items[0]?.index === 0,
    /** The rows at the top and the bottom of what is in sight. */
    firstInSight: first?.index ?? 0,
    lastInSight: last?.index ?? -1,
  }
}
