import { eventLimits } from '@soundings/contract/events-fields'
import type { Event } from '@soundings/contract/events-shapes'
import { eventTexts } from '@soundings/contract/events-words'
import { plural } from '@soundings/rules/phrases'
import { z } from 'zod'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { LongTextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { writeToAll } from '../events.queries.ts'

type Typed = { message: string }
type Props = { event: Event; opened: boolean; onClose: () => void }

const untouched: Typed = { message: '' }
const Message = z.object({
  message: z
    .string()
    .trim()
    .min(1, eventTexts.emptyMessage)
    .max(eventLimits.message, `Must be ${eventLimits.message} characters or less`),
})

const Form = ({ event, onDone }: { event: Event; onDone: () => void }) => {
  const draft = useKeptDraft<Typed>(`write to all ${event.id}`, untouched)
  const { form, problem, isSending, onSubmit } = useSchemaForm<Typed, Typed>({
    schema: Message,
    initialValues: untouched,
    draft,
  })
  const send = onSubmit(async ({ message }) => {
    const { people } = await writeToAll(event.id, message)
    toast.success(plural(people, { one: 'Sent to # person', other: 'Sent to # people' }))
    draft.typed = undefined
    onDone()
  }, 'Your message couldn’t be sent. Please try again.')
  return (
    <form className={css.form} noValidate onSubmit={send}>
      <FormProblem>{problem}</FormProblem>
      <p className={css.quiet}>
        Everybody who is in reads it on this page and is told. You can write {eventLimits.messagesADay} times
        a day.
      </p>
      <LongTextField
        label="Message"
        rows={5}
        data-autofocus
        placeholder="We meet half an hour later, at the second jetty."
        {...form.getInputProps('message')}
      />
      <FormActions send="Send" isSending={isSending} onCancel={onDone} />
    </form>
  )
}

/** Writes to everybody who is in. */
export const WriteToAll = ({ event, opened, onClose }: Props) => (
  <FormModal opened={opened} onClose={onClose} title="Write to everybody">
    <Form event={event} onDone={onClose} />
  </FormModal>
)
