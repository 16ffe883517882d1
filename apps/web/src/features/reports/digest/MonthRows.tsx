import type { Digest, Spread } from '@soundings/contract/reports'
import { monthNames } from '@soundings/rules/months'
import { plural } from '@soundings/rules/phrases'
import { type Bar, rowsOf } from './chart.view.ts'
import css from './MonthRows.module.css'

type Props = {
  title: string
  what: 'visibility' | 'waterTemp'
  months: Digest['months']
  bars: readonly Bar[]
  text: (value: number) => string
  rangeText: (spread: Spread) => string
  isFromZero: boolean
}

/** The few months of which anything is told, one by one: what was measured, between what, and from how many reports. */
export const MonthRows = ({ title, what, months, bars, text, rangeText, isFromZero }: Props) => (
  <table className={css.rows}>
    <caption className={css.caption}>{title} by month</caption>
    <thead className={css.head}>
      <tr>
        <th scope="col">Month</th>
        <th scope="col">Median</th>
        <th scope="col">Half of all reports</th>
        <th scope="col">Reports</th>
      </tr>
    </thead>
    <tbody>
      {rowsOf(bars, isFromZero).map(({ month, median, low, high }) => {
        const spread = months.find((each) => each.month === month)?.[what]
        if (!spread) return null
        return (
          <tr key={month}>
            <th scope="row">{monthNames[month - 1]}</th>
            <td className={css.median}>{text(spread.median)}</td>
            <td className={css.range}>
              <span className={css.line} aria-hidden="true">
                <span className={css.half} style={{ left: `${low}%`, right: `${100 - high}%` }} />
                <span className={css.dot} style={{ left: `${median}%` }} />
              </span>
              <span className={css.words}>{rangeText(spread)}</span>
            </td>
            <td className={css.count}>{plural(spread.reports, { one: '# report', other: '# reports' })}</td>
          </tr>
        )
      })}
    </tbody>
  </table>
)
