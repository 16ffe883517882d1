import { Button } from '@mantine/core'
import { tripLimits } from '@soundings/contract/trips-fields'
import type { Trip } from '@soundings/contract/trips-shapes'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import { newKey } from '#shared/lib/new-key.ts'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { ChoiceField, TextField } from '#shared/ui/form/fields.tsx'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { icon } from '#shared/ui/icons.ts'
import { itemKindLabel, optionsOf } from '../labels.view.ts'
import css from './checklist.module.css'
import { addItem } from './checklist.queries.ts'
import { emptyItem, TypedItem } from './item-values.ts'

type Props = { trip: Trip; isShared: boolean }

/** One more thing to think of. */
export const AddItem = ({ trip, isShared }: Props) => {
  const queries = useQueryClient()
  const draft = useKeptDraft(`trip-item ${trip.id} ${isShared ? 'shared' : 'own'}`, emptyItem)
  const { form, problem, isSending, onSubmit } = useSchemaForm({
    schema: TypedItem,
    initialValues: emptyItem,
    draft,
  })
  const submit = onSubmit(async (sent) => {
    await addItem(queries, trip.id, { ...sent, isShared, clientKey: newKey() })
    form.setValues({ ...emptyItem, kind: form.getValues().kind })
    draft.typed = undefined
    form.getInputNode('title')?.focus()
  }, 'The item couldn’t be added. Please try again.')
  return (
    <form
      className={css.add}
      noValidate
      aria-label={isShared ? 'Add to the shared list' : 'Add to your list'}
      onSubmit={submit}
    >
      <FormProblem>{problem}</FormProblem>
      <div className={css.fields} data-open={form.values.title.trim() !== '' || undefined}>
        <TextField
          label="Add an item"
          placeholder="Spare mask"
          maxLength={tripLimits.itemTitle}
          autoComplete="off"
          {...form.getInputProps('title')}
        />
        {form.values.title.trim() !== '' && (
          <>
            <ChoiceField
              label="Kind"
              required={false}
              data={optionsOf(itemKindLabel)}
              {...form.getInputProps('kind')}
            />
            <TextField
              type="date"
              label="Due (optional)"
              required={false}
              max={trip.endDate}
              {...form.getInputProps('due')}
            />
          </>
        )}
        <Button type="submit" variant="default" leftSection={<IconPlus {...icon} />} loading={isSending}>
          Add
        </Button>
      </div>
    </form>
  )
}
