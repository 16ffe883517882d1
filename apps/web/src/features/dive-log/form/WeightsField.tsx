import { ActionIcon, Button } from '@mantine/core'
import { diveLogLimits as limits, weightKinds } from '@soundings/contract/dive-log'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { ChoiceField } from '#shared/ui/form/fields.tsx'
import { icon } from '#shared/ui/icons.ts'
import { UnitInput } from '#shared/ui/UnitInput.tsx'
import { weightLabel } from './dive-form.view.ts'
import css from './PartsField.module.css'
import type { FormOfDive } from './use-dive-writing.ts'

const kinds = [
  { value: '', label: 'Not specified' },
  ...weightKinds.map((value) => ({ value, label: weightLabel[value] })),
]

/** How much lead, and where. */
export const WeightsField = ({ form }: { form: FormOfDive }) => {
  const { weights } = form.values
  const next = Math.max(-1, ...weights.map(({ at }) => at)) + 1
  return (
    <fieldset className={css.parts}>
      <legend className={css.label}>Weights</legend>
      {weights.map((weight, place) => {
        const path = `weights.${place}`
        return (
          <fieldset key={weight.at} className={css.weight} aria-label={`Weight ${place + 1}`}>
            <UnitInput
              quantity="weight"
              label="Weight"
              isUnitInLabel
              description=""
              required={false}
              {...limits.weight}
              {...form.getInputProps(`${path}.kg`)}
              value={weight.kg}
            />
            <ChoiceField
              label="Type"
              required={false}
              data={kinds}
              value={weight.kind ?? ''}
              onChange={({ target }) => form.setFieldValue(`${path}.kind`, target.value || null)}
            />
            <ActionIcon
              variant="quiet"
              size={44}
              aria-label={`Remove weight ${place + 1}`}
              onClick={() => form.removeListItem('weights', place)}
            >
              <IconTrash {...icon} />
            </ActionIcon>
          </fieldset>
        )
      })}
      {weights.length < limits.weights && (
        <Button
          variant="default"
          className={css.add ?? ''}
          leftSection={<IconPlus {...icon} />}
          data-path="weights"
          onClick={() => form.insertListItem('weights', { at: next, kg: null, kind: null })}
        >
          Add weight
        </Button>
      )}
    </fieldset>
  )
}
