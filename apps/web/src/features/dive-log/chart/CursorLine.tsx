import type { Units } from '@soundings/rules/units'
import type { ComponentProps, RefObject } from 'react'
import { useStore } from 'zustand'
import css from './chart.module.css'
import type { Cursor } from './cursor.ts'
import { depthScale, timeScale } from './drawing.ts'
import { type Layout, sides } from './layout.view.ts'
import { spokenAt } from './reading.view.ts'
import type { Recording } from './recording.view.ts'
import type { Span } from './zoom.view.ts'

type Props = {
  plot: RefObject<HTMLDivElement | null>
  recording: Recording
  span: Span
  layout: Layout
  units: Units
  cursor: Cursor
} & Pick<
  ComponentProps<'div'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave' | 'onKeyDown'
>

/** The moment that is read, as a line over the picture; it is all that moves. Screen readers meet it as a slider. */
export const CursorLine = ({ plot, recording, span, layout, units, cursor, ...acts }: Props) => {
  const place = useStore(cursor, (now) => now.place)
  const { times, held, duration, maxDepth } = recording
  const second = place === null ? null : (times[place] ?? 0)
  const x = second === null ? 0 : timeScale(span, layout.plot)(second)
  const y = depthScale(maxDepth, layout.depths.height)(held.get('depth')?.[place ?? 0] || 0)
  const isSeen = second !== null && second >= span[0] && second <= span[1]
  return (
    <div
      ref={plot}
      className={css.plot}
      style={{ insetInlineStart: sides.left, width: layout.plot, height: layout.axis }}
      role="slider"
      tabIndex={0}
      aria-label="Dive profile"
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(second ?? 0)}
      aria-valuetext={
        place === null ? 'Use the arrow keys to read the profile' : spokenAt(recording, place, units)
      }
      {...acts}
    >
      {isSeen && (
        <span className={css.cursor} style={{ transform: `translateX(${x}px)` }}>
          <span className={css.dot} style={{ transform: `translateY(${layout.depths.top + y}px)` }} />
        </span>
      )}
    </div>
  )
}
