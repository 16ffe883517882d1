import { relationsLimits } from '@soundings/contract/relations-fields'
import { StandingChoice, type StandingRecord, standingTexts } from '@soundings/contract/standing'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { ChoiceField, LongTextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { setStanding } from './standing.queries.ts'
import { choiceLabel, ends } from './standing.view.ts'

const { reason: longest } = relationsLimits
const takesRights = (choice: string) => choice === 'silenced' || choice === 'suspended'

const Typed = z
  .object({
    standing: z.string().min(1, 'Please choose').pipe(StandingChoice),
    days: z.string(),
    reason: z.string().trim().max(longest, `Must be ${longest} characters or less`),
  })
  .refine(({ standing, reason }) => !takesRights(standing) || reason !== '', {
    path: ['reason'],
    error: standingTexts.reason,
  })

const day = 86_400_000

type Props = { record: StandingRecord; opened: boolean; onClose: () => void }

/** Decides about how somebody stands. They read the reason and until when. */
export const StandingForm = ({ record, opened, onClose }: Props) => (
  <FormModal opened={opened} onClose={onClose} title={`Decide about @${record.person.handle}`}>
    <Form record={record} onDone={onClose} />
  </FormModal>
)

const Form = ({
  record: { person, choices, isDecided },
  onDone,
}: Pick<Props, 'record'> & { onDone: () => void }) => {
  const queries = useQueryClient()
  const { form, problem, isSending, onSubmit } = useSchemaForm({
    schema: Typed,
    initialValues: { standing: '', days: '7', reason: '' },
  })
  const save = onSubmit(async ({ standing, days, reason }) => {
    const until = takesRights(standing) ? new Date(Date.now() + Number(days) * day).toISOString() : null
    await setStanding(queries, person.id, { standing, until, ...(reason !== '' && { reason }) })
    toast.success('Saved. It’s in force now.')
    onDone()
  }, 'That couldn’t be saved. Please try again.')
  const offered = choices.filter((choice) => choice !== 'auto' || isDecided)
  return (
    <form className={css.form} noValidate onSubmit={save}>
      <FormProblem>{problem}</FormProblem>
      <ChoiceField
        label="Decision"
        data-autofocus
        data={[
          { value: '', label: 'Please choose', disabled: true },
          ...offered.map((value) => ({ value, label: choiceLabel[value] })),
        ]}
        {...form.getInputProps('standing')}
      />
      {takesRights(form.values.standing) && (
        <ChoiceField label="For how long" data={ends} {...form.getInputProps('days')} />
      )}
      <LongTextField
        label={takesRights(form.values.standing) ? 'Reason' : 'Reason (optional)'}
        description="The person reads it."
        required={takesRights(form.values.standing)}
        rows={3}
        {...form.getInputProps('reason')}
      />
      <FormActions send="Save" isSending={isSending} onCancel={onDone} />
    </form>
  )
}
