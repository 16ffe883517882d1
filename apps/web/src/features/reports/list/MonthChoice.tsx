import { VisuallyHidden } from '@mantine/core'
import { monthNames } from '@soundings/rules/months'
import type { CSSProperties } from 'react'
import { shareOf } from '../filter.view.ts'
import { reportsText } from '../report/report.view.ts'
import css from './MonthChoice.module.css'

type Props = {
  /** How many reports there are of each month, January first. */
  byMonth: readonly number[]
  month: number | undefined
  onMonth: (month: number | undefined) => void
}

/** The year by its reports; a month that is pressed is all that the list shows, until it is pressed again. */
export const MonthChoice = ({ byMonth, month, onMonth }: Props) => (
  <fieldset className={css.months}>
    <legend className={css.legend}>Month of the dive</legend>
    {monthNames.map((name, at) => {
      const count = byMonth[at] ?? 0
      const isChosen = month === at + 1
      const style = { '--share': shareOf(count, byMonth) } as CSSProperties
      return (
        <button
          key={name}
          type="button"
          className={css.month}
          style={style}
          aria-pressed={isChosen}
          disabled={count === 0 && !isChosen}
          onClick={() => onMonth(isChosen ? undefined : at + 1)}
        >
          <span className={css.bar} aria-hidden="true" />
          <span aria-hidden="true">{name.slice(0, 3)}</span>
          <VisuallyHidden>
            {name}, {reportsText(count)}
          </VisuallyHidden>
        </button>
      )
    })}
  </fieldset>
)
