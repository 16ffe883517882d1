import { Skeleton } from '@mantine/core'
import { monthRanges } from '@soundings/rules/months'
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
import css from './Digest.module.css'
import { daysAgoText, figuresOf, shareText, waterText } from './digest.view.ts'

type Props = {
  siteId: string
  /** Whether there are reports at all: then room is kept for what they say. */
  isExpected: boolean
}

/** How a site is now, as divers report it, and how many of them; nothing where they are too few to tell. */
export const DigestNow = ({ siteId, isExpected }: Props) => {
  const { data, error } = useQuery(digestQuery(siteId))
  const { depth, temperature } = useUnits()
  const language = useDateLanguage((dates) => dates.language)
  if (!data && !error && isExpected) return <Skeleton className={css.wait ?? ''} radius={14} />
  const digest = data?.digest
  if (!digest) return null
  const { reports, conditions, bestMonths, latest } = digest
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
      <dl className={facts.facts}>
        {figuresOf(digest, new Date().getMonth() + 1, { depth, temperature }).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {conditions.slice(0, 3).map(({ condition, share }) => (
          <div key={condition}>
            <dt>{conditionLabel[condition]}</dt>
            <dd>{shareText(share)}</dd>
          </div>
        ))}
        {bestMonths.length > 0 && (
          <div>
            <dt>Liked best in</dt>
            <dd>{monthRanges(bestMonths)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
