import type { Report } from '@soundings/contract/reports'
import { Suspense } from 'react'
import { FlagDialog } from '#features/sites/index.ts'
import { reportName } from './report.view.ts'

type Props = { report: Report; opened: boolean; onClose: () => void }

/** Says to the moderators what is wrong with a report. */
export const FlagReport = ({ report, opened, onClose }: Props) => (
  <Suspense>
    <FlagDialog
      name={reportName(report)}
      item={{ type: 'reports', itemId: report.id }}
      opened={opened}
      onClose={onClose}
    />
  </Suspense>
)
