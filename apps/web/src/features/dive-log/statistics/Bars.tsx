import { numberText } from '@soundings/rules/phrases'
import css from './Bars.module.css'
import type { ChartRow } from './charts.view.ts'
import { LogLink } from './LogLink.tsx'
import { shareOf } from './scale.view.ts'

/** So many bars are drawn; the table has all. */
const most = 8

/** What is counted under its name, as bars one below the other. */
export const Bars = ({ rows }: { rows: readonly ChartRow[] }) => (
  <ul className={css.bars}>
    {rows.slice(0, most).map(({ key, label, value, band, search }) => (
      <li key={key} className={css.row}>
        <span className={css.label}>
          <LogLink label={label} search={search} />
        </span>
        <span className={css.track} aria-hidden="true">
          <span
            className={css.bar}
            style={{ width: `${shareOf(value, rows)}%` }}
            {...(band && { 'data-band': band })}
          />
        </span>
        <span className={css.count}>{numberText(value)}</span>
      </li>
    ))}
    {rows.length > most && (
      <li className={css.rest}>And {numberText(rows.length - most)} more in the table.</li>
    )}
  </ul>
)
