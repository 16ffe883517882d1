import type { Report } from '@soundings/contract/reports'
import { Helpful } from '../report/Helpful.tsx'
import { ReportFacts } from '../report/ReportFacts.tsx'
import { ReportHead } from '../report/ReportHead.tsx'
import { ReportPhotos } from '../report/ReportPhotos.tsx'
import { ReportStanding } from '../report/ReportStanding.tsx'
import { ReportTools } from '../report/ReportTools.tsx'
import { ReportWords } from '../report/ReportWords.tsx'
import css from './ReportWhole.module.css'

type Props = { report: Report; onEdit: () => void; onRemoved: () => void }

/** One dive report with all that belongs to it. */
export const ReportWhole = ({ report, onEdit, onRemoved }: Props) => (
  <article className={css.report}>
    <ReportHead report={report} level={3} />
    <ReportStanding report={report} />
    <ReportFacts report={report} />
    <ReportWords report={report} />
    <ReportPhotos photos={report.photos} siteName={report.diveSite.siteName} />
    <footer className={css.foot}>
      <Helpful report={report} />
      <ReportTools place="whole" report={report} onEdit={onEdit} onRemoved={onRemoved} />
    </footer>
  </article>
)
