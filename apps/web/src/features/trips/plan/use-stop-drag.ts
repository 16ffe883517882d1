import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Place } from './plan.view.ts'

/** So near to the edge of the window, in pixels, the page moves along; and so far with each frame. */
const edge = 72
const pace = 12
/** A press that moves less, in pixels, is none. */
const slack = 5

/** What is dragged, and where it would come down. */
export type Drag = { id: string; place: Place | null }

type Held = {
  id: string
  x: number
  y: number
  from: number
  scroller: Element
  frame: number
  isMoving: boolean
}

const dayOf = (element: Element): string | null => element.getAttribute('data-plan-day') || null

/** Where a stop would come down at a point of the window: beside the one below it, or at the end of a day. */
const placeAt = (x: number, y: number, dragged: string): Place | null => {
  const under = document.elementFromPoint(x, y)
  const list = under?.closest('[data-plan-day]')
  if (!list) return null
  const day = dayOf(list)
  const rows = [...list.querySelectorAll<HTMLElement>('[data-stop]')].filter(
    ({ dataset }) => dataset.stop !== dragged,
  )
  const before = rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2 < y
  })
  return { day, after: before.at(-1)?.dataset.stop ?? null }
}

const scrollerOf = (from: Element): Element => {
  for (let element = from.parentElement; element; element = element.parentElement) {
    const { overflowY } = getComputedStyle(element)
    if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight) return element
  }
  return document.documentElement
}

/**
 * Moves stops by their handles, with a mouse, a pen or a finger. The handle takes the pointer, so that a finger on it moves
 * the stop and not the page; near the edge the page follows. Escape lets go of it.
 */
export const useStopDrag = (onDrop: (id: string, place: Place) => void) => {
  const [drag, setDrag] = useState<Drag | null>(null)
  const held = useRef<Held | null>(null)

  const look = () => {
    const now = held.current
    if (!now) return
    const place = placeAt(now.x, now.y, now.id)
    setDrag((before) =>
      before && before.place?.day === place?.day && before.place?.after === place?.after
        ? before
        : { id: now.id, place },
    )
  }
  const follow = () => {
    const now = held.current
    if (!now) return
    now.frame = requestAnimationFrame(follow)
    if (!now.isMoving) return
    const { top, bottom } =
      now.scroller === document.documentElement
        ? { top: 0, bottom: window.innerHeight }
        : now.scroller.getBoundingClientRect()
    if (now.y < top + edge) now.scroller.scrollBy(0, -pace)
    else if (now.y > bottom - edge) now.scroller.scrollBy(0, pace)
    look()
  }
  const letGo = () => {
    if (held.current) cancelAnimationFrame(held.current.frame)
    held.current = null
    setDrag(null)
  }
  useEffect(() => {
    if (!drag) return
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      letGo()
    }
    window.addEventListener('keydown', cancel, { capture: true })
    return () => window.removeEventListener('keydown', cancel, { capture: true })
  })
  const leave = useEffectEvent(letGo)
  useEffect(() => () => leave(), [])

  /** What the handle of a stop listens to. */
  const handle = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || held.current) return
      const { currentTarget, pointerId, clientX: x, clientY: y } = event
      currentTarget.setPointerCapture(pointerId)
      held.current = { id, x, y, from: y, scroller: scrollerOf(currentTarget), frame: 0, isMoving: false }
      held.current.frame = requestAnimationFrame(follow)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const now = held.current
      if (now?.id !== id) return
      Object.assign(now, { x: clientX, y: clientY })
      if (Math.abs(clientY - now.from) > slack) now.isMoving = true
    },
    onPointerUp: () => {
      const now = held.current
      const place = now?.isMoving ? placeAt(now.x, now.y, now.id) : null
      letGo()
      if (now && place) onDrop(now.id, place)
    },
    onPointerCancel: letGo,
  })
  return { drag, handle }
}
