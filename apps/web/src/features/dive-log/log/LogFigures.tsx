import { numberText } from '@soundings/rules/phrases'
import { depthNumber, unitSymbol } from '@soundings/rules/units'
import { useQuery } from '@tanstack/react-query'
import { useUnits } from '#shared/units/unit-store.ts'
import { statisticsQuery } from '../dive-log.queries.ts'
import css from './LogFigures.module.css'

/** The four figures of the whole log. */
export const LogFigures = () => {
  const unit = useUnits(({ depth }) => depth)
  const { data } = useQuery(statisticsQuery())
  const figures = [
    { label: 'Total Dives', value: data && numberText(data.totalDives) },
    { label: 'Hours Underwater', value: data && numberText(data.hoursUnderwater, 1, 1) },
    { label: `Max Depth (${unitSymbol[unit]})`, value: data && depthNumber(data.maxDepth, unit) },
    { label: 'Countries', value: data && numberText(data.countries) },
  ]
  return (
    <dl className={css.figures} aria-label="Your log in figures">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
