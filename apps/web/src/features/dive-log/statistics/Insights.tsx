import type { DiveInsight } from '@soundings/contract/dive-log'
import { numberText } from '@soundings/rules/phrases'
import { gasUseText } from '@soundings/rules/units'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import page from '#shared/members/MemberPage.module.css'
import { Part } from '#shared/ui/Part.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import css from './Insights.module.css'
import { insightsQuery } from './statistics.queries.ts'

const Sentence = ({ text, figures }: DiveInsight) => {
  const pressure = useUnits((units) => units.pressure)
  return (
    <li className={css.insight}>
      <p>{text}</p>
      <dl className={css.figures}>
        {figures.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{unit ? gasUseText(value, pressure) : numberText(value, 1)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** What is worth knowing about a log in words, with the figures behind each sentence. */
export const Insights = () => {
  const query = useQuery(insightsQuery())
  const heading = useId()
  return (
    <section className={page.panel} aria-labelledby={heading}>
      <h2 id={heading} className={page.title}>
        Insights
      </h2>
      <Part query={query} failed="Couldn’t load your insights." height={92}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={page.quiet}>
              There’s not enough to compare yet. A few more dives, and you’ll read here what changes from year
              to year.
            </p>
          ) : (
            <ul className={css.insights}>
              {items.map((insight) => (
                <Sentence key={insight.code} {...insight} />
              ))}
            </ul>
          )
        }
      </Part>
    </section>
  )
}
