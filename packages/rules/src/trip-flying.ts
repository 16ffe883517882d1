import { plural } from './phrases.ts'
import { type PlannedStop, type Warned, warned } from './trip-plan.ts'

/** The guidelines of the workshop of 2002, as the Divers Alert Network publishes them. */
const dan = {
  source: 'Divers Alert Network (DAN), Flying After Diving guidelines',
  sourceUrl: 'https://dan.org',
} as const

/** In hours. After decompression stops the guideline says substantially longer than 18: divers take it for a day. */
const waits = { single: 12, several: 18, decompression: 24 } as const
type Wait = keyof typeof waits

const why: Record<Wait, string> = {
  single: 'after a single dive without decompression stops',
  several: 'after several dives or several days of diving',
  decompression:
    'after dives that may need decompression stops, for which the guideline says well over 18 hours',
}

/** Below this depth in metres, dives are taken for ones with decompression stops. */
const recreational = 40
/** Dives that lie further back, in minutes, do not count to the last ones. */
const series = 48 * 60
/** A dive of which nobody says how long it takes is over after so many minutes. */
const usualDive = 60
const dayMinutes = 1_440

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 60_000

/** When a stop ends at the latest, and a flight leaves at the earliest, as far as is known; in minutes. */
const endOf = ({ to, from }: PlannedStop): number | null => to ?? (from === null ? null : from + usualDive)
const latestEnd = (stop: PlannedStop): number => endOf(stop) ?? startOf(stop.day ?? '') + dayMinutes
const earliestStart = ({ from, day }: PlannedStop): number => from ?? startOf(day ?? '')

const isBefore = (dive: PlannedStop, flight: PlannedStop): boolean => {
  if (dive.day === null || flight.day === null) return false
  if (dive.from !== null && flight.from !== null) return dive.from < flight.from
  return dive.day <= flight.day
}

/** How long to wait after the last of some dives, in order. */
const waitAfter = (dives: readonly PlannedStop[]): Wait => {
  const last = dives.at(-1)
  if (!last) return 'single'
  const recent = dives.filter((dive) => earliestStart(dive) >= earliestStart(last) - series)
  if (recent.some(({ site }) => (site?.maxDepth ?? 0) > recreational)) return 'decompression'
  return recent.reduce((sum, { dives }) => sum + dives, 0) > 1 ? 'several' : 'single'
}

const hoursText = (hours: number): string => plural(hours, { one: '# hour', other: '# hours' })

const guideline = (wait: Wait): string =>
  `The guideline is at least ${hoursText(waits[wait])} ${why[wait]}. Longer is safer, and no time is a guarantee.`

/** What is said of one flight. */
const beforeFlight = (flight: PlannedStop, stops: readonly PlannedStop[]): Warned | null => {
  const dives = stops
    .filter((stop) => stop.dives > 0 && isBefore(stop, flight))
    .sort((one, other) => latestEnd(one) - latestEnd(other))
  const last = dives.at(-1)
  if (!last) return null
  const wait = waitAfter(dives)
  const [end, start] = [endOf(last), flight.from]
  if (end !== null && start !== null) {
    const hours = Math.max(0, (start - end) / 60)
    if (hours >= waits[wait]) return null
    const left = hoursText(Math.floor(hours))
    return warned('no-fly', 'danger', {
      ...dan,
      stopId: flight.id,
      said: `${wait}-${Math.floor(hours)}`,
      text: `Only ${left} between ${last.name} and ${flight.name}. ${guideline(wait)}`,
    })
  }
  // Without times, what is certain is only how many nights lie between.
  if (earliestStart(flight) - latestEnd(last) >= waits[wait] * 60) return null
  const isSameDay = last.day === flight.day
  return warned('no-fly', isSameDay ? 'danger' : 'caution', {
    ...dan,
    stopId: flight.id,
    said: `${wait}-${isSameDay ? 'same-day' : 'day-before'}`,
    text: `${last.name} is ${isSameDay ? 'on the day of' : 'on the day before'} ${flight.name}: add times to both to see how long is between. ${guideline(wait)}`,
  })
}

/** Diving too soon before each flight of a trip; and on its last day, where nobody says how people get home. */
export const flyingWarnings = (stops: readonly PlannedStop[], endDate: string): Warned[] => {
  const flights = stops.filter(({ kind, isFlight, day }) => kind === 'travel' && isFlight && day !== null)
  const found = flights.flatMap((flight) => beforeFlight(flight, stops) ?? [])
  const isTravelled = stops.some(({ kind, day }) => kind === 'travel' && day !== null && day >= endDate)
  const last = stops.findLast(({ dives, day }) => dives > 0 && day === endDate)
  if (!last || isTravelled) return found
  return [
    ...found,
    warned('no-fly', 'info', {
      ...dan,
      stopId: last.id,
      said: 'last-day',
      text: `${last.name} is on the last day of the trip. If you fly home, leave enough time: ${guideline(waitAfter(stops.filter(({ dives, day }) => dives > 0 && day !== null)))}`,
    }),
  ]
}
