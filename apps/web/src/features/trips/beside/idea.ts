import type { TripIdea } from '@soundings/contract/trip-advice-asking'
import { addDays } from '@soundings/rules/days'
import { dayHere } from '#shared/lib/day-here.ts'
import type { TripStart } from '../form/trip-start.ts'

/** A trip whose length nobody said, in days. */
const usual = 7

const padded = (month: number) => String(month).padStart(2, '0')

/** The first of a month that is still to come. */
const nextFirst = (month: number, today: string): string => {
  const year = Number(today.slice(0, 4))
  const first = `${year}-${padded(month)}-01`
  return first > today ? first : `${year + 1}-${padded(month)}-01`
}

/** What the form of a new trip begins with for a question about one; `now` in milliseconds since 1970. */
export const startOfIdea = (
  { destination, preferences, budget, months, days }: TripIdea,
  now: number,
): TripStart => {
  const [month] = months
  const first = month === undefined ? null : nextFirst(month, dayHere(now))
  const last = first && addDays(first, Math.max(1, (days ?? usual) - 1))
  return {
    ...(destination !== null && { name: destination, destination, country: null, position: null }),
    ...(preferences.length > 0 && { preferences: [...preferences] }),
    ...(budget !== null && { budget }),
    ...(first !== null && last !== null && { startDate: first, endDate: last }),
  }
}
