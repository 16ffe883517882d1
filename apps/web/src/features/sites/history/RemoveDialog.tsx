import { siteEditing } from '@soundings/contract/site-editing'
import type { Site } from '@soundings/contract/sites'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { z } from 'zod'
import { wordsOf } from '#shared/api/failure.ts'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { LongTextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { removeSite, restoreSite } from './history.queries.ts'

type RemovalTyped = { reason: string }

const untouched: RemovalTyped = { reason: '' }

const Typed = z.object({ reason: siteEditing.remove.query.shape.reason.unwrap() })

type Props = { site: Site; opened: boolean; onClose: () => void }

/** Takes a published site off the map, after asking; for 30 days a moderator brings it back. */
export const RemoveDialog = ({ site, opened, onClose }: Props) => (
  <FormModal opened={opened} onClose={onClose} title="Remove this site">
    <Form site={site} onDone={onClose} />
  </FormModal>
)

type Open = Pick<Props, 'site'> & { onDone: () => void }

const Form = ({ site, onDone }: Open) => {
  const draft = useKeptDraft(`remove ${site.id}`, untouched)
  const queries = useQueryClient()
  const go = useNavigate()
  const { form, problem, isSending, onSubmit } = useSchemaForm<RemovalTyped, z.output<typeof Typed>>({
    schema: Typed,
    initialValues: untouched,
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
      toast.error(wordsOf(error, 'The site couldn’t be restored'))
    }
  }
  const send = onSubmit(async ({ reason }) => {
    await removeSite(queries, site.id, reason)
    done()
    void go({ to: '/explore' })
    toast.notify({
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
        ‘{site.siteName}’ and everything people added to it will be removed from the map. Moderators can
        restore it for 30 days, on its page or under ‘Removed’ in Report Submissions. After that it’s deleted
        permanently.
      </p>
      <LongTextField
        label="Reason (optional)"
        description="Shown to the author, and to moderators in the history."
        required={false}
        data-autofocus
        rows={3}
        {...form.getInputProps('reason')}
      />
      <FormActions send="Remove it" isSending={isSending} variant="danger" onCancel={done} />
    </form>
  )
}
