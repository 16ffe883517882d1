import { type PointerEvent, useRef } from 'react'
import { swipeOf } from '#shared/lib/swipe.ts'

/** Hears of swipes of one finger to the sides. A mouse selects words there instead. */
export const useSwipe = (onSwipe: (way: -1 | 1) => void) => {
  const start = useRef<{ id: number; x: number; y: number }>(null)
  return {
    onPointerDown: ({ pointerType, pointerId, clientX, clientY }: PointerEvent) => {
      // A second finger is no swipe any more.
      const isFirst = pointerType !== 'mouse' && start.current === null
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
