import { type PointerEvent, useRef } from 'react'
import { swipeOf } from '#shared/lib/swipe.ts'

/** Where a finger that goes sideways means something else: the map, what is moved sideways itself, and what is typed in. */
const apart = '.maplibregl-map, [data-carousel], input, textarea, [role=dialog]'

/** Hears of swipes of one finger that begin beside map, carousels and fields. */
export const useSlideSwipe = (onSwipe: (way: -1 | 1) => void) => {
  const start = useRef<{ id: number; x: number; y: number }>(null)
  return {
    onPointerDown: ({ pointerType, pointerId, clientX, clientY, target }: PointerEvent) => {
      const isApart = target instanceof Element && target.closest(apart) !== null
      // A second finger is no swipe any more.
      const isFirst = pointerType !== 'mouse' && start.current === null && !isApart
      start.current = isFirst ? { id: pointerId, x: clientX, y: clientY } : null
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current
      start.current = null
      if (from?.id !== pointerId) return
      const way = swipeOf({ x: clientX - from.x, y: clientY - from.y })
      if (way !== null) onSwipe(way)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
