import { VisuallyHidden } from '@mantine/core'
import type { EventLine } from '@soundings/contract/events-shapes'
import { plural } from '@soundings/rules/phrases'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { weekdayTexts, wholeDayText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import css from './MonthView.module.css'
import { dayByKey, monthOf, weeksOf } from './month.view.ts'

/** So many titles stand in the square of a day. */
const mostTitles = 2

type Props = {
  month: string
  today: string
  /** The chosen one. */
  day: string
  days: ReadonlyMap<string, readonly EventLine[]>
  onDay: (day: string) => void
}

/** A month in weeks. Arrow keys go from day to day, and into the months beside it. */
export const MonthTable = ({ month, today, day: chosen, days, onDay }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  const table = useRef<HTMLTableElement>(null)
  const byKey = useRef(false)
  useEffect(() => {
    if (!byKey.current) return
    byKey.current = false
    table.current?.querySelector<HTMLButtonElement>(`[data-day="${chosen}"]`)?.focus()
  }, [chosen])
  const go = (event: KeyboardEvent) => {
    const next = dayByKey(chosen, event.key)
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    byKey.current = true
    onDay(next)
  }
  return (
    <table ref={table} className={css.table} aria-label="Month" onKeyDown={go}>
      <thead>
        <tr>
          {weekdayTexts(language).map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const events = days.get(day) ?? []
              const count = plural(events.length, { one: '# event', other: '# events' })
              return (
                <td key={day}>
                  <button
                    type="button"
                    className={css.square}
                    data-day={day}
                    data-beside={monthOf(day) !== month || undefined}
                    data-joined={events.some(({ isJoined }) => isJoined) || undefined}
                    aria-current={day === today ? 'date' : undefined}
                    aria-pressed={day === chosen}
                    tabIndex={day === chosen ? 0 : -1}
                    onClick={() => onDay(day)}
                  >
                    <VisuallyHidden>
                      {wholeDayText(day, language)}
                      {events.length > 0 && `, ${count}: `}
                    </VisuallyHidden>
                    <span className={css.number} aria-hidden="true">
                      {Number(day.slice(8))}
                    </span>
                    {events.slice(0, mostTitles).map(({ id, title, isJoined, state }) => (
                      <span
                        key={id}
                        className={css.title}
                        data-joined={isJoined || undefined}
                        data-cancelled={state === 'cancelled' || undefined}
                      >
                        {title}
                      </span>
                    ))}
                    {events.length > mostTitles && (
                      <span className={css.others} aria-hidden="true">
                        +{events.length - mostTitles} more
                      </span>
                    )}
                    {events.length > 0 && (
                      <span className={css.dots} aria-hidden="true">
                        {events.length}
                      </span>
                    )}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
