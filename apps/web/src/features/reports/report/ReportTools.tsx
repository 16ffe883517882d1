import { Button } from '@mantine/core'
import type { Report } from '@soundings/contract/reports'
import { IconFlag, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useLogInAgain } from '#shared/session/use-log-in-again.ts'
import { icon } from '#shared/ui/icons.ts'
import { FlagReport } from './FlagReport.tsx'
import { RemoveReport } from './RemoveReport.tsx'
import css from './ReportTools.module.css'
import { type ReportTool, useReportTools } from './report-tool.ts'

type Props = {
  report: Report
  onEdit: () => void
  onRemoved: () => void
}

const looks = {
  edit: { label: 'Edit', icon: IconPencil },
  flag: { label: 'Report a problem', icon: IconFlag },
  remove: { label: 'Delete', icon: IconTrash },
} satisfies Record<ReportTool, unknown>

/** What the person may do about a report. */
export const ReportTools = ({ report, onEdit, onRemoved }: Props) => {
  const tools = useReportTools(report)
  const [open, setOpen] = useState<ReportTool | null>(null)
  const [had, setHad] = useState<ReadonlySet<ReportTool>>(new Set())
  const choose = (tool: ReportTool) => {
    if (tool === 'edit') return onEdit()
    setHad(had.union(new Set([tool])))
    setOpen(tool)
  }
  const close = () => setOpen(null)
  useLogInAgain(open !== null)
  return (
    <>
      {tools.map((tool) => {
        const { label, icon: Picture } = looks[tool]
        return (
          <Button
            key={tool}
            variant="quiet"
            className={css.tool ?? ''}
            leftSection={<Picture {...icon} />}
            onClick={() => choose(tool)}
          >
            {label}
          </Button>
        )
      })}
      {had.has('flag') && <FlagReport report={report} opened={open === 'flag'} onClose={close} />}
      {had.has('remove') && (
        <RemoveReport
          report={report}
          opened={open === 'remove'}
          onClose={close}
          onRemoved={() => {
            close()
            onRemoved()
          }}
        />
      )}
    </>
  )
}
