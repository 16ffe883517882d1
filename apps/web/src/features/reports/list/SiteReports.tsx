import { Button } from '@mantine/core'
import { reportTexts } from '@soundings/contract/reports'
import type { Site } from '@soundings/contract/sites'
import { IconNotes } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { filterText, isNarrow } from '../filter.view.ts'
import { openOwnReport } from '../outbox/report-form-store.ts'
import { reportsText } from '../report/report.view.ts'
import { reportLink, useReportFilter } from '../report-address.ts'
import { latestReport } from '../report-components.ts'
import { digestQuery } from '../reports.queries.ts'
import { Invite } from './Invite.tsx'
import { ReportCard } from './ReportCard.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportSkeletons } from './ReportSkeletons.tsx'
import css from './SiteReports.module.css'
import { useSiteReports } from './use-site-reports.ts'
import { WaitingReports } from './WaitingReports.tsx'

type Props = { site: Pick<Site, 'id' | 'siteName' | 'region' | 'country' | 'approvalStatus'> }

/** What divers found at a site, dive by dive, and the way to add to it. */
export const SiteReports = ({ site }: Props) => {
  const [filter, setFilter] = useReportFilter()
  const read = useSiteReports(site.id, filter)
  const { data: told } = useQuery(digestQuery(site.id))
  const isLate = useLate(read.isLoading)
  const { items: reports, total, error, retry } = read
  const narrow = isNarrow(filter)
  const mayAdd = site.approvalStatus === 'approved'

  const heading = useRef<HTMLHeadingElement>(null)
  const hasRemoved = useRef(false)
  const shown = reports?.length
  useEffect(() => {
    // The button that was pressed is gone with its report, so the focus moves to the top of the list.
    if (!hasRemoved.current || shown === undefined) return
    hasRemoved.current = false
    heading.current?.focus({ preventScroll: true })
  }, [shown])

  const body = () => {
    if (reports?.length === 0 && narrow)
      return (
        <Notice
          icon={IconNotes}
          title={`No dive reports ${filterText(filter)}`}
          role="status"
          action={
            <Button variant="default" onClick={() => setFilter({})}>
              Show all dive reports
            </Button>
          }
        >
          <p>There may be reports from other times.</p>
        </Notice>
      )
    if (reports?.length === 0)
      return (
        <Notice
          icon={IconNotes}
          title={reportTexts.empty}
          role="status"
          action={mayAdd && <Invite site={site} label="Write the first report" />}
        >
          <p>Be the first to report a dive here.</p>
        </Notice>
      )
    if (reports)
      return (
        <>
          <ul className={css.list} aria-label={`Dive reports of ${site.siteName}`}>
            {reports.map((report) => (
              <li key={report.id}>
                <ReportCard
                  report={report}
                  onDiver={(diver) => setFilter({ ...filter, diver })}
                  onEdit={() => openOwnReport(report)}
                  onRemoved={() => {
                    hasRemoved.current = true
                  }}
                />
              </li>
            ))}
          </ul>
          <ListEnd of="dive reports" {...read} />
        </>
      )
    if (error) return <FailureNotice title="Dive reports couldn’t be loaded" error={error} onRetry={retry} />
    return isLate && <ReportSkeletons />
  }

  const hasHead = (reports !== undefined && reports.length > 0) || narrow
  return (
    <div className={css.reports} aria-busy={read.isLoading}>
      <WaitingReports siteId={site.id} />
      {hasHead && (
        <div className={css.head}>
          <h2 ref={heading} className={css.title} tabIndex={-1}>
            {reports ? `${reportsText(total)} ${filterText(filter)}`.trim() : 'Dive reports'}
          </h2>
          {reports && reports.length > 0 && (
            <Link {...reportLink(latestReport)} className={css.walk}>
              Browse reports
            </Link>
          )}
          {mayAdd && <Invite site={site} />}
        </div>
      )}
      {hasHead && <ReportFilters filter={filter} onFilter={setFilter} byMonth={told?.byMonth} />}
      {body()}
    </div>
  )
}
