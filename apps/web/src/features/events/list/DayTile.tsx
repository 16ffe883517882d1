import type { EventLine } from '@soundings/contract/events-shapes'
import css from './DayTile.module.css'
import { tileOf } from './tile.view.ts'

/** The day of an event as a leaf of a calendar; the words beside it say it whole. */
export const DayTile = ({ date }: Pick<EventLine, 'date'>) => {
  const { month, day, weekday } = tileOf(date)
  return (
    <span className={css.tile} aria-hidden="true">
      <span className={css.month}>{month}</span>
      <span className={css.day}>{day}</span>
      <span className={css.weekday}>{weekday}</span>
    </span>
  )
}
