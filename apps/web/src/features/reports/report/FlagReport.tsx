import type { Report } from '@soundings/contract/reports'
import { Suspense, useState } from 'react'
import { FlagDialog } from '#features/sites/index.ts'
import { flagReport } from '../reports.queries.ts'
import { reportName } from './report.view.ts'

type Props = { report: Report; opened: boolean; onClose: () => void }

/** Says to the moderators what is wrong with a report. */
export const FlagReport = ({ report, opened, onClose }: Props) => {
  const [draft] = useState({ typed: undefined })
  return (
    <Suspense>
      <FlagDialog
        name={reportName(report)}
        send={(said) => flagReport(report.id, said)}
        draft={draft}
        opened={opened}
        onClose={onClose}
      />
    </Suspense>
  )
}
