import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'
import { usePageTop } from './use-page-top.ts'
import { useStillScroll } from './use-still-scroll.ts'

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
export const usePageLines = ({ count, keyOf, likelyHeight, onNearEnd }: Long) => {
  const { place, top } = usePageTop()
  const scroll = useStillScroll()
  const lines = useWindowVirtualizer({
    count,
    estimateSize: () => likelyHeight,
    getItemKey: keyOf,
    overscan: 6,
    scrollToFn: scroll,
    scrollMargin: top,
  })
  const lastShown = lines.getVirtualItems().at(-1)?.index ?? 0
  useEffect(() => {
    if (lastShown >= count - readAhead) onNearEnd()
  }, [lastShown, count, onNearEnd])
  return { place, lines }
}
