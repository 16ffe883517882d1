import { siteEditing } from '@soundings/contract/site-editing'
import type { Site } from '@soundings/contract/sites'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { z } from 'zod'
import { wordsOf } from '#shared/api/failure.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { LongTextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { useKeptDraft } from '#shared/ui/form/use-kept-draft.ts'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { removeSite, restoreSite } from './history.queries.ts'

type RemovalTyped = { reason: string }

const Typed = z.object({ reason: siteEditing.remove.query.shape.reason.unwrap() })

type Props = { site: Site; opened: boolean; onClose: () => void }

/** Takes a published site off the map, after asking; for 30 days a moderator brings it back. */
export const RemoveDialog = ({ site, opened, onClose }: Props) => (
  <FormModal opened={opened} onClose={onClose} title="Take this site down">
    <Form site={site} onDone={onClose} />
  </FormModal>
)

type Open = Pick<Props, 'site'> & { onDone: () => void }

const Form = ({ site, onDone }: Open) => {
  const draft = useKeptDraft<RemovalTyped>(`remove ${site.id}`)
  const queries = useQueryClient()
  const go = useNavigate()
  const { form, problem, isSending, onSubmit } = useSchemaForm<RemovalTyped, z.output<typeof Typed>>({
    schema: Typed,
    initialValues: { reason: '' },
    draft,
  })
  const done = () => {
    draft.typed = undefined
    onDone()
  }
  const restore = async () => {
    try {
      await restoreSite(queries, site.id)
      toast.success(`‘${site.siteName}’ is on the map again`)
    } catch (error) {
      toast.error(wordsOf(error, 'Failed to restore the site'))
    }
  }
  const send = onSubmit(async ({ reason }) => {
    await removeSite(queries, site.id, reason)
    done()
    void go({ to: '/explore' })
    toast.tell({
      type: 'success',
      message: `‘${site.siteName}’ was taken down`,
      duration: 10_000,
      action: { label: 'Restore', act: () => void restore() },
    })
  }, 'Failed to delete dive site')
  return (
    <form className={css.form} noValidate onSubmit={send}>
      <FormProblem>{problem}</FormProblem>
      <p>
        ‘{site.siteName}’ and all that people added to it go off the map. For 30 days a moderator can bring it
        back, at its address or under ‘Removed’ where submissions are reviewed. Then it is deleted for good.
      </p>
      <LongTextField
        label="Reason (optional)"
        description="Its author reads it, and moderators in the history."
        required={false}
        data-autofocus
        rows={3}
        {...form.getInputProps('reason')}
      />
      <FormActions send="Take it down" isSending={isSending} variant="danger" onCancel={done} />
    </form>
  )
}
