import { type PointerEvent, useRef } from 'react'
import { swipeOf } from './swipe.ts'

/**
 * Hears of swipes of one finger to the sides. A mouse selects words there instead, and what begins inside of something
 * that matches `apart`, a CSS selector, means something else.
 */
export const useSwipe = (onSwipe: (way: -1 | 1) => void, apart?: string) => {
  const start = useRef<{ id: number; x: number; y: number }>(null)
  return {
    onPointerDown: ({ pointerType, pointerId, clientX, clientY, target }: PointerEvent) => {
      const isApart = apart !== undefined && target instanceof Element && target.closest(apart) !== null
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
