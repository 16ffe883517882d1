import { Skeleton } from '@mantine/core'
import type { TripInsights } from '@soundings/contract/trip-advice-shapes'
import type { Trip } from '@soundings/contract/trips-shapes'
import { depthBand } from '@soundings/rules/depth'
import { monthNames } from '@soundings/rules/months'
import { listText, plural } from '@soundings/rules/phrases'
import { difficultyLabel, hazardLabel } from '@soundings/rules/site-labels'
import {
  depthRangeText,
  depthText,
  temperatureRangeText,
  temperatureText,
  type Units,
} from '@soundings/rules/units'
import { IconMapQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Scroller } from '#shared/ui/Scroller.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import columns from '../page/columns.module.css'
import css from './advice.module.css'
import { insightsQuery } from './advice.queries.ts'

const Months = ({ insights, units }: { insights: TripInsights; units: Units }) => (
  <section className={css.box} aria-labelledby="know-months">
    <h2 id="know-months">Month by month</h2>
    {insights.bestMonths.length > 0 && (
      <p>
        Best months {insights.bestMonthsFrom === 'reports' ? 'by divers’ reports' : 'as the sites’ pages say'}
        : {listText(insights.bestMonths.map((month) => monthNames[month - 1] ?? ''))}.
      </p>
    )}
    <Scroller className={css.scroller} aria-label="Months as a table">
      <table className={css.months}>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Water</th>
            <th scope="col">Visibility</th>
            <th scope="col">Reports</th>
          </tr>
        </thead>
        <tbody>
          {insights.months.map(({ month, reports, visibility, waterTemp, likelyTemp }) => (
            <tr key={month} data-trip={insights.tripMonths.includes(month) || undefined}>
              <th scope="row">
                {monthNames[month - 1]}
                {insights.tripMonths.includes(month) && <small> · your trip</small>}
              </th>
              <td>
                {waterTemp ? (
                  temperatureRangeText({ min: waterTemp.low, max: waterTemp.high }, units.temperature)
                ) : (
                  <small>likely {temperatureText(likelyTemp, units.temperature)}</small>
                )}
              </td>
              <td>
                {visibility ? (
                  depthRangeText({ min: visibility.low, max: visibility.high }, units.depth)
                ) : (
                  <small>no reports</small>
                )}
              </td>
              <td>{reports}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
    <p className={css.quiet}>
      Half of all reports lie within the spans. What nobody measured is a guess by latitude and season.
    </p>
  </section>
)

const Depths = ({ insights: { depths }, units }: { insights: TripInsights; units: Units }) => (
  <section className={css.box} aria-labelledby="know-depths">
    <h2 id="know-depths">Depths and your training</h2>
    <p>{depths.text}</p>
    <ul className={css.list}>
      {depths.bands.map(({ level, from, to, sites }) => (
        <li key={level}>
          <span>
            {difficultyLabel[level]}:{' '}
            {to === null ? `below ${depthText(from, units.depth)}` : `to ${depthText(to, units.depth)}`}
          </span>
          <span>{plural(sites, { one: '# site', other: '# sites' })}</span>
        </li>
      ))}
      {depths.unknown > 0 && (
        <li>
          <span>Depth not recorded</span>
          <span>{plural(depths.unknown, { one: '# site', other: '# sites' })}</span>
        </li>
      )}
    </ul>
    <div className={css.bands} aria-hidden="true">
      {depths.bands.map(({ level, from, to, sites }) => (
        <span key={level} data-band={depthBand(to ?? from + 1)} style={{ flexGrow: sites }} />
      ))}
    </div>
  </section>
)

const Known = ({ insights, units }: { insights: TripInsights; units: Units }) => {
  const { animals, hazards, suit, sun } = insights
  return (
    <div className={columns.columns}>
      <Months insights={insights} units={units} />
      <div className={columns.column}>
        {suit && (
          <section className={css.box} aria-labelledby="know-suit">
            <h2 id="know-suit">What to wear</h2>
            <p>{suit.text}</p>
            <p className={css.quiet}>{suit.rule}</p>
          </section>
        )}
        <Depths insights={insights} units={units} />
        {animals.length > 0 && (
          <section className={css.box} aria-labelledby="know-animals">
            <h2 id="know-animals">Seen here{insights.tripMonths.length > 0 && ' in these months'}</h2>
            <ul className={css.list}>
              {animals.slice(0, 12).map(({ species, name, reports }) => (
                <li key={species}>
                  <span>{name}</span>
                  <span>{plural(reports, { one: '# report', other: '# reports' })}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {hazards.length > 0 && (
          <section className={css.box} aria-labelledby="know-hazards">
            <h2 id="know-hazards">Hazards</h2>
            <ul className={css.list}>
              {hazards.map(({ hazard, sites }) => (
                <li key={hazard}>
                  <span>{hazardLabel[hazard]}</span>
                  <span>{plural(sites, { one: '# site', other: '# sites' })}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {sun && (
          <section className={css.box} aria-labelledby="know-sun">
            <h2 id="know-sun">Daylight</h2>
            <p>{sun.text}</p>
          </section>
        )}
      </div>
    </div>
  )
}

/** What is known of the destination in the dates of a trip. */
export const Insights = ({ trip }: { trip: Trip }) => {
  const units = useUnits()
  const { data, error, isFetching, refetch } = useQuery(insightsQuery(trip.id, units))
  const isLate = useLate(isFetching && !data)
  if (!data && error && !isFetching)
    return <FailureNotice title="This part couldn’t be loaded" error={error} onRetry={() => void refetch()} />
  if (!data) return isLate && <Skeleton height={420} radius="lg" aria-label="Loading" role="status" />
  if (!data.place)
    return (
      <Notice icon={IconMapQuestion} title={`Nothing is known about ${trip.destination} yet`} role="status">
        <p>{data.notice ?? 'Choose a destination from the list to see its months, animals and depths.'}</p>
      </Notice>
    )
  return (
    <>
      {data.notice !== null && <p className={css.quiet}>{data.notice}</p>}
      <Known insights={data} units={units} />
    </>
  )
}
