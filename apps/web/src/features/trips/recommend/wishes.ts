import { tripPreferences } from '@soundings/contract/trips-fields'
import { monthNames } from '@soundings/rules/months'
import { listText } from '@soundings/rules/phrases'
import type { TripValues } from '../form/trip-values.ts'

/** The months from this one on, 1 to 12. */
export const nextMonths = (today: string, count = 3): number[] =>
  Array.from({ length: count }, (_, at) => ((Number(today.slice(5, 7)) - 1 + at) % 12) + 1)

/** What the form says of a trip, as far as it decides what is worth recommending. */
export const wishesOf = (
  { preferences, startDate, endDate, destination, budget, currency }: TripValues,
  today: string,
) => {
  const hasDates = startDate !== '' && endDate > startDate
  return {
    preferences: tripPreferences.filter((each) => preferences.includes(each)),
    destination: destination.trim() || null,
    budget: currency === 'USD' && budget !== null && budget >= 0 ? budget : null,
    ...(hasDates
      ? { startDate, endDate }
      : startDate !== ''
        ? { months: [Number(startDate.slice(5, 7))] }
        : { months: nextMonths(today) }),
  }
}
export type Wishes = ReturnType<typeof wishesOf>

/** `March and April`, in the order of a year that may begin with any of them; empty for none. */
export const monthsText = (months: readonly number[]): string => {
  const before = (month: number) => ((month + 10) % 12) + 1
  const first = months.find((month) => !months.includes(before(month))) ?? 1
  const ordered = months.toSorted((one, other) => ((one - first + 12) % 12) - ((other - first + 12) % 12))
  return listText(ordered.map((month) => monthNames[month - 1] ?? ''))
}
