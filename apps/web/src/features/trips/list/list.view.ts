import type { TripLine } from '@soundings/contract/trips-shapes'
import { plural } from '@soundings/rules/phrases'
import { tripDays } from '@soundings/rules/trips'
import { type DateLanguage, daysSpanText } from '#shared/lib/date.ts'

/** `8 days` */
export const daysText = (trip: Pick<TripLine, 'startDate' | 'endDate'>): string =>
  plural(tripDays(trip), { one: '# day', other: '# days' })

/** `14–21 Nov 2026 · 8 days` */
export const whenText = (trip: Pick<TripLine, 'startDate' | 'endDate'>, language: DateLanguage): string =>
  `${daysSpanText(trip.startDate, trip.endDate, language)} · ${daysText(trip)}`

/** Where it leads, with the country where the words do not say it. */
export const destinationText = ({
  destination,
  country,
}: Pick<TripLine, 'destination' | 'country'>): string =>
  country === null || destination.toLowerCase().includes(country.toLowerCase())
    ? destination
    : `${destination}, ${country}`

/** What is on it: `3 dive sites · 5 stops · 2 people`; what is not there is not told. */
export const contentText = ({ sites, stops, people }: Pick<TripLine, 'sites' | 'stops' | 'people'>): string =>
  [
    sites > 0 && plural(sites, { one: '# dive site', other: '# dive sites' }),
    stops > 0 && plural(stops, { one: '# stop', other: '# stops' }),
    people > 1 && plural(people, { one: '# person', other: '# people' }),
  ]
    .filter(Boolean)
    .join(' · ')

/** `In 12 days`, `Tomorrow`, `Day 3 of 8`; null where that says nothing. */
export const standingText = (
  { startDate, endDate, status }: Pick<TripLine, 'startDate' | 'endDate' | 'status'>,
  today: string,
): string | null => {
  const from = tripDays({ startDate: today, endDate: startDate }) - 1
  if (status === 'ongoing') {
    const day = tripDays({ startDate, endDate: today })
    const all = tripDays({ startDate, endDate })
    return day >= 1 && day <= all ? `Day ${day} of ${all}` : null
  }
  if (status !== 'planned' || from < 0) return null
  if (from === 0) return 'Today'
  return from === 1 ? 'Tomorrow' : plural(from, { one: 'In # day', other: 'In # days' })
}

const order = { ongoing: 0, planned: 1, completed: 2, cancelled: 3 } as const

/** What comes next first; what was cancelled last. */
export const byNext = (lines: readonly TripLine[]): TripLine[] =>
  lines.toSorted(
    (one, other) => order[one.status] - order[other.status] || (one.startDate < other.startDate ? -1 : 1),
  )
