import { type VirtualizerOptions, windowScroll } from '@tanstack/react-virtual'
import { useCallback, useRef } from 'react'

type ScrollTo = VirtualizerOptions<Window, Element>['scrollToFn']

/**
 * How a list scrolls the page. It begins by telling the page to stay where it is, for which a browser lays out all of it
 * in the middle of drawing: that once, nothing is done.
 */
export const useStillScroll = (): ScrollTo => {
  const hasBegun = useRef(false)
  return useCallback<ScrollTo>((offset, how, list) => {
    const isAsItIs = !how.behavior && !how.adjustments && offset === list.scrollOffset
    if (hasBegun.current || !isAsItIs) windowScroll(offset, how, list)
    hasBegun.current = true
  }, [])
}
