import type { Report } from '@soundings/contract/reports'
import { Link } from '@tanstack/react-router'
import { Helpful } from '../report/Helpful.tsx'
import { ReportFacts } from '../report/ReportFacts.tsx'
import { ReportHead } from '../report/ReportHead.tsx'
import { ReportPhotos } from '../report/ReportPhotos.tsx'
import { ReportStanding } from '../report/ReportStanding.tsx'
import { ReportTools } from '../report/ReportTools.tsx'
import { ReportWords } from '../report/ReportWords.tsx'
import { reportName } from '../report/report.view.ts'
import { reportLink } from '../report-address.ts'
import css from './ReportCard.module.css'

type Props = {
  report: Report
  onDiver: (handle: string) => void
  onEdit: () => void
  onRemoved: () => void
}

/** So many photos stand in a list. */
const maxPhotos = 6

/** One dive of a list, as far as there is room; it opens as a whole. */
export const ReportCard = ({ report, onDiver, onEdit, onRemoved }: Props) => (
  <article className={css.card} aria-label={reportName(report)}>
    <ReportHead report={report} level={3} onDiver={onDiver} />
    <ReportStanding report={report} />
    <ReportFacts report={report} />
    <ReportWords report={report} isShort />
    <ReportPhotos photos={report.photos} siteName={report.diveSite.siteName} max={maxPhotos} />
    <footer className={css.foot}>
      <Helpful report={report} />
      <Link {...reportLink(report.id)} className={css.open}>
        Open the report
      </Link>
      <span className={css.tools}>
        <ReportTools place="list" report={report} onEdit={onEdit} onRemoved={onRemoved} />
      </span>
    </footer>
  </article>
)
