import { type DiveCylinder, diveConditions, type weightKinds } from '@soundings/contract/dive-log'
import { sacOf } from '@soundings/rules/dive-gas'
import { gasUseText, type PressureUnit } from '@soundings/rules/units'
import { diveConditionLabel } from '../labels.view.ts'

type Work = { subject: { kind: 'new' | 'own' | 'waiting' }; changes: object | null }

/** What the form is called. */
export const titleOfWork = ({ changes }: Pick<Work, 'changes'>): string =>
  changes === null ? 'Add New Dive' : 'Edit Dive'

/** What is written on the button that saves it. */
export const saveLabel = ({ changes, subject }: Work): string =>
  changes === null && subject.kind === 'new' ? 'Add Dive' : 'Save'

export const conditionOptions = diveConditions.map((value) => ({ value, label: diveConditionLabel[value] }))

export const weightLabel: Record<(typeof weightKinds)[number], string> = {
  belt: 'Belt',
  integrated: 'Integrated',
  ankle: 'Ankle',
  backplate: 'Backplate',
  trim: 'Trim',
  other: 'Other',
}

/** The use of gas at the surface, as far as the form tells it: `14.2 l/min`. */
export const sacText = (
  {
    cylinders,
    duration,
    meanDepth,
  }: {
    cylinders: readonly Pick<DiveCylinder, 'size' | 'startPressure' | 'endPressure'>[]
    /** In minutes. */
    duration: number | null
    meanDepth: number | null
  },
  unit: PressureUnit,
): string | null => {
  const durationSeconds = duration === null ? null : Math.round(duration * 60)
  const sac = sacOf(cylinders, { durationSeconds, meanDepth })
  return sac === null || Number.isNaN(sac) ? null : gasUseText(sac, unit)
}

/** Said once another device saved the dive that is being changed. */
export const changedText = ({
  dive,
  both,
}: {
  dive: object | null
  both: readonly unknown[]
}): string | null => {
  if (!dive) return null
  return both.length > 0
    ? 'This dive was changed on another device. What you typed is still here; saving replaces what is said there:'
    : 'This dive was changed on another device. Its changes are in the form now, beside yours. Save again to keep both.'
}
