import { groupLimits } from '@soundings/contract/groups-fields'
import { Suspense } from 'react'
import { z } from 'zod'
import { SilencedNote } from '#features/standing/index.ts'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { LongTextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'

const { note: longest } = groupLimits
const Typed = z.object({
  note: z.string().trim().max(longest, `Must be ${longest} characters or less`),
})
const untouched = { note: '' }

type Props = {
  group: { id: string; name: string }
  opened: boolean
  onClose: () => void
  send: (note: string) => Promise<void>
}

/** Asks the organisers of a group to be let in, with a few words that they read. */
export const RequestDialog = ({ group, opened, onClose, send }: Props) => (
  <FormModal opened={opened} onClose={onClose} title={`Join ${group.name}`}>
    <Form group={group} send={send} onDone={onClose} />
  </FormModal>
)

const Form = ({ group, send, onDone }: Pick<Props, 'group' | 'send'> & { onDone: () => void }) => {
  const draft = useKeptDraft(`group request ${group.id}`, untouched)
  const { form, problem, isSending, onSubmit } = useSchemaForm({
    schema: Typed,
    initialValues: untouched,
    draft,
  })
  const done = () => {
    draft.typed = undefined
    onDone()
  }
  const submit = onSubmit(async ({ note }) => {
    await send(note)
    done()
  }, 'Your request couldn’t be sent. Please try again.')
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <FormProblem>{problem}</FormProblem>
      <Suspense>
        <SilencedNote />
      </Suspense>
      <LongTextField
        label="A few words (optional)"
        description="The organisers read this with your request, and nobody else does."
        required={false}
        rows={3}
        data-autofocus
        {...form.getInputProps('note')}
      />
      <FormActions send="Send request" isSending={isSending} onCancel={done} />
    </form>
  )
}
