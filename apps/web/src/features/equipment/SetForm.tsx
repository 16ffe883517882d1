import { EquipmentSet, equipmentTexts } from '@soundings/contract/equipment'
import { nameOfItem } from '@soundings/rules/equipment'
import { IconUsers } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import { newKey } from '#shared/lib/new-key.ts'
import { ChipsField } from '#shared/ui/form/ChipsField.tsx'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { TextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { changeEquipment } from './equipment.queries.ts'
import type { UsedItem } from './equipment.view.ts'
import { ChangedElsewhere, saveSet } from './list-changes.ts'

const TypedSet = EquipmentSet.extend({
  name: z.string().trim().min(1, 'Name is required.').pipe(EquipmentSet.shape.name),
})

type Props = {
  /** Null for a new one. */
  set: EquipmentSet | null
  items: readonly UsedItem[]
  opened: boolean
  onClose: () => void
}

/** Puts together things that are taken along at once. */
export const SetForm = ({ set, items, opened, onClose }: Props) => (
  <FormModal opened={opened} onClose={onClose} title={set ? 'Edit set' : 'Add set'} size={520}>
    <Form key={set?.id ?? 'new'} set={set} items={items} onDone={onClose} />
  </FormModal>
)

const Form = ({ set, items, onDone }: Pick<Props, 'set' | 'items'> & { onDone: () => void }) => {
  const queries = useQueryClient()
  const [initialValues] = useState(() => set ?? { id: newKey(), name: '', items: [] })
  const draft = useKeptDraft<EquipmentSet>(`equipment set ${set?.id ?? 'new'}`, initialValues)
  const [base, setBase] = useState(set)
  const [other, setOther] = useState<EquipmentSet | null>(null)
  const { form, problem, isSending, onSubmit } = useSchemaForm<EquipmentSet, EquipmentSet>({
    schema: TypedSet,
    initialValues,
    draft,
  })
  const done = () => {
    draft.typed = undefined
    onDone()
  }
  const save = onSubmit(async (typed) => {
    try {
      await changeEquipment(queries, saveSet(typed, base))
    } catch (error) {
      if (!(error instanceof ChangedElsewhere)) throw error
      setBase(error.now)
      setOther(error.now)
      return
    }
    toast.success('Set saved')
    done()
  }, 'The set couldn’t be saved. Please try again.')
  const options = items
    .filter(({ id, retiredOn }) => retiredOn === null || form.values.items.includes(id))
    .map((item) => ({ value: item.id, label: nameOfItem(item) }))
  return (
    <form className={css.form} noValidate onSubmit={save}>
      <FormProblem>{problem}</FormProblem>
      {other && (
        <div role="alert">
          <FormNews
            icon={IconUsers}
            act="Use the newer version"
            onAct={() => {
              form.setValues(other)
              setOther(null)
            }}
          >
            {equipmentTexts.changedSince} What you typed is still here; saving replaces the newer version.
          </FormNews>
        </div>
      )}
      <TextField label="Name" placeholder="Warm water" data-autofocus {...form.getInputProps('name')} />
      <ChipsField
        label="Equipment"
        options={options}
        {...form.getInputProps('items')}
        value={form.values.items}
      />
      <FormActions send="Save" isSending={isSending} onCancel={done} />
    </form>
  )
}
