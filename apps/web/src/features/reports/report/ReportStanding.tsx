import type { Report } from '@soundings/contract/reports'
import css from './ReportStanding.module.css'
import { standingText } from './report.view.ts'

/** Why a report is not public, for those few who see it nevertheless. */
export const ReportStanding = ({ report }: { report: Report }) => {
  const text = standingText(report)
  return text && <p className={css.standing}>{text}</p>
}
