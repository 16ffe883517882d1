import type { SpeciesFacts } from '@soundings/contract/species'
import { numberText } from '@soundings/rules/phrases'
import css from '../Species.module.css'
import { bestMonth, monthsOf } from './months.view.ts'

const percent = (share: number) => `${numberText(share * 100)}%`

/** In which months reports name a species: drawn, in a sentence, and as a table. */
export const Months = ({ months }: Pick<SpeciesFacts, 'months'>) => {
  const told = monthsOf(months)
  const best = bestMonth(told)
  const most = best?.share ?? 1
  return (
    <section className={css.panel} aria-labelledby="by-month">
      <h2 id="by-month">By month</h2>
      <p>
        {best?.share
          ? `Named most often in ${best.name}: in ${percent(best.share)} of that month’s ${numberText(best.of)} dive reports.`
          : 'Too few dive reports tell of any month yet.'}
      </p>
      {best && (
        <div className={css.bars} aria-hidden="true">
          {told.map(({ name, share }) => (
            <div key={name}>
              <span style={{ height: `${((share ?? 0) / most) * 100}%` }} />
              <small>{name.charAt(0)}</small>
            </div>
          ))}
        </div>
      )}
      <details>
        <summary>Show as a table</summary>
        <table className={css.table}>
          <caption>Dive reports that name it, by month of the dive</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Name it</th>
              <th scope="col">All reports</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {told.map(({ name, reports, of, share }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{numberText(reports)}</td>
                <td>{numberText(of)}</td>
                <td>{share === null ? 'Too few reports' : percent(share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
