import { CancelForm } from '@soundings/contract/events-forms'
import type { Event } from '@soundings/contract/events-shapes'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { LongTextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { cancelEvent } from '../events.queries.ts'
import { ScopeField } from '../form/ScopeField.tsx'

type Typed = { reason: string; scope: string }
type Props = { event: Event; opened: boolean; onClose: () => void }

const untouched: Typed = { reason: '', scope: 'one' }

const Form = ({ event, onDone }: { event: Event; onDone: () => void }) => {
  const queries = useQueryClient()
  const draft = useKeptDraft<Typed>(`cancel ${event.id}`, untouched)
  const { form, problem, isSending, onSubmit } = useSchemaForm<Typed, z.output<typeof CancelForm>>({
    schema: CancelForm,
    initialValues: untouched,
    draft,
  })
  const done = () => {
    draft.typed = undefined
    onDone()
  }
  const cancel = onSubmit(async (body) => {
    await cancelEvent(queries, event.id, body)
    toast.success('Event cancelled. Everybody who was in or waited has been told.')
    done()
  }, 'The event couldn’t be cancelled. Please try again.')
  return (
    <form className={css.form} noValidate onSubmit={cancel}>
      <FormProblem>{problem}</FormProblem>
      <p className={css.quiet}>
        Everybody who is in or waits is told once, with your reason. The page stays readable. A cancelled
        event can’t be opened again.
      </p>
      <LongTextField
        label="Why is it cancelled?"
        rows={3}
        data-autofocus
        placeholder="Too much wind for the boat."
        {...form.getInputProps('reason')}
      />
      {event.series && (
        <ScopeField
          value={form.values.scope}
          onChange={(scope) => form.setFieldValue('scope', scope)}
          one="Only this one"
          following="This one and all that follow"
        />
      )}
      <FormActions
        send="Cancel event"
        variant="danger"
        cancel="Keep it"
        isSending={isSending}
        onCancel={done}
      />
    </form>
  )
}

/** Cancels an event, with the reason that everybody reads. */
export const CancelDialog = ({ event, opened, onClose }: Props) => (
  <FormModal opened={opened} onClose={onClose} title="Cancel this event?">
    <Form event={event} onDone={onClose} />
  </FormModal>
)
