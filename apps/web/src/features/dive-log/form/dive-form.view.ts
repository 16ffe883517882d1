import { type DiveCylinder, diveConditions, type weightKinds } from '@soundings/contract/dive-log'
import { sacOf } from '@soundings/rules/dive-gas'
import { numberText } from '@soundings/rules/phrases'
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

/** Litres a minute at the surface, as far as the form tells it: `14.2 l/min`. */
export const sacText = ({
  cylinders,
  duration,
  meanDepth,
}: {
  cylinders: readonly Pick<DiveCylinder, 'size' | 'startPressure' | 'endPressure'>[]
  /** In minutes. */
  duration: number | null
  meanDepth: number | null
}): string | null => {
  const durationSeconds = duration === null ? null : Math.round(duration * 60)
  const sac = sacOf(cylinders, { durationSeconds, meanDepth })
  return sac === null || Number.isNaN(sac) ? null : `${numberText(sac, 1)}\u00a0l/min`
}
