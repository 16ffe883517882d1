import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'
import type { NewBroadcast } from '@soundings/contract/administration-shapes'
import { broadcastLength } from '@soundings/contract/configuration'
import { useQueryClient } from '@tanstack/react-query'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { LongTextField, TextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { addAnnouncement } from '../administration.queries.ts'
import { Announcement, type AnnouncementTyped, nothingTyped } from './announcement-form.ts'

type Props = { opened: boolean; onClose: () => void }

/** Says something above every page, at once or from a time on. */
export const AnnouncementForm = ({ opened, onClose }: Props) => (
  <FormModal opened={opened} onClose={onClose} title="Add an announcement">
    <Form onDone={onClose} />
  </FormModal>
)

const Form = ({ onDone }: { onDone: () => void }) => {
  const queries = useQueryClient()
  const draft = useKeptDraft<AnnouncementTyped>('announcement', nothingTyped)
  const { form, problem, isSending, onSubmit } = useSchemaForm<AnnouncementTyped, NewBroadcast>({
    schema: Announcement,
    initialValues: nothingTyped,
    draft,
  })
  const done = () => {
    draft.typed = undefined
    onDone()
  }
  const save = onSubmit(async (sent) => {
    await addAnnouncement(queries, sent)
    toast.success(sent.startsAt === null ? 'Announcement added' : 'Announcement scheduled')
    done()
  }, 'The announcement couldn’t be added')
  return (
    <form className={css.form} noValidate onSubmit={save}>
      <FormProblem>{problem}</FormProblem>
      <LongTextField
        label="Text"
        description="Plain text: links can’t be clicked. Everyone reads it above every page."
        rows={3}
        maxLength={broadcastLength}
        data-autofocus
        {...form.getInputProps('value')}
      />
      <Checkbox label="People can dismiss it" {...form.getInputProps('cancellable', { type: 'checkbox' })} />
      <TextField
        label="Show from (optional)"
        description="In the time of this device. At once, where it’s left empty."
        type="datetime-local"
        required={false}
        {...form.getInputProps('startsAt')}
      />
      <TextField
        label="Until (optional)"
        description="Until somebody ends it, where it’s left empty."
        type="datetime-local"
        required={false}
        {...form.getInputProps('endsAt')}
      />
      <FormActions send="Add announcement" isSending={isSending} onCancel={done} />
    </form>
  )
}
