import type { Person } from '@soundings/contract/person'
import { relationsLimits } from '@soundings/contract/relations-fields'
import { useQueryClient } from '@tanstack/react-query'
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
import { toast } from '#shared/ui/toast.tsx'
import { askBuddy } from './people.queries.ts'

const { note: longest } = relationsLimits
const Typed = z.object({
  note: z.string().trim().max(longest, `Must be ${longest} characters or less`),
})

type Props = { person: Person; opened: boolean; onClose: () => void; line?: string }

/** Asks somebody to be a dive buddy, with a few words that they read. */
export const AskBuddy = ({ opened, onClose, ...about }: Props) => (
  <FormModal opened={opened} onClose={onClose} title={`Add @${about.person.handle} as a buddy`}>
    <Form {...about} onDone={onClose} />
  </FormModal>
)

const Form = ({
  person: { id },
  line = '',
  onDone,
}: Pick<Props, 'person' | 'line'> & { onDone: () => void }) => {
  const queries = useQueryClient()
  const draft = useKeptDraft(`buddy ${id}`, { note: line })
  const { form, problem, isSending, onSubmit } = useSchemaForm({
    schema: Typed,
    initialValues: { note: line },
    draft,
  })
  const done = () => {
    draft.typed = undefined
    onDone()
  }
  const send = onSubmit(async ({ note }) => {
    const { buddy } = await askBuddy(queries, id, note)
    toast.success(buddy === 'buddies' ? 'You’re dive buddies now' : 'Request sent')
    done()
  }, 'Your request couldn’t be sent. Please try again.')
  return (
    <form className={css.form} noValidate onSubmit={send}>
      <FormProblem>{problem}</FormProblem>
      <Suspense>
        <SilencedNote />
      </Suspense>
      <LongTextField
        label="A few words (optional)"
        description="They read this with your request."
        required={false}
        rows={3}
        data-autofocus
        {...form.getInputProps('note')}
      />
      <FormActions send="Send request" isSending={isSending} onCancel={done} />
    </form>
  )
}
