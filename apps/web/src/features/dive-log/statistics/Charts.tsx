import type { DiveStatistics } from '@soundings/contract/dive-log'
import { plural } from '@soundings/rules/phrases'
import { useUnits } from '#shared/units/unit-store.ts'
import { Bars } from './Bars.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import css from './Charts.module.css'
import { Columns } from './Columns.tsx'
import {
  airUse,
  byBuddy,
  byCountry,
  byDepth,
  byGas,
  byMonthOfYear,
  bySite,
  byTemperature,
  byYear,
} from './charts.view.ts'
import { Pauses } from './Pauses.tsx'
import { Points } from './Points.tsx'
import { SurfaceIntervals } from './SurfaceIntervals.tsx'

/** One bar after the other, for what has names; what no dive tells of is left out. */
const named = [byDepth, byTemperature, byGas, bySite, byCountry, byBuddy] as const

/** The dives of a log by what they have in common. */
export const Charts = ({ statistics }: { statistics: DiveStatistics }) => {
  const { depth, temperature, pressure } = useUnits()
  const units = { depth, temperature }
  const air = airUse(statistics, { pressure })
  const dives = air.rows.length > 0 ? statistics.sac.reduce((sum, month) => sum + month.dives, 0) : 0
  return (
    <div className={css.charts}>
      {[byYear, byMonthOfYear].map((make) => {
        const chart = make(statistics, units)
        return (
          <ChartPanel key={chart.name} {...chart}>
            <Columns rows={chart.rows} />
          </ChartPanel>
        )
      })}
      {named.map((make) => {
        const chart = make(statistics, units)
        return (
          chart.rows.length > 0 && (
            <ChartPanel key={chart.name} {...chart}>
              <Bars rows={chart.rows} />
            </ChartPanel>
          )
        )
      })}
      {air.rows.length > 0 && (
        <ChartPanel
          {...air}
          about={plural(dives, {
            one: 'Gas breathed per minute at the surface, from # dive with cylinder pressures.',
            other:
              'Gas breathed per minute at the surface, from # dives with cylinder pressures. Each point is a month.',
          })}
        >
          <Points rows={air.rows} />
        </ChartPanel>
      )}
      <SurfaceIntervals interval={statistics.surfaceInterval} />
      <Pauses pauses={statistics.pauses} />
    </div>
  )
}
