import {
  type DiveCondition,
  type DiveCylinder,
  diveConditions,
  type weightKinds,
} from '@soundings/contract/dive-log'
import type { EquipmentItem, EquipmentKind } from '@soundings/contract/equipment'
import { sacOf } from '@soundings/rules/dive-gas'
import { numberText } from '@soundings/rules/phrases'

type Work = { subject: { kind: 'new' | 'own' | 'waiting' }; changes: object | null }

/** What the form is called. */
export const titleOfWork = ({ changes }: Pick<Work, 'changes'>): string =>
  changes === null ? 'Add New Dive' : 'Edit Dive'

/** What is written on the button that saves it. */
export const saveLabel = ({ changes, subject }: Work): string =>
  changes === null && subject.kind === 'new' ? 'Add Dive' : 'Save'

const conditionLabel = (condition: DiveCondition): string =>
  condition === 'Night' ? 'Night Dive' : condition

export const conditionOptions = diveConditions.map((value) => ({ value, label: conditionLabel(value) }))

export const weightLabel: Record<(typeof weightKinds)[number], string> = {
  belt: 'Belt',
  integrated: 'Integrated',
  ankle: 'Ankle',
  backplate: 'Backplate',
  trim: 'Trim',
  other: 'Other',
}

const kindLabel: Record<EquipmentKind, string> = {
  regulator: 'Regulator',
  bcd: 'BCD',
  computer: 'Computer',
  suit: 'Suit',
  cylinder: 'Cylinder',
  camera: 'Camera',
  light: 'Light',
  mask: 'Mask',
  fins: 'Fins',
  other: 'Other equipment',
}

/** What a thing is called: by its brand and model, or else by what it is. */
export const equipmentName = ({
  kind,
  brand,
  model,
}: Pick<EquipmentItem, 'kind' | 'brand' | 'model'>): string =>
  [brand, model].filter(Boolean).join(' ') || kindLabel[kind]

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
