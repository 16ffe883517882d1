import { monthRanges } from '@soundings/rules/months'
import { depthRangeText, depthText, temperatureRangeText, temperatureText } from '@soundings/rules/units'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { conditionLabel } from '../labels.view.ts'
import facts from '../report/ReportFacts.module.css'
import { reportsText } from '../report/report.view.ts'
import { reportLink, reportsTabLink } from '../report-address.ts'
import { latestReport } from '../report-components.ts'
import { digestQuery } from '../reports.queries.ts'
import css from './DigestPanel.module.css'
import { daysAgoText, shareText, waterText } from './digest.view.ts'
import { MonthChart } from './MonthChart.tsx'
import { SeenHere } from './SeenHere.tsx'

/** What divers report of a site, taken together, and how many of them; nothing where they are too few to tell. */
export const DigestPanel = ({ siteId }: { siteId: string }) => {
  const { data } = useQuery(digestQuery(siteId))
  const { depth, temperature } = useUnits()
  const language = useDateLanguage((dates) => dates.language)
  const digest = data?.digest
  if (!digest) return null
  const { reports, visibility, waterTemp, months, conditions, seen, bestMonths, latest } = digest
  const water = latest && waterText(latest, { depth, temperature })
  return (
    <section className={css.panel} aria-labelledby="digest-title">
      <header className={css.head}>
        <h2 id="digest-title" className={css.title}>
          What divers report
        </h2>
        <p className={css.about}>
          From {reportsText(reports)}. <Link {...reportsTabLink}>Read them</Link> or{' '}
          <Link {...reportLink(latestReport)}>browse reports</Link>
        </p>
      </header>
      {latest && water && (
        <p className={css.latest}>
          <span className={css.when}>
            Latest, <time dateTime={latest.diveDate}>{daysAgoText(latest.diveDate, Date.now())}</time> (
            {dateText(latest.diveDate, language)})
          </span>
          <strong>{water}</strong>
        </p>
      )}
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
      {(bestMonths.length > 0 || conditions.length > 0) && (
        <dl className={facts.facts}>
          {bestMonths.length > 0 && (
            <div>
              <dt>Liked best in</dt>
              <dd>{monthRanges(bestMonths)}</dd>
            </div>
          )}
          {conditions.slice(0, 4).map(({ condition, share }) => (
            <div key={condition}>
              <dt>{conditionLabel[condition]}</dt>
              <dd>{shareText(share)}</dd>
            </div>
          ))}
        </dl>
      )}
      <SeenHere seen={seen} />
    </section>
  )
}
