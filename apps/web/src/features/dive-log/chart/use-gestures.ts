import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Cursor } from './cursor.ts'
import { nearestTo, type Recording } from './recording.view.ts'
import { isWhole, movedBy, type Span, zoomedTo } from './zoom.view.ts'

type Props = {
  /** The plot, as wide as the span is long. */
  plot: RefObject<HTMLElement | null>
  recording: Recording
  span: Span
  onSpan: (change: (span: Span) => Span) => void
  cursor: Cursor
}

/** How much closer a notch of a wheel brings. */
const wheelFactor = 1.0025

/**
 * A pointer over the profile reads it; two fingers, or a wheel with Ctrl or Cmd, zoom; a mouse that is held moves what is
 * zoomed. A wheel alone and a finger that goes up or down move the page.
 */
export const useGestures = ({ plot, recording, span, onSpan, cursor }: Props) => {
  const { times, duration } = recording
  const fingers = useRef(new Map<number, number>())

  const shareAt = (clientX: number): number => {
    const box = plot.current?.getBoundingClientRect()
    return box && box.width > 0 ? Math.min(1, Math.max(0, (clientX - box.left) / box.width)) : 0
  }
  const secondIn = ([from, to]: Span, clientX: number) => from + shareAt(clientX) * (to - from)

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const { deltaX, deltaY, clientX } = event
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      onSpan((now) => zoomedTo(now, wheelFactor ** -deltaY, secondIn(now, clientX), duration))
    } else if (!isWhole(span, duration) && Math.abs(deltaX) > Math.abs(deltaY)) {
      event.preventDefault()
      const wide = plot.current?.clientWidth || 1
      onSpan((now) => movedBy(now, (deltaX / wide) * (now[1] - now[0]), duration))
    }
  })
  useEffect(() => {
    // React listens without the right to keep the page from zooming.
    const place = plot.current
    const listen = (event: WheelEvent) => onWheel(event)
    place?.addEventListener('wheel', listen, { passive: false })
    return () => place?.removeEventListener('wheel', listen)
  }, [plot])

  const pinch = (id: number, clientX: number) => {
    const [other] = [...fingers.current].filter(([each]) => each !== id)
    const before = fingers.current.get(id)
    if (!other || before === undefined) return
    const wide = plot.current?.clientWidth || 1
    const [apart, wasApart] = [Math.abs(clientX - other[1]), Math.abs(before - other[1])]
    const middle = (clientX + other[1]) / 2
    onSpan((now) => {
      const moved = movedBy(now, ((before - clientX) / 2 / wide) * (now[1] - now[0]), duration)
      if (wasApart < 8) return moved
      return zoomedTo(moved, apart / wasApart, secondIn(moved, middle), duration)
    })
  }

  const onPointerMove = ({ pointerId, pointerType, clientX, buttons }: PointerEvent) => {
    const before = fingers.current.get(pointerId)
    if (fingers.current.size > 1) pinch(pointerId, clientX)
    else if (pointerType === 'mouse' && buttons === 1 && before !== undefined && !isWhole(span, duration)) {
      const wide = plot.current?.clientWidth || 1
      onSpan((now) => movedBy(now, ((before - clientX) / wide) * (now[1] - now[0]), duration))
    } else cursor.setState({ place: nearestTo(times, secondIn(span, clientX)) })
    if (before !== undefined) fingers.current.set(pointerId, clientX)
  }

  const release = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)

  return {
    onPointerDown: (event: PointerEvent) => {
      fingers.current.set(event.pointerId, event.clientX)
      onPointerMove(event)
    },
    onPointerMove,
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: (event: PointerEvent) => {
      release(event)
      // What the keyboard reads stays.
      if (event.pointerType === 'mouse' && document.activeElement !== plot.current)
        cursor.setState({ place: null })
    },
  }
}
