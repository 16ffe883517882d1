import type { Photo } from '@soundings/contract/media'
import { type PointerEvent, useRef, useState } from 'react'
import { swipeOf } from '#shared/lib/swipe.ts'
import { ratioOf } from '../photo/photo.view.ts'
import { fitted, kept, moved, type Point, type View, whole, zoomedAt, zoomLimits } from './zoom.view.ts'

const middle: Point = { x: 0, y: 0 }
/** How much one notch of a wheel enlarges; a pinch on a touchpad arrives as a wheel too, in small steps. */
const wheelFactor = (pixels: number) => Math.exp(-Math.max(-120, Math.min(120, pixels)) / 300)

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/**
 * How the photo lies on its stage, by wheel, pinch, drag, double tap and buttons. One finger moves an enlarged photo;
 * on a whole one it swipes, which `onSwipe` hears of.
 */
export const useZoom = (photo: Photo | null, onSwipe: (way: -1 | 1) => void) => {
  const stage = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<{ of: string | undefined; view: View }>({ of: undefined, view: whole })
  const [drag, setDrag] = useState<Point>(middle)
  const [isHeld, setHeld] = useState(false)
  const pointers = useRef(new Map<number, Point>())
  const start = useRef<Point>(null)

  // Another photo is seen as a whole again.
  const view = state.of === photo?.id ? state.view : whole

  const change = (next: (view: View) => View) => {
    const box = stage.current?.getBoundingClientRect()
    if (!photo || !box) return
    const picture = fitted(box, ratioOf(photo), photo.width)
    setState((now) => ({
      of: photo.id,
      view: kept(next(now.of === photo.id ? now.view : whole), picture, box),
    }))
  }

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect()
    return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : middle
  }

  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    change((now) => zoomedAt(now, wheelFactor(event.deltaY), placeOf(event)))
  }

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const place = placeOf(event)
    pointers.current.set(event.pointerId, place)
    setHeld(true)
    start.current = pointers.current.size === 1 ? place : null
    if (pointers.current.size > 1) setDrag(middle)
  }

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const held = pointers.current
    const before = held.get(event.pointerId)
    if (!before) return
    const place = placeOf(event)
    const [other] = [...held].filter(([id]) => id !== event.pointerId)
    held.set(event.pointerId, place)
    if (other) {
      const [, still] = other
      const [from, to] = [between(before, still), between(place, still)]
      const factor = apart(place, still) / Math.max(1, apart(before, still))
      change((now) => moved(zoomedAt(now, factor, from), { x: to.x - from.x, y: to.y - from.y }))
    } else if (view.scale > 1) change((now) => moved(now, { x: place.x - before.x, y: place.y - before.y }))
    else if (start.current) setDrag({ x: place.x - start.current.x, y: place.y - start.current.y })
  }

  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    if (!pointers.current.delete(event.pointerId)) return
    const from = start.current
    start.current = null
    setHeld(pointers.current.size > 0)
    setDrag(middle)
    if (!from || view.scale > 1 || event.type === 'pointercancel') return
    const place = placeOf(event)
    const way = swipeOf({ x: place.x - from.x, y: place.y - from.y })
    if (way !== null) onSwipe(way)
  }

  return {
    stage,
    view,
    /** How far a swipe has come. */
    drag: view.scale > 1 ? 0 : drag.x,
    /** Whether a finger or the mouse holds it: it follows at once then. */
    isHeld,
    /** For a listener that may keep the page from zooming itself. */
    onWheel,
    zoomIn: () => change((now) => zoomedAt(now, zoomLimits.step, middle)),
    zoomOut: () => change((now) => zoomedAt(now, 1 / zoomLimits.step, middle)),
    onStage: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        change((now) => (now.scale > 1 ? whole : zoomedAt(now, zoomLimits.tap, placeOf(event)))),
    },
  }
}

export type Zoom = ReturnType<typeof useZoom>
