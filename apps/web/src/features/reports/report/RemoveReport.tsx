import type { Report } from '@soundings/contract/reports'
import { useQueryClient } from '@tanstack/react-query'
import { DeleteDialog } from '#shared/ui/form/DeleteDialog.tsx'
import { removeReport } from '../reports.queries.ts'

type Props = { report: Report; opened: boolean; onClose: () => void; onRemoved: () => void }

/** Deletes a report, after asking. */
export const RemoveReport = ({ report, ...dialog }: Props) => {
  const queries = useQueryClient()
  return (
    <DeleteDialog
      {...dialog}
      title="Delete this dive report?"
      remove={() => removeReport(queries, report.id)}
      done="Dive report deleted"
      failed="The dive report couldn’t be deleted"
    >
      <p>
        This can’t be undone, and the report will no longer count towards the site’s averages.
        {report.photos.length > 0 && ' Its photos stay in the gallery.'}
      </p>
    </DeleteDialog>
  )
}
