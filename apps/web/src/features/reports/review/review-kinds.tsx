import type { FlaggedReport, ReportPreview } from '@soundings/contract/report-review'
import { IconNotes } from '@tabler/icons-react'
import { lazy } from 'react'
import { flaggedKind, reviewKind } from '#shared/review/review-kind.ts'
import { reportReads } from '../reports-reads.ts'

const PendingReport = lazy(async () => ({ default: (await import('./PendingReport.tsx')).PendingReport }))

/** New dive reports. */
export const reportKind = reviewKind<ReportPreview>({
  type: 'reports',
  filterLabel: 'Reports',
  label: 'Dive report',
  icon: IconNotes,
  reads: reportReads,
  reasons: [
    'This report has already been added.',
    'The report is about another dive site.',
    'The report doesn’t contain enough information to be helpful.',
    'The report insults or names people.',
    'The report is advertising.',
  ],
  consequence: () => 'Approving publishes this report and includes it in the site’s statistics.',
  main: (preview, map) => <PendingReport preview={preview} map={map} />,
})

/** Dive reports that people object to. */
export const flaggedReport = flaggedKind<FlaggedReport>({
  type: 'reports',
  reads: reportReads,
  takenDown: () => 'Approving takes the flagged report down.',
  main: (about, map) => <PendingReport preview={about} map={map} />,
})
