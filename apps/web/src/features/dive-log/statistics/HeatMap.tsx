import { plural } from '@soundings/rules/phrases'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type DateLanguage, partialDateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import css from './HeatMap.module.css'
import { afterKey, type HeatPlace, heatBand, monthsOf, mostDives } from './heat-map.view.ts'

type Props = { year: number; days: readonly { date: string; dives: number }[] }

const dayText = ({ date, dives }: { date: string; dives: number }, language: DateLanguage): string =>
  dives === 0
    ? `${partialDateText(date, language)}: no dives`
    : `${partialDateText(date, language)}: ${plural(dives, { one: '# dive', other: '# dives' })}`

/** Where the keyboard begins: at the last day with a dive. */
const startOf = (days: Props['days']): HeatPlace => {
  const last = days.at(-1)
  return last
    ? { month: Number(last.date.slice(5, 7)) - 1, day: Number(last.date.slice(8)) - 1 }
    : { month: 0, day: 0 }
}

/** The days of a year, a row for each month, in the colours of depth. Arrow keys go from day to day. */
export const HeatMap = ({ year, days }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  const months = monthsOf(year, days)
  const [at, setAt] = useState(() => startOf(days))
  const [isShown, setShown] = useState(false)
  const grid = useRef<HTMLTableElement>(null)

  const go = (event: KeyboardEvent) => {
    const next = afterKey(event.key, at, months)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    setAt(next)
    grid.current?.querySelector<HTMLElement>(`[data-place="${next.month}-${next.day}"]`)?.focus()
  }
  const show = (place: HeatPlace) => {
    setAt(place)
    setShown(true)
  }
  const shown = isShown ? months[at.month]?.days[at.day] : null
  return (
    <div>
      <div className={css.scroller}>
        <table ref={grid} className={css.grid} aria-label={`Dive days of ${year}`}>
          <tbody>
            {months.map(({ name, days: ofMonth }, month) => (
              <tr key={name}>
                <th scope="row" className={css.month}>
                  <abbr title={name}>{name.slice(0, 3)}</abbr>
                </th>
                {ofMonth.map((day, place) =>
                  day ? (
                    <td key={day.date}>
                      <button
                        type="button"
                        className={css.day}
                        data-place={`${month}-${place}`}
                        data-band={heatBand(day.dives)}
                        tabIndex={at.month === month && at.day === place ? 0 : -1}
                        aria-label={dayText(day, language)}
                        onKeyDown={go}
                        onFocus={() => show({ month, day: place })}
                        onPointerEnter={() => show({ month, day: place })}
                      >
                        {day.dives > 0 && <span className={css.number}>{day.dives}</span>}
                      </button>
                    </td>
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a place in the month, which stays
                    <td key={place} aria-hidden="true" />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css.foot}>
        <p className={css.said}>{shown ? dayText(shown, language) : 'Choose a day to see its dives.'}</p>
        <ul className={css.legend} aria-label="Dives a day">
          {Array.from({ length: mostDives }, (_, index) => index + 1).map((dives) => (
            <li key={dives} data-band={heatBand(dives)}>
              {dives === mostDives ? `${dives}+` : dives}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
