import { statisticsLimits } from '@soundings/contract/statistics-fields'
import { plural } from '@soundings/rules/phrases'
import { depthText, temperatureText } from '@soundings/rules/units'
import { useQuery } from '@tanstack/react-query'
import { Part } from '#shared/ui/Part.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { definitions } from '../definitions.ts'
import { insightsQuery } from '../statistics.queries.ts'
import { Section } from './Section.tsx'
import css from './Sections.module.css'

/** What all dive reports say together, in the reader’s units. */
export const CommunityInsights = () => {
  const query = useQuery(insightsQuery())
  const { temperature, depth } = useUnits()
  return (
    <Section title="Community Insights" definition={definitions.insights}>
      <Part query={query} failed="The insights couldn’t be loaded." height={160}>
        {({ mostActiveMonth, avgWaterTemp, avgVisibility, topMarineLife, counts }) => {
          const told = (n: number, value: string) => (n >= statisticsLimits.reports && value ? value : '–')
          const facts = [
            ['Most Active Month', told(counts.reports, mostActiveMonth), counts.reports],
            [
              'Average Water Temperature',
              told(counts.waterTemp, temperatureText(avgWaterTemp, temperature)),
              counts.waterTemp,
            ],
            [
              'Average Visibility',
              told(counts.visibility, depthText(avgVisibility, depth)),
              counts.visibility,
            ],
            ['Most Spotted Marine Life', told(counts.species, topMarineLife), counts.species],
          ] as const
          return (
            <dl className={css.facts}>
              {facts.map(([label, value, n]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                  <dd className={css.quiet}>
                    {n >= statisticsLimits.reports
                      ? plural(n, { one: 'From # dive report', other: 'From # dive reports' })
                      : `Told from ${statisticsLimits.reports} dive reports on`}
                  </dd>
                </div>
              ))}
            </dl>
          )
        }}
      </Part>
    </Section>
  )
}
