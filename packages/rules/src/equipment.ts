import type { EquipmentItem, EquipmentKind, EquipmentUse } from '@soundings/contract/equipment'

/** A day so many months later; the last of the month where that month is shorter. */
export const monthsAfter = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  const then = new Date(
    Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())),
  )
  return then.toISOString().slice(0, 'yyyy-mm-dd'.length)
}

/** The last day on which something was serviced; where it never was, it counts from the day when it was bought. */
export const lastServiceOf = ({ services }: Pick<EquipmentItem, 'services'>): string | null =>
  services
    .map(({ date }) => date)
    .toSorted()
    .at(-1) ?? null

type Dived = { dives: number; hours: number; lastDive: string | null; divesSinceService: number }

/** When something is due: by months since its last service or its purchase, or by the dives since then. */
export const useOf = (item: EquipmentItem, dived: Dived, today: string): EquipmentUse => {
  const { serviceMonths, serviceDives, boughtOn, retiredOn } = item
  const lastServiceOn = lastServiceOf(item)
  const from = lastServiceOn ?? boughtOn
  const dueOn = serviceMonths === null || from === null ? null : monthsAfter(from, serviceMonths)
  const divesLeft = serviceDives === null ? null : Math.max(0, serviceDives - dived.divesSinceService)
  const isDue = retiredOn === null && ((dueOn !== null && dueOn <= today) || divesLeft === 0)
  return { ...dived, lastServiceOn, dueOn, divesLeft, isDue }
}

/** What one thing of a kind is called. */
export const equipmentKindName: Record<EquipmentKind, string> = {
  regulator: 'Regulator',
  bcd: 'BCD',
  computer: 'Dive computer',
  suit: 'Suit',
  cylinder: 'Cylinder',
  camera: 'Camera',
  light: 'Light',
  mask: 'Mask',
  fins: 'Fins',
  other: 'Other equipment',
}

/** What its owner calls a thing: brand and model, or what it is. */
export const nameOfItem = ({ kind, brand, model }: Pick<EquipmentItem, 'kind' | 'brand' | 'model'>): string =>
  [brand, model].filter(Boolean).join(' ') || equipmentKindName[kind]

/**
 * Which service is due, by a word that is the same as long as it is the same service; null where none is. A date that was put
 * off, or a service that was done, make it another one.
 */
export const dueFor = (
  { serviceDives }: Pick<EquipmentItem, 'serviceDives'>,
  { isDue, dueOn, divesLeft, lastServiceOn }: EquipmentUse,
): string | null => {
  if (!isDue) return null
  return divesLeft === 0 ? `${serviceDives} dives since ${lastServiceOn ?? 'the first'}` : `on ${dueOn}`
}
