import type { EquipmentItem, EquipmentUse } from '@soundings/contract/equipment'

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
