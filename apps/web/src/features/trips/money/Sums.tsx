import type { Budget, Settlement } from '@soundings/contract/trips-money'
import type { Trip } from '@soundings/contract/trips-shapes'
import { IconArrowRight } from '@tabler/icons-react'
import { shortDayText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { moneyText } from '#shared/lib/money.ts'
import { Figures } from '#shared/ui/Figures.tsx'
import { icon } from '#shared/ui/icons.ts'
import { categoryLabel } from '../labels.view.ts'
import { travellerName } from '../people/people.view.ts'
import css from './money.module.css'

/** `planned` is what was meant to be spent on it, where anything was. */
type Bar = { name: string; amount: number; text: string; planned?: number | null }

/** Amounts beside each other, each with its number and a line at what was planned. */
const Bars = ({ label, bars }: { label: string; bars: readonly Bar[] }) => {
  const most = Math.max(...bars.flatMap(({ amount, planned }) => [amount, planned ?? 0]), 1)
  return (
    <ul className={css.bars} aria-label={label}>
      {bars.map(({ name, amount, text, planned: line }) => (
        <li key={name}>
          <span>{name}</span>
          <span className={css.track} aria-hidden="true">
            <span
              style={{ width: `${(amount / most) * 100}%` }}
              data-over={(line != null && amount > line) || undefined}
            />
            {line != null && line > 0 && <i style={{ insetInlineStart: `${(line / most) * 100}%` }} />}
          </span>
          <span className={css.number}>{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** What was spent against the plan, by day and by category. */
export const Sums = ({ budget }: { budget: Budget }) => {
  const language = useDateLanguage((dates) => dates.language)
  const { currency, spent, left, mine, planPerDay, perDay, perCategory } = budget
  const money = (amount: number) => moneyText(amount, currency)
  return (
    <>
      <Figures
        label="Budget"
        areLong
        figures={[
          { label: 'Planned', value: budget.budget === null ? '–' : money(budget.budget) },
          { label: 'Spent', value: money(spent) },
          {
            label: left !== null && left < 0 ? 'Over the plan' : 'Left',
            value: left === null ? '–' : money(Math.abs(left)),
          },
          { label: 'Your part', value: money(mine) },
        ]}
      />
      {spent > 0 && (
        <div className={css.sums}>
          <section aria-labelledby="by-category">
            <h3 id="by-category">By category</h3>
            <Bars
              label="By category"
              bars={perCategory.map(({ category, amount }) => ({
                name: categoryLabel[category],
                amount,
                text: money(amount),
              }))}
            />
          </section>
          <section aria-labelledby="by-day">
            <h3 id="by-day">By day</h3>
            <Bars
              label="By day"
              bars={perDay.map(({ day, amount }) => ({
                name: day === null ? 'No day' : shortDayText(day, language),
                amount,
                text: money(amount),
                planned: day === null ? null : planPerDay,
              }))}
            />
            {planPerDay !== null && (
              <p className={css.quiet}>The line is the plan for each day: {money(planPerDay)}.</p>
            )}
          </section>
        </div>
      )}
    </>
  )
}

/** Who pays whom, so that nobody owes anybody. */
export const Settled = ({ trip, me, settlement }: { trip: Trip; me: string; settlement: Settlement }) => {
  const { balances, transfers, currency } = settlement
  if (balances.length < 2) return null
  const name = (id: string | null) => travellerName(trip, id, me)
  return (
    <section className={css.part} aria-labelledby="settle">
      <h2 id="settle">Who owes whom</h2>
      {transfers.length === 0 ? (
        <p className={css.quiet}>Nobody owes anybody.</p>
      ) : (
        <ul className={css.transfers}>
          {transfers.map(({ from, to, amount }) => (
            <li key={`${from} ${to}`}>
              <span>{name(from)}</span>
              <IconArrowRight {...icon} aria-label="pays" aria-hidden={false} role="img" />
              <span>{name(to)}</span>
              <strong>{moneyText(amount, currency)}</strong>
            </li>
          ))}
        </ul>
      )}
      <table className={css.balances}>
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col">Paid</th>
            <th scope="col">Part</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {balances.map(({ userId, paid, share, balance }) => (
            <tr key={userId}>
              <th scope="row">{name(userId)}</th>
              <td>{moneyText(paid, currency)}</td>
              <td>{moneyText(share, currency)}</td>
              <td data-minus={balance < 0 || undefined}>
                {balance > 0 && '+'}
                {moneyText(balance, currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
