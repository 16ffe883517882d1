import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type SheetStop, sheetHeights, stopAfterDrag } from './bottom-sheet.view.ts'

/** A finger that moves less than this presses, it does not drag. In pixels. */
const tremor = 6

type Parts = {
  /** What moves; `--drag` says by how many pixels, downwards positive, and `data-dragging` that it does. */
  sheet: RefObject<HTMLElement | null>
  /** The part of it that it can be dragged by. */
  head: RefObject<HTMLElement | null>
}
type Heard = {
  stop: SheetStop
  half: number | undefined
  onStop: (stop: SheetStop) => void
  onDragStart: () => void
}

/** Lets a sheet follow the finger. Nothing is rendered on the way: the style sheet moves it. */
export const useSheetDrag = ({ sheet, head }: Parts, { stop, half, onStop, onDragStart }: Heard): void => {
  const begin = useEffectEvent(onDragStart)
  const rest = useEffectEvent((moved: number, speed: number) => {
    const frame = sheet.current?.offsetHeight ?? 0
    const visible = sheetHeights(frame, half)[stop] - moved
    onStop(stopAfterDrag({ visible, speed, frame, half }))
  })

  useEffect(() => {
    const moving = sheet.current
    const handle = head.current
    if (!moving || !handle) return
    const listeners = new AbortController()
    const { signal } = listeners
    let from: { y: number; id: number } | null = null
    let isDragging = false
    let last = { y: 0, at: 0, speed: 0 }

    const release = () => {
      from = null
      isDragging = false
      delete moving.dataset.dragging
      moving.style.removeProperty('--drag')
    }
    const onDown = ({ clientY, pointerId, isPrimary, button, timeStamp }: PointerEvent) => {
      if (!isPrimary || button !== 0) return
      from = { y: clientY, id: pointerId }
      last = { y: clientY, at: timeStamp, speed: 0 }
    }
    const onMove = ({ clientY, pointerId, timeStamp }: PointerEvent) => {
      if (from?.id !== pointerId) return
      const moved = clientY - from.y
      if (!isDragging) {
        if (Math.abs(moved) < tremor) return
        isDragging = true
        // From here on the pointer belongs to the head, so letting go over a button does not press it.
        handle.setPointerCapture(pointerId)
        moving.dataset.dragging = ''
        begin()
      }
      const passed = timeStamp - last.at
      if (passed > 0) last = { y: clientY, at: timeStamp, speed: (last.y - clientY) / passed }
      moving.style.setProperty('--drag', `${moved}px`)
    }
    const onUp = ({ clientY, pointerId, timeStamp }: PointerEvent) => {
      if (from?.id !== pointerId) return
      const moved = clientY - from.y
      const wasDragging = isDragging
      release()
      // A finger that stood still before it let go did not flick.
      if (wasDragging) rest(moved, timeStamp - last.at < 80 ? last.speed : 0)
    }
    handle.addEventListener('pointerdown', onDown, { signal })
    // A quick mouse has left the head before its first move is told.
    window.addEventListener('pointermove', onMove, { signal })
    window.addEventListener('pointerup', onUp, { signal })
    window.addEventListener('pointercancel', release, { signal })
    return () => {
      listeners.abort()
      release()
    }
  }, [sheet, head])
}
