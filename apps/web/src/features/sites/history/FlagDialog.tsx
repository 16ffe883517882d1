import { FlagReason, flagReasonsOf } from '@soundings/contract/moderation'
import { editingLimits } from '@soundings/contract/site-editing'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import { flagReasonLabel } from '#shared/review/flag-labels.view.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { ChoiceField, LongTextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { type Flagged, flagItem } from './history.queries.ts'

type FlagTyped = { reason: string; note: string }

const untouched: FlagTyped = { reason: '', note: '' }

const { note: longest } = editingLimits

const Typed = z.object({
  reason: z.string().min(1, 'Please choose a reason').pipe(FlagReason),
  note: z.string().trim().max(longest, `Must be ${longest} characters or less`),
})

const choicesOf = (type: Flagged['type']) => [
  { value: '', label: 'Please choose', disabled: true },
  ...flagReasonsOf[type].map((value) => ({ value, label: flagReasonLabel[value] })),
]

type Props = {
  /** What the thing is called that something is wrong with. */
  name: string
  item: Flagged
  /** What can be sent along, with its choice, and the ids of what was chosen. */
  more?: ReactNode
  beside?: readonly string[]
  opened: boolean
  onClose: () => void
}

/** Says to the moderators what is wrong with something published. */
export const FlagDialog = ({ opened, onClose, ...about }: Props) => (
  <FormModal opened={opened} onClose={onClose} title="Report a problem">
    <Form {...about} onDone={onClose} />
  </FormModal>
)

type Open = Pick<Props, 'name' | 'item' | 'more' | 'beside'> & { onDone: () => void }

const Form = ({ name, item, more, beside = [], onDone }: Open) => {
  const draft = useKeptDraft(`flag ${item.type} ${item.itemId}`, untouched)
  const { form, problem, isSending, onSubmit } = useSchemaForm<FlagTyped, z.output<typeof Typed>>({
    schema: Typed,
    initialValues: untouched,
    draft,
  })
  const done = () => {
    draft.typed = undefined
    onDone()
  }
  const report = onSubmit(async (said) => {
    await flagItem(item, { ...said, beside })
    toast.success('Thank you. A moderator will review it.')
    done()
  }, 'Your report couldn’t be sent')
  return (
    <form className={css.form} noValidate onSubmit={report}>
      <FormProblem>{problem}</FormProblem>
      <p className={css.quiet}>Moderators read what is wrong with ‘{name}’. Nobody else does.</p>
      <ChoiceField
        label="What’s wrong?"
        data={choicesOf(item.type)}
        data-autofocus
        {...form.getInputProps('reason')}
      />
      <LongTextField
        label="Tell us more (optional)"
        required={false}
        rows={4}
        {...form.getInputProps('note')}
      />
      {more}
      <FormActions send="Send" isSending={isSending} onCancel={done} />
    </form>
  )
}
