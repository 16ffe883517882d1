import { Button } from '@mantine/core'
import {
  type EquipmentItem,
  equipmentKinds,
  equipmentLimits,
  equipmentTexts,
} from '@soundings/contract/equipment'
import { equipmentKindName } from '@soundings/rules/equipment'
import { lastDay } from '@soundings/rules/reports'
import { IconPlus, IconTrash, IconUsers } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import { dayHere } from '#shared/lib/day-here.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { ChoiceField, LongTextField, TextField } from '#shared/ui/form/fields.tsx'
import form from '#shared/ui/form/form.module.css'
import { NumberField } from '#shared/ui/form/NumberField.tsx'
import { useFormFocus } from '#shared/ui/form/use-form-focus.ts'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { changeEquipment } from './equipment.queries.ts'
import css from './ItemForm.module.css'
import { type ItemValues, TypedItem, valuesOf } from './item-values.ts'
import { ChangedElsewhere, saveItem } from './list-changes.ts'

const { serviceMonths, serviceDives } = equipmentLimits
const kinds = equipmentKinds.map((value) => ({ value, label: equipmentKindName[value] }))

type Props = {
  /** Null for a new one. */
  item: EquipmentItem | null
  opened: boolean
  onClose: () => void
}

/** Adds a thing to the list, or changes what is said of one. What was typed waits in this browser until it is saved. */
export const ItemForm = ({ item, opened, onClose }: Props) => (
  <FormModal opened={opened} onClose={onClose} title={item ? 'Edit equipment' : 'Add equipment'} size={600}>
    <Form key={item?.id ?? 'new'} item={item} onDone={onClose} />
  </FormModal>
)

const Form = ({ item, onDone }: { item: EquipmentItem | null; onDone: () => void }) => {
  const queries = useQueryClient()
  const [initialValues] = useState(() => valuesOf(item))
  const draft = useKeptDraft(`equipment ${item?.id ?? 'new'}`, initialValues)
  /** The thing over which this is typed; another device may have changed it since. */
  const [base, setBase] = useState(item)
  const [other, setOther] = useState<EquipmentItem | null>(null)
  const {
    form: fields,
    problem,
    isSending,
    onSubmit,
  } = useSchemaForm<ItemValues, EquipmentItem>({ schema: TypedItem, initialValues, draft })
  const { problemBox } = useFormFocus({ form: fields, problem: problem ?? other?.id ?? null, isSending })
  const done = () => {
    draft.typed = undefined
    onDone()
  }
  const save = onSubmit(async (typed) => {
    try {
      await changeEquipment(queries, saveItem(typed, base))
    } catch (error) {
      if (!(error instanceof ChangedElsewhere)) throw error
      setBase(error.now)
      setOther(error.now)
      return
    }
    toast.success(item ? 'Equipment saved' : 'Equipment added')
    done()
  }, 'Your equipment couldn’t be saved. Please try again.')
  const takeOther = () => {
    fields.setValues(valuesOf(other))
    setOther(null)
  }
  const latest = lastDay(new Date())
  const { services } = fields.values
  return (
    <form className={form.form} noValidate onSubmit={save}>
      <div ref={problemBox} tabIndex={-1} className={form.problem}>
        <FormProblem>{problem}</FormProblem>
        {other && (
          <FormNews icon={IconUsers} act="Use the newer version" onAct={takeOther}>
            {equipmentTexts.changedSince} What you typed is still here; saving replaces the newer version.
          </FormNews>
        )}
      </div>
      <div className={css.pair}>
        <ChoiceField label="Kind" data={kinds} data-autofocus {...fields.getInputProps('kind')} />
        <TextField label="Brand (optional)" required={false} {...fields.getInputProps('brand')} />
        <TextField label="Model (optional)" required={false} {...fields.getInputProps('model')} />
        <TextField
          label="Serial number (optional)"
          required={false}
          autoComplete="off"
          {...fields.getInputProps('serial')}
        />
        <TextField
          type="date"
          label="Bought on (optional)"
          required={false}
          max={latest}
          {...fields.getInputProps('boughtOn')}
        />
      </div>
      <fieldset className={css.group}>
        <legend>Service</legend>
        <div className={css.pair}>
          <NumberField
            label="Every … months (optional)"
            {...serviceMonths}
            isWhole
            {...fields.getInputProps('serviceMonths')}
            value={fields.values.serviceMonths}
          />
          <NumberField
            label="Every … dives (optional)"
            {...serviceDives}
            isWhole
            {...fields.getInputProps('serviceDives')}
            value={fields.values.serviceDives}
          />
        </div>
        {services.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the form knows its rows by their place
          <div key={at} className={css.row}>
            <TextField
              type="date"
              label="Serviced on"
              max={latest}
              {...fields.getInputProps(`services.${at}.date`)}
            />
            <TextField
              label="Note (optional)"
              required={false}
              {...fields.getInputProps(`services.${at}.note`)}
            />
            <Button
              variant="quiet"
              className={css.remove ?? ''}
              aria-label={`Remove service ${at + 1}`}
              onClick={() => fields.removeListItem('services', at)}
            >
              <IconTrash {...icon} />
            </Button>
          </div>
        ))}
        <Button
          variant="default"
          className={css.add ?? ''}
          leftSection={<IconPlus {...icon} />}
          onClick={() => fields.insertListItem('services', { date: dayHere(Date.now()), note: '' }, 0)}
        >
          Add service
        </Button>
      </fieldset>
      {item?.retiredOn && (
        <TextField
          type="date"
          label="No longer used since"
          description="Clear it to use this again."
          required={false}
          max={latest}
          {...fields.getInputProps('retiredOn')}
        />
      )}
      <LongTextField label="Notes (optional)" required={false} rows={3} {...fields.getInputProps('notes')} />
      <FormActions send="Save" isSending={isSending} onCancel={done} />
    </form>
  )
}
