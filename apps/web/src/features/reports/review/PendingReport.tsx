import type { FlaggedReport, ReportPreview } from '@soundings/contract/report-review'
import { SiteInReview } from '#features/sites/index.ts'
import type { PlaceMap } from '#shared/review/review-kind.ts'
import { ReportForReview } from './ReportForReview.tsx'

type Props = { preview: ReportPreview | FlaggedReport; map: PlaceMap }

/** A dive report, and the site that it is about; one that waits, or one that somebody objects to. */
export const PendingReport = ({ preview, map }: Props) => (
  <>
    <ReportForReview report={preview.report} />
    <SiteInReview site={preview.site} title="Current site" map={map} />
  </>
)
