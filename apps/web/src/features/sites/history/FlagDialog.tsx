import { Button } from '@mantine/core'
import { FlagReason, flagReasons } from '@soundings/contract/moderation'
import { editingLimits } from '@soundings/contract/site-editing'
import type { Site } from '@soundings/contract/sites'
import { z } from 'zod'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { ChoiceField, LongTextField } from '#shared/ui/form/fields.tsx'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { flagReasonLabel } from '../flag-words.view.ts'
import css from './Form.module.css'
import { flagSite } from './history.queries.ts'

const { note: longest } = editingLimits

const Typed = z.object({
  reason: z.string().min(1, 'Please choose what is wrong').pipe(FlagReason),
  note: z.string().trim().max(longest, `Must be ${longest} characters or less`),
})

const choices = [
  { value: '', label: 'Please choose', disabled: true },
  ...flagReasons.map((value) => ({ value, label: flagReasonLabel[value] })),
]

type Props = { site: Site; opened: boolean; onClose: () => void }

/** Says to the moderators what is wrong with a site. */
export const FlagDialog = ({ site, opened, onClose }: Props) => (
  <FormModal opened={opened} onClose={onClose} title="Report a problem">
    <Form site={site} onDone={onClose} />
  </FormModal>
)

const Form = ({ site, onDone }: { site: Site; onDone: () => void }) => {
  const { form, problem, isSending, onSubmit } = useSchemaForm<
    { reason: string; note: string },
    z.output<typeof Typed>
  >({ schema: Typed, initialValues: { reason: '', note: '' } })
  const send = onSubmit(async (said) => {
    await flagSite(site.id, said)
    toast.success('Thank you. A moderator will look at it.')
    onDone()
  }, 'Failed to report the problem')
  return (
    <form className={css.form} noValidate onSubmit={send}>
      <FormProblem>{problem}</FormProblem>
      <p className={css.quiet}>Moderators read what is wrong with ‘{site.siteName}’. Nobody else does.</p>
      <ChoiceField label="What is wrong?" data={choices} data-autofocus {...form.getInputProps('reason')} />
      <LongTextField
        label="Tell us more (optional)"
        required={false}
        rows={4}
        {...form.getInputProps('note')}
      />
      <div className={css.actions}>
        <Button type="submit" variant="main" loading={isSending}>
          Send
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
