import { Button } from '@mantine/core'
import type { Report } from '@soundings/contract/reports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { removeReport } from '../reports.queries.ts'
import css from './RemoveReport.module.css'

type Props = { report: Report; opened: boolean; onClose: () => void; onRemoved: () => void }

/** Deletes a report, after asking. */
export const RemoveReport = ({ report, opened, onClose, onRemoved }: Props) => {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => removeReport(queries, report.id),
    onSuccess: () => {
      toast.success('The dive report was deleted')
      onRemoved()
    },
  })
  return (
    <FormModal opened={opened} onClose={onClose} title="Delete this dive report?">
      <div className={css.question}>
        <FormProblem>{error && wordsOf(error, 'Failed to delete the dive report')}</FormProblem>
        <p>
          It cannot be brought back, and the averages of the site go without it.
          {report.photos.length > 0 && ' Its photos stay in the gallery.'}
        </p>
        <div className={css.actions}>
          <Button className={css.remove ?? ''} data-autofocus loading={isPending} onClick={() => mutate()}>
            Delete
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </FormModal>
  )
}
