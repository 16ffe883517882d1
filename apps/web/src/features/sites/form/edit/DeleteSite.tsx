import { Button } from '@mantine/core'
import { editingLimits } from '@soundings/contract/site-editing'
import type { Site } from '@soundings/contract/sites'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { LongTextField } from '#shared/ui/form/fields.tsx'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { removeSite } from '../form.queries.ts'
import css from './DeleteSite.module.css'

/** Takes a site away, once the person has said so twice. */
export const DeleteSite = ({ site, onDeleted }: { site: Site; onDeleted: () => void }) => {
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useMutation(removeSite)
  const remove = () =>
    mutate(
      { params: { siteId: site.id }, query: reason.trim() === '' ? {} : { reason: reason.trim() } },
      {
        onSuccess: () => {
          toast.success('Dive site deleted successfully')
          onDeleted()
        },
      },
    )
  return (
    <>
      <Button
        variant="quiet"
        className={css.open ?? ''}
        leftSection={<IconTrash {...icon} />}
        onClick={() => setAsking(true)}
      >
        Delete site …
      </Button>
      <FormModal opened={isAsking} onClose={() => setAsking(false)} title="Delete this dive site?">
        <div className={css.ask}>
          <FormProblem>{error && wordsOf(error, 'Failed to delete dive site')}</FormProblem>
          <p>
            <bdi>{site.siteName}</bdi> leaves the map at once. For 30 days a moderator can bring it back.
          </p>
          {!site.isMySite && (
            <LongTextField
              label="Reason (optional)"
              description="Its author reads it, and moderators in the history."
              required={false}
              rows={2}
              maxLength={editingLimits.reason}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
          <div className={css.actions}>
            <Button className={css.delete ?? ''} loading={isPending} onClick={remove}>
              Delete site
            </Button>
            <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </div>
        </div>
      </FormModal>
    </>
  )
}
