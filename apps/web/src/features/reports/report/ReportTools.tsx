import { Button } from '@mantine/core'
import type { Me } from '@soundings/contract/auth'
import type { Report } from '@soundings/contract/reports'
import { IconFlag, IconPencil, IconTrash } from '@tabler/icons-react'
import { useSession } from '#shared/session/session-store.ts'
import { useOpenTool } from '#shared/session/use-open-tool.ts'
import { icon } from '#shared/ui/icons.ts'
import { FlagReport } from './FlagReport.tsx'
import { RemoveReport } from './RemoveReport.tsx'
import css from './ReportTools.module.css'
import { type ReportTool, toolsOf } from './report-tool.ts'

type Props = {
  report: Report
  /** Where it stands: a list and the report as a whole may be there at once. */
  place: 'list' | 'whole'
  onEdit: () => void
  onRemoved: () => void
}

const looks = {
  edit: { label: 'Edit', icon: IconPencil },
  flag: { label: 'Report a problem', icon: IconFlag },
  remove: { label: 'Delete', icon: IconTrash },
} satisfies Record<ReportTool, unknown>

/** What the person may do about a report. */
export const ReportTools = (props: Props) => {
  const user = useSession((session) => session.user)
  return user && <Tools key={user.id} user={user} {...props} />
}

const Tools = ({ user, report, place, onEdit, onRemoved }: Props & { user: Me }) => {
  const tools = toolsOf(report, user)
  const { open, had, choose, close } = useOpenTool(user.id, `${place} ${report.id}`, tools)
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
            onClick={() => (tool === 'edit' ? onEdit() : choose(tool))}
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
