import type { Units } from '@soundings/rules/units'
import { useState } from 'react'
import { Scroller } from '#shared/ui/Scroller.tsx'
import css from './chart.module.css'
import { clockText, columnLabel, eventText, tablePlaces, toldAt, toldColumns } from './reading.view.ts'
import type { Recording } from './recording.view.ts'

const Rows = ({ recording, units }: { recording: Recording; units: Units }) => {
  const columns = toldColumns.filter((column) => recording.tracks.has(column))
  return (
    <Scroller className={css.table} aria-label="Dive profile as a table">
      <table>
        <thead>
          <tr>
            <th scope="col">Time</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {columnLabel[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tablePlaces(recording).map((place) => {
            const told = new Map(toldAt(recording, place, units).map(({ column, value }) => [column, value]))
            return (
              <tr key={place}>
                <th scope="row">{clockText(recording.times[place] ?? 0)}</th>
                {columns.map((column) => (
                  <td key={column}>{told.get(column) ?? '–'}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      {recording.events.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Event</th>
            </tr>
          </thead>
          <tbody>
            {recording.events.map((event, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may happen in one second
              <tr key={at}>
                <th scope="row">{clockText(event.time)}</th>
                <td>{eventText(event)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Scroller>
  )
}

/** The profile in words and numbers, thinned out, for who does not see it. */
export const ProfileTable = (props: { recording: Recording; units: Units }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={css.asTable} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Show as a table</summary>
      {isOpen && <Rows {...props} />}
    </details>
  )
}
