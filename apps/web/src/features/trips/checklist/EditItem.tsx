import type { TripItem } from '@soundings/contract/trips-checklist'
import { tripLimits } from '@soundings/contract/trips-fields'
import { useQueryClient } from '@tanstack/react-query'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { ChoiceField, TextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { itemKindLabel, optionsOf } from '../labels.view.ts'
import { changeItem } from './checklist.queries.ts'
import { type ItemValues, TypedItem } from './item-values.ts'

type Props = { tripId: string; item: TripItem; onClose: () => void }

const Form = ({ tripId, item, onClose }: Props) => {
  const queries = useQueryClient()
  const initialValues: ItemValues = { title: item.title, kind: item.kind, due: item.due ?? '' }
  const { form, problem, isSending, onSubmit } = useSchemaForm({ schema: TypedItem, initialValues })
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={onSubmit(async (sent) => {
        await changeItem(queries, { tripId, itemId: item.id }, sent)
        onClose()
      }, 'The item couldn’t be saved. Please try again.')}
    >
      <FormProblem>{problem}</FormProblem>
      <TextField
        label="Item"
        data-autofocus
        maxLength={tripLimits.itemTitle}
        autoComplete="off"
        {...form.getInputProps('title')}
      />
      <ChoiceField
        label="Kind"
        required={false}
        data={optionsOf(itemKindLabel)}
        {...form.getInputProps('kind')}
      />
      <TextField type="date" label="Due (optional)" required={false} {...form.getInputProps('due')} />
      <FormActions send="Save" isSending={isSending} onCancel={onClose} />
    </form>
  )
}

/** An item of a checklist, changed. */
export const EditItem = ({ opened, ...props }: Props & { opened: boolean }) => (
  <FormModal opened={opened} onClose={props.onClose} title="Edit item">
    {opened && <Form {...props} />}
  </FormModal>
)
