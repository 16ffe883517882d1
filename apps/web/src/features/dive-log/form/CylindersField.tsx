import { ActionIcon, Button } from '@mantine/core'
import { diveLogLimits as limits } from '@soundings/contract/dive-log'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { ChoiceField, TextField } from '#shared/ui/form/fields.tsx'
import { NumberField } from '#shared/ui/form/NumberField.tsx'
import { icon } from '#shared/ui/icons.ts'
import { UnitInput } from '#shared/ui/UnitInput.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { type CylinderValues, type FormGas, formGases, nextCylinder, withGas } from './cylinder-values.ts'
import { sacText } from './dive-form.view.ts'
import css from './PartsField.module.css'
import type { FormOfDive } from './use-dive-writing.ts'

const gasLabel: Record<FormGas, string> = { air: 'Air', nitrox: 'Nitrox', trimix: 'Trimix' }
const gases = formGases.map((value) => ({ value, label: gasLabel[value] }))

/** What was breathed from: each cylinder with its size, gas and pressures. */
export const CylindersField = ({ form }: { form: FormOfDive }) => {
  const { cylinders } = form.values
  const unit = useUnits(({ pressure }) => pressure)
  const sac = sacText(form.values, unit)
  return (
    <fieldset className={css.parts}>
      <legend className={css.label}>Cylinders</legend>
      {cylinders.map((cylinder, place) => {
        const path = `cylinders.${place}`
        const name = `cylinder ${place + 1}`
        const of = <Name extends keyof CylinderValues>(part: Name) => ({
          ...form.getInputProps(`${path}.${part}`),
          value: cylinder[part],
        })
        const change = (changed: typeof cylinder) => form.replaceListItem('cylinders', place, changed)
        return (
          <fieldset key={cylinder.at} className={css.part} aria-label={`Cylinder ${place + 1}`}>
            <div className={css.head}>
              <TextField
                label="Description"
                placeholder="Alu 80, twin 12 …"
                required={false}
                maxLength={limits.name}
                {...of('description')}
              />
              <ActionIcon
                variant="quiet"
                size={44}
                aria-label={`Remove ${name}`}
                onClick={() => form.removeListItem('cylinders', place)}
              >
                <IconTrash {...icon} />
              </ActionIcon>
            </div>
            <div className={css.figures}>
              <NumberField label="Size (l)" {...limits.size} {...of('size')} />
              <ChoiceField
                label="Gas"
                required={false}
                data={gases}
                value={cylinder.gas}
                onChange={({ target }) => change(withGas(cylinder, target.value as FormGas))}
              />
              {cylinder.gas !== 'air' && <NumberField label="O₂ (%)" min={1} max={100} {...of('o2')} />}
              {cylinder.gas === 'trimix' && <NumberField label="He (%)" min={0} max={99} {...of('he')} />}
              <UnitInput
                quantity="pressure"
                label="Start"
                isUnitInLabel
                description=""
                required={false}
                {...limits.pressure}
                {...of('startPressure')}
              />
              <UnitInput
                quantity="pressure"
                label="End"
                isUnitInLabel
                description=""
                required={false}
                {...limits.pressure}
                {...of('endPressure')}
              />
            </div>
          </fieldset>
        )
      })}
      {cylinders.length < limits.cylinders && (
        <Button
          variant="default"
          className={css.add ?? ''}
          leftSection={<IconPlus {...icon} />}
          data-path="cylinders"
          onClick={() => form.insertListItem('cylinders', nextCylinder(cylinders))}
        >
          Add cylinder
        </Button>
      )}
      {cylinders.length > 0 && (
        <p className={css.note} role="status">
          {sac
            ? `Gas consumption at the surface: ${sac}`
            : 'Gas consumption shows once size, pressures, duration and average depth are filled in.'}
        </p>
      )}
    </fieldset>
  )
}
