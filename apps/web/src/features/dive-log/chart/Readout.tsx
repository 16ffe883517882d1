import type { Units } from '@soundings/rules/units'
import { useStore } from 'zustand'
import css from './chart.module.css'
import type { Cursor } from './cursor.ts'
import { clockText, eventText, toldAt } from './reading.view.ts'
import type { Recording } from './recording.view.ts'

type Props = { recording: Recording; units: Units; cursor: Cursor }

/** So near to the cursor, in seconds, an event is told with it. */
const near = 8

/** What the computer showed at the moment that is pointed at. The slider says it to screen readers. */
export const Readout = ({ recording, units, cursor }: Props) => {
  const place = useStore(cursor, (now) => now.place)
  if (place === null)
    return (
      <p className={css.readout} data-empty="true">
        Point at the profile to read it, or select it and use the arrow keys.
      </p>
    )
  const second = recording.times[place] ?? 0
  const events = recording.events.filter(({ time }) => Math.abs(time - second) <= near)
  return (
    <dl className={css.readout}>
      <div>
        <dt>Time</dt>
        <dd>{clockText(second)}</dd>
      </div>
      {toldAt(recording, place, units).map(({ column, label, value }) => (
        <div key={column}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {events.length > 0 && (
        <div>
          <dt>Event</dt>
          <dd>{events.map(eventText).join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}
