import { reportTexts } from '@soundings/contract/reports'
import { IconNotesOff } from '@tabler/icons-react'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { ReportSkeletons } from '../list/ReportSkeletons.tsx'
import { openOwnReport } from '../outbox/report-form-store.ts'
import { ReportWhole } from './ReportWhole.tsx'
import type { ReportWalk } from './use-report-walk.ts'

type Props = { walk: ReportWalk; onStep: (reportId: string) => void; onClose: () => void }

/** The report that a walk has come to, or why there is none. */
export const ShownReport = ({ walk, onStep, onClose }: Props) => {
  const { report, previous, next, isNone, isLoading, error, retry } = walk
  const isLate = useLate(isLoading)
  if (report)
    return (
      <ReportWhole
        key={report.id}
        report={report}
        onEdit={() => {
          onClose()
          openOwnReport(report)
        }}
        onRemoved={() => {
          const other = next ?? previous
          if (other) onStep(other.id)
          else onClose()
        }}
      />
    )
  if (isNone)
    return (
      <Notice icon={IconNotesOff} title={reportTexts.empty} level={3} role="status">
        <p>Be the first to report a dive here.</p>
      </Notice>
    )
  if (error)
    return (
      <FailureNotice
        icon={IconNotesOff}
        title="This dive report couldn’t be loaded"
        missing={{ title: 'Dive report not found', onClose }}
        level={3}
        error={error}
        onRetry={retry}
      />
    )
  return isLate && <ReportSkeletons />
}
