import { VisuallyHidden } from '@mantine/core'
import type { Report } from '@soundings/contract/reports'
import { ReportFacts } from '../report/ReportFacts.tsx'
import { ReportHead } from '../report/ReportHead.tsx'
import { ReportPhotos } from '../report/ReportPhotos.tsx'
import { ReportWords } from '../report/ReportWords.tsx'
import css from './ReportForReview.module.css'

/** A dive report as everybody would read it, and which site it is about. */
export const ReportForReview = ({ report }: { report: Report }) => {
  const { diveSite, photos } = report
  const place = [diveSite.region, diveSite.country].filter(Boolean).join(', ')
  return (
    <section className={css.review} aria-label="The dive report">
      <ReportHead report={report} level={3} />
      <p className={css.site}>
        At{' '}
        <a href={`/sites/${diveSite.id}/${diveSite.slug}`} target="_blank" rel="noopener">
          <bdi>{diveSite.siteName}</bdi>
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
        {place !== '' && <span className={css.place}>{place}</span>}
      </p>
      <ReportFacts report={report} />
      <ReportWords report={report} />
      <ReportPhotos photos={photos} siteName={diveSite.siteName} />
    </section>
  )
}
