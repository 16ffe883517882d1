import { numberText } from '@soundings/rules/phrases'
import { depthNumber, unitSymbol } from '@soundings/rules/units'
import { useQuery } from '@tanstack/react-query'
import { Figures } from '#shared/ui/Figures.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { statisticsQuery } from '../dive-log.queries.ts'

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
  return <Figures label="Your log in figures" figures={figures} />
}
