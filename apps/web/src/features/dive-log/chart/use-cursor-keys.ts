import type { KeyboardEvent } from 'react'
import type { Cursor } from './cursor.ts'
import { nearestTo, type Recording } from './recording.view.ts'
import { type Span, showing, wholeOf, zoomedTo } from './zoom.view.ts'

type Props = {
  recording: Recording
  span: Span
  onSpan: (change: (span: Span) => Span) => void
  cursor: Cursor
}

/** How much closer a key or a button brings. */
export const zoomStep = 1.6

/**
 * Arrows read the profile sample by sample, with Shift and with Page Up and Down in larger steps; Home and End go to its
 * ends. Plus and minus zoom around the cursor, Escape shows the whole dive again.
 */
export const useCursorKeys = ({ recording, span, onSpan, cursor }: Props) => {
  const { times, duration } = recording
  const last = times.length - 1

  const goTo = (place: number) => {
    const next = Math.min(last, Math.max(0, place))
    cursor.setState({ place: next })
    onSpan((now) => showing(now, times[next] ?? 0, duration))
  }
  /** On by a share of what is seen, and by one sample at least. */
  const stepBy = (share: number) => {
    const { place } = cursor.getState()
    if (place === null) return goTo(nearestTo(times, (span[0] + span[1]) / 2))
    const next = nearestTo(times, (times[place] ?? 0) + share * (span[1] - span[0]))
    goTo(next === place ? place + Math.sign(share) : next)
  }
  const zoomBy = (factor: number) => {
    const { place } = cursor.getState()
    onSpan((now) => {
      const at = place === null ? (now[0] + now[1]) / 2 : (times[place] ?? 0)
      return zoomedTo(now, factor, at, duration)
    })
  }

  const [small, large] = [1 / 200, 1 / 20]
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const wide = event.shiftKey ? large : small
    const acts = new Map<string, () => void>([
      ['ArrowRight', () => stepBy(wide)],
      ['ArrowUp', () => stepBy(wide)],
      ['ArrowLeft', () => stepBy(-wide)],
      ['ArrowDown', () => stepBy(-wide)],
      ['PageUp', () => stepBy(large * 2)],
      ['PageDown', () => stepBy(-large * 2)],
      ['Home', () => goTo(0)],
      ['End', () => goTo(last)],
      ['+', () => zoomBy(zoomStep)],
      ['=', () => zoomBy(zoomStep)],
      ['-', () => zoomBy(1 / zoomStep)],
      ['Escape', () => onSpan(() => wholeOf(duration))],
    ])
    const act = acts.get(event.key)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
}
