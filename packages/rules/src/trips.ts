import type { StopsOnMove, TripRole, TripStatus } from '@soundings/contract/trips-fields'
import { addDays, dayAt, daysBetween } from './days.ts'

type Dates = { startDate: string; endDate: string }

/** Where a trip stands at a moment, by the days of its destination. */
export const tripStatus = (
  { startDate, endDate, zone, isCancelled }: Dates & { zone: string | null; isCancelled: boolean },
  now: Date,
): TripStatus => {
  if (isCancelled) return 'cancelled'
  const today = dayAt(now, zone)
  if (today < startDate) return 'planned'
  return today > endDate ? 'completed' : 'ongoing'
}

/** How many days a trip has, the first and the last included. */
export const tripDays = ({ startDate, endDate }: Dates): number => daysBetween(startDate, endDate) + 1

/** The days of a trip in their order. */
export const daysOfTrip = (dates: Dates): string[] =>
  Array.from({ length: tripDays(dates) }, (_, at) => addDays(dates.startDate, at))

export const isDayOf = ({ startDate, endDate }: Dates, day: string): boolean =>
  day >= startDate && day <= endDate

/**
 * The day of a stop after the dates of its trip moved: it keeps its day of the trip, or its date. Null, an idea, where that is
 * no day of the trip any more.
 */
export const movedDay = (
  day: string | null,
  { from, to, how }: { from: Dates; to: Dates; how: StopsOnMove },
): string | null => {
  if (day === null) return null
  const moved = how === 'follow' ? addDays(day, daysBetween(from.startDate, to.startDate)) : day
  return isDayOf(to, moved) ? moved : null
}

/** Who changes the plan of a trip, invites and shares. */
export const mayEditTrip = (role: TripRole | null): boolean => role === 'owner' || role === 'editor'

const rank = { viewer: 0, editor: 1, owner: 2 } as const satisfies Record<TripRole, number>

/** Who owns a trip after its owner left Soundings: the longest-standing editor, else the longest-standing viewer. */
export const heirOfTrip = <Person extends { role: TripRole; at: Date; userId: string }>(
  others: readonly Person[],
): Person | undefined =>
  others.toSorted(
    (one, other) =>
      rank[other.role] - rank[one.role] ||
      one.at.getTime() - other.at.getTime() ||
      (one.userId < other.userId ? -1 : 1),
  )[0]
