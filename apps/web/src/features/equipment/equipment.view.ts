import {
  type EquipmentItem,
  type EquipmentKind,
  type EquipmentLog,
  equipmentKinds,
} from '@soundings/contract/equipment'
import { plural } from '@soundings/rules/phrases'
import { type DateLanguage, dateText } from '#shared/lib/date.ts'

export type UsedItem = EquipmentLog['items'][number]

const kindHeading: Record<EquipmentKind, string> = {
  regulator: 'Regulators',
  bcd: 'BCDs',
  computer: 'Dive computers',
  suit: 'Suits',
  cylinder: 'Cylinders',
  camera: 'Cameras',
  light: 'Lights',
  mask: 'Masks',
  fins: 'Fins',
  other: 'Other equipment',
}

/** Things in use by their kinds, in the order of the contract. */
export const byKind = (items: readonly UsedItem[]) =>
  equipmentKinds.flatMap((kind) => {
    const ofKind = items.filter((item) => item.kind === kind && item.retiredOn === null)
    return ofKind.length > 0 ? { kind, heading: kindHeading[kind], items: ofKind } : []
  })

/** When something is due for service, in a sentence; null where nobody said how often. */
export const serviceText = (
  { serviceMonths, serviceDives, use }: Pick<UsedItem, 'serviceMonths' | 'serviceDives' | 'use'>,
  language: DateLanguage,
): string | null => {
  const { dueOn, divesLeft, isDue, divesSinceService } = use
  const date = dueOn === null ? '' : dateText(dueOn, language)
  if (isDue && divesLeft === 0)
    return plural(divesSinceService, {
      one: 'Due for service: # dive since the last one.',
      other: 'Due for service: # dives since the last one.',
    })
  if (isDue) return `Due for service since ${date}.`
  if (dueOn !== null && divesLeft !== null)
    return plural(
      divesLeft,
      {
        one: 'Next service by {date}, or after # more dive.',
        other: 'Next service by {date}, or after # more dives.',
      },
      { date },
    )
  if (dueOn !== null) return `Next service by ${date}.`
  if (divesLeft !== null)
    return plural(divesLeft, {
      one: 'Next service after # more dive.',
      other: 'Next service after # more dives.',
    })
  if (serviceMonths === null && serviceDives === null) return null
  return 'Add when you bought it or when it was last serviced, to see when service is due.'
}

/** How a thing is told from others of its name: `Regulator, no. A1`. */
export const serialText = ({ serial }: Pick<EquipmentItem, 'serial'>): string | null =>
  serial && `Serial number ${serial}`
