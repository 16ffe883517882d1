import { Button } from '@mantine/core'
import { editingLimits } from '@soundings/contract/site-editing'
import type { Site } from '@soundings/contract/sites'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DeleteDialog } from '#shared/ui/form/DeleteDialog.tsx'
import { LongTextField } from '#shared/ui/form/fields.tsx'
import { icon } from '#shared/ui/icons.ts'
import { removeSite } from '../form.queries.ts'
import css from './DeleteSite.module.css'

/** Takes a site away, once the person has said so twice. */
export const DeleteSite = ({ site, onDeleted }: { site: Site; onDeleted: () => void }) => {
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const { mutateAsync: remove } = useMutation(removeSite)
  const said = reason.trim()
  return (
    <>
      <Button
        variant="quiet"
        className={css.open ?? ''}
        leftSection={<IconTrash {...icon} />}
        onClick={() => setAsking(true)}
      >
        Delete site…
      </Button>
      <DeleteDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title="Delete this dive site?"
        label="Delete site"
        keepLabel="Keep it"
        remove={() => remove({ params: { siteId: site.id }, query: said === '' ? {} : { reason: said } })}
        done="Dive site deleted successfully"
        failed="Failed to delete dive site"
        onRemoved={onDeleted}
      >
        <p>
          <bdi>{site.siteName}</bdi> leaves the map at once. For 30 days a moderator can bring it back.
        </p>
        {!site.isMySite && (
          <LongTextField
            label="Reason (optional)"
            description="Shown to the author, and to moderators in the history."
            required={false}
            rows={2}
            maxLength={editingLimits.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </DeleteDialog>
    </>
  )
}
