import type { DiveValues } from './dive-values.ts'

type Now = {
  /** The day on the calendar of this device. */
  today: string
  /** The number of the next dive; null where dives are not numbered. */
  number: number | null
}

/** What stays the same from one dive to the next, whatever was measured on the last one. */
export const likeLast = (last: DiveValues, { today, number }: Now): Partial<DiveValues> => ({
  siteName: last.siteName,
  location: last.location,
  diveSiteId: last.diveSiteId,
  date: today,
  suit: last.suit,
  weights: last.weights,
  cylinders: last.cylinders.map((cylinder) => ({ ...cylinder, startPressure: null, endPressure: null })),
  buddies: last.buddies,
  divemasters: last.divemasters,
  trip: last.trip,
  equipment: last.equipment,
  ...(last.number !== null && { number }),
})

/** The number of the next dive: after the highest that was given, or after all dives where none was. */
export const nextNumber = (given: readonly (number | null | undefined)[], total: number): number => {
  const numbers = given.filter((one) => typeof one === 'number')
  return (numbers.length > 0 ? Math.max(...numbers) : total) + 1
}
