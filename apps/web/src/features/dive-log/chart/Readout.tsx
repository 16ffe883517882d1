import type { Units } from '@soundings/rules/units'
import { useStore } from 'zustand'
import css from './chart.module.css'
import type { Cursor } from './cursor.ts'
import { clockText, columnLabel, eventsNear, toldAt, toldColumns } from './reading.view.ts'
import type { Recording } from './recording.view.ts'

type Props = { recording: Recording; units: Units; cursor: Cursor }

/** What the computer showed at the moment that is pointed at. Hidden from screen readers: the slider says it to them. */
export const Readout = ({ recording, units, cursor }: Props) => {
  const place = useStore(cursor, (now) => now.place)
  const { times, tracks, events } = recording
  const second = place === null ? null : (times[place] ?? 0)
  const told = new Map(
    place === null ? [] : toldAt(recording, place, units).map(({ column, value }) => [column, value]),
  )
  const happened = second === null ? [] : eventsNear(recording, second)
  return (
    <dl className={css.readout}>
      <div>
        <dt>Time</dt>
        <dd>{second === null ? '–' : clockText(second)}</dd>
      </div>
      {toldColumns
        .filter((column) => tracks.has(column))
        .map((column) => (
          <div key={column}>
            <dt>{columnLabel[column]}</dt>
            <dd>{told.get(column) ?? '–'}</dd>
          </div>
        ))}
      {events.length > 0 && (
        <div className={css.happened}>
          <dt>Event</dt>
          <dd>{happened.join(', ') || '–'}</dd>
        </div>
      )}
    </dl>
  )
}
