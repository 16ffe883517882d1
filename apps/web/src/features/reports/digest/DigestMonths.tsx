import { depthRangeText, depthText, temperatureRangeText, temperatureText } from '@soundings/rules/units'
import { useQuery } from '@tanstack/react-query'
import { useUnits } from '#shared/units/unit-store.ts'
import { digestQuery } from '../reports.queries.ts'
import css from './Digest.module.css'
import { MonthChart } from './MonthChart.tsx'
import { SeenHere } from './SeenHere.tsx'

/** What divers measure and see at a site, month by month; nothing where they are too few to tell. */
export const DigestMonths = ({ siteId }: { siteId: string }) => {
  const { data } = useQuery(digestQuery(siteId))
  const { depth, temperature } = useUnits()
  const digest = data?.digest
  if (!digest) return null
  const { visibility, waterTemp, months, seen } = digest
  if (!visibility && !waterTemp && seen.length === 0) return null
  return (
    <section className={css.panel} aria-labelledby="digest-months">
      <h2 id="digest-months" className={css.title}>
        Month by month
      </h2>
      {(visibility || waterTemp) && (
        <div className={css.charts}>
          {visibility && (
            <MonthChart
              title="Visibility"
              what="visibility"
              months={months}
              year={visibility}
              unit={depth}
              text={(value) => depthText(value, depth)}
              rangeText={(range) => depthRangeText(range, depth)}
              isFromZero
            />
          )}
          {waterTemp && (
            <MonthChart
              title="Water temperature"
              what="waterTemp"
              months={months}
              year={waterTemp}
              unit={temperature}
              text={(value) => temperatureText(value, temperature)}
              rangeText={(range) => temperatureRangeText(range, temperature)}
              isFromZero={false}
            />
          )}
        </div>
      )}
      <SeenHere seen={seen} />
    </section>
  )
}
