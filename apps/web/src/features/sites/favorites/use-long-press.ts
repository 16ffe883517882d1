import { type DragEvent, type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react'

/** How long a press lasts until it counts as a long one, in milliseconds. */
export const longPress = 500

/** A finger is never quite still: nearer than this, in pixels, it has not moved. */
const still = 10

/**
 * Handlers for something that is pressed long, by finger or mouse, while a click does something else: the click that
 * ends a long press is swallowed. Moving or scrolling means that something else was meant. Without `act` it does nothing.
 */
export const useLongPress = (act: (() => void) | null) => {
  const wanted = useRef(act)
  useEffect(() => {
    wanted.current = act
  }, [act])

  const press = useMemo(() => {
    let from = { x: 0, y: 0 }
    let timer: ReturnType<typeof setTimeout> | undefined
    let isTouch = false
    let hasActed = false

    const cancel = () => {
      clearTimeout(timer)
      timer = undefined
      removeEventListener('scroll', cancel, { capture: true })
    }
    const begin = ({ button, clientX, clientY, pointerType, isPrimary }: PointerEvent) => {
      cancel()
      hasActed = false
      if (button !== 0 || !isPrimary || !wanted.current) return
      from = { x: clientX, y: clientY }
      isTouch = pointerType === 'touch'
      addEventListener('scroll', cancel, { capture: true, passive: true })
      timer = setTimeout(() => {
        cancel()
        hasActed = true
        navigator.vibrate?.(15)
        wanted.current?.()
      }, longPress)
    }
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (timer !== undefined && Math.hypot(clientX - from.x, clientY - from.y) > still) cancel()
    }
    /** A finger that rests on a link asks the browser for its menu; this one asks for something else. */
    const refuseMenu = (event: MouseEvent) => {
      if (isTouch && (timer !== undefined || hasActed)) event.preventDefault()
    }
    const swallow = (event: MouseEvent) => {
      // A click of the keyboard ends no press.
      if (!hasActed || event.detail === 0) return
      hasActed = false
      event.preventDefault()
      event.stopPropagation()
    }
    /** Before a link can be dragged, the mouse must move; then this is no long press. */
    const refuseDrag = (event: DragEvent) => {
      if (isTouch) event.preventDefault()
      else cancel()
    }
    return {
      cancel,
      handlers: {
        onPointerDown: begin,
        onPointerMove: move,
        onPointerUp: cancel,
        onPointerCancel: cancel,
        onContextMenu: refuseMenu,
        onClickCapture: swallow,
        onDragStart: refuseDrag,
      },
    }
  }, [])

  useEffect(() => press.cancel, [press])
  return press.handlers
}
