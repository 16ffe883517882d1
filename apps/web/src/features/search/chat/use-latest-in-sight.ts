import { useEffect, useRef } from 'react'
import type { Turn } from './turn.ts'

/** So much of what came before stays above a question, in pixels. */
const above = 12

/** Where a turn begins, or its answer nearly does where the question alone would fill the place. */
const topOf = (turn: HTMLElement, frame: HTMLElement): number => {
  const asked = turn.firstElementChild?.clientHeight ?? 0
  return turn.offsetTop - above + Math.max(0, asked - frame.clientHeight / 3)
}

/**
 * For the element that scrolls the conversation: a new question goes to its top, so that the answer is read from its
 * beginning. Whoever read on, or back, while the answer came is left where they are.
 */
export const useLatestInSight = (latest: Turn | undefined, isShown: boolean) => {
  const scroller = useRef<HTMLDivElement>(null)
  const id = latest?.id
  // It grows when it is answered.
  const stage = latest && `${latest.id} ${latest.state}`
  const seen = useRef<string>(undefined)
  useEffect(() => {
    const isNew = seen.current !== id
    seen.current = isShown ? id : undefined
    const frame = scroller.current
    const turn = frame?.querySelector<HTMLElement>('ol > li:last-child')
    if (!isShown || stage === undefined || !frame || !turn) return
    const top = topOf(turn, frame)
    const isLookedAt = frame.scrollTop < top && top < frame.scrollTop + frame.clientHeight
    if (isNew || isLookedAt) frame.scrollTo({ top })
  }, [id, stage, isShown])
  return scroller
}
