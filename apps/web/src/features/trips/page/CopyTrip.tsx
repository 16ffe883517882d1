import { tripLimits } from '@soundings/contract/trips-fields'
import { type CopyForm as Copy, CopyForm } from '@soundings/contract/trips-forms'
import type { Trip } from '@soundings/contract/trips-shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { newKey } from '#shared/lib/new-key.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { TextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { copyTrip } from '../trips.queries.ts'

const Form = ({ trip, onClose }: { trip: Trip; onClose: () => void }) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [clientKey] = useState(newKey)
  const { form, problem, isSending, onSubmit } = useSchemaForm<{ name: string; startDate: string }, Copy>({
    schema: CopyForm,
    initialValues: { name: trip.name, startDate: trip.startDate },
  })
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={onSubmit(async (sent) => {
        const copy = await copyTrip(queries, trip.id, { ...sent, clientKey })
        toast.success('Trip copied')
        onClose()
        await navigate({ to: '/trips/$tripId', params: { tripId: copy.id } })
      }, 'The trip couldn’t be copied. Please try again.')}
    >
      <FormProblem>{problem}</FormProblem>
      <p className={css.quiet}>
        The copy is yours alone: its stops and the shared checklist come along, but not the people, votes and
        expenses.
      </p>
      <TextField label="Name" data-autofocus maxLength={tripLimits.name} {...form.getInputProps('name')} />
      <TextField type="date" label="Start date" {...form.getInputProps('startDate')} />
      <FormActions send="Copy trip" isSending={isSending} onCancel={onClose} />
    </form>
  )
}

/** Makes a trip of one’s own after another. */
export const CopyTrip = ({ trip, opened, onClose }: { trip: Trip; opened: boolean; onClose: () => void }) => (
  <FormModal opened={opened} onClose={onClose} title="Copy trip">
    {opened && <Form trip={trip} onClose={onClose} />}
  </FormModal>
)
