import { tripPath } from '@soundings/contract/trips-pages'
import type { TripStop } from '@soundings/contract/trips-stops'
import { addDays } from '@soundings/rules/days'
import { plainWords } from '@soundings/rules/markdown-words'
import { ICalEventStatus } from 'ical-generator'
import { newCalendar, zonedMoment } from '#shared/calendar.ts'
import { momentAt } from '#shared/zones.ts'
import type { TripRow } from '../access/entered.repo.ts'

/** A dive or a visit without an end takes so many hours in a calendar. */
const usualHours = 2

const wholeDays = (from: string, to: string) => ({
  allDay: true,
  start: Temporal.PlainDate.from(from),
  // The end of whole days is the day after the last.
  end: Temporal.PlainDate.from(addDays(to, 1)),
})

/** From when to when a stop is: each end by the clocks of its own place. */
const timesOf = (stop: TripStop & { day: string }, tripZone: string | null) => {
  const { day, time, endTime, nights } = stop
  const last = addDays(day, nights)
  if (time === null) return wholeDays(day, last)
  const zone = stop.zone ?? tripZone ?? 'UTC'
  const endZone = stop.endZone ?? zone
  const startsAt = momentAt(day, time, zone)
  const endsAt =
    endTime === null
      ? new Date(startsAt.getTime() + (nights * 24 + usualHours) * 3_600_000)
      : momentAt(last, endTime, endZone)
  const { timezone, at } = zonedMoment(zone)
  return { timezone, start: at(startsAt), end: at(endsAt) }
}

const placeOf = ({ name, coordinates }: TripStop) =>
  coordinates === null ? name : { title: name, geo: { lat: coordinates[1], lon: coordinates[0] } }

/** A trip as a calendar: the trip itself over its days, and an entry for each of its stops that has a day. */
export const tripCalendar = (trip: TripRow, stops: readonly TripStop[], origin: string): string => {
  const url = `${origin}${tripPath(trip.id)}`
  const calendar = newCalendar(trip.name, 'Trips')
  const known = {
    sequence: trip.seq,
    stamp: trip.changedAt,
    lastModified: trip.changedAt,
    url,
    status: trip.cancelledAt === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  }
  const about = (words: string) => [plainWords(words), url].filter((part) => part !== '').join('\n\n')
  calendar.createEvent({
    ...known,
    id: `${trip.id}@trips.soundings`,
    ...wholeDays(trip.startDay, trip.endDay),
    summary: trip.name,
    description: about(trip.description),
    location: trip.destination,
  })
  for (const stop of stops) {
    const { day } = stop
    if (day === null) continue
    calendar.createEvent({
      ...known,
      id: `${stop.id}@trips.soundings`,
      ...timesOf({ ...stop, day }, trip.zone),
      summary: stop.to === null ? stop.name : `${stop.name} → ${stop.to}`,
      description: about(stop.notes),
      location: placeOf(stop),
    })
  }
  return `${calendar.toString().trimEnd()}\r\n`
}
