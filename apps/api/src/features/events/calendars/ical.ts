import { eventPath } from '@soundings/contract/events-pages'
import { eventSlug } from '@soundings/rules/events'
import { plainWords } from '@soundings/rules/markdown-words'
import { ICalEventStatus } from 'ical-generator'
import { newCalendar, zonedMoment } from '#shared/calendar.ts'
import type { EventRow } from '../reading/events.repo.ts'
import { addDays } from '../times/wall-times.ts'

type Calendar = { name: string; origin: string }

const timesOf = (event: EventRow) => {
  const { day, time, endDay, startsAt, endsAt, zone } = event
  // The end of whole days is the day after the last.
  if (time === null) {
    const end = addDays(endDay ?? day, 1)
    return { allDay: true, start: Temporal.PlainDate.from(day), end: Temporal.PlainDate.from(end) }
  }
  const { timezone, at } = zonedMoment(zone)
  return { timezone, start: at(startsAt), end: at(endsAt) }
}

/**
 * Events as a file of iCalendar (RFC 5545). A UID never changes and SEQUENCE grows with each change, so that calendars
 * replace what they have; what is cancelled says so, and times are those of the place, with the rules of its zone.
 */
export const toCalendar = (events: readonly EventRow[], { name, origin }: Calendar): string => {
  const calendar = newCalendar(name, 'Events')
  for (const event of events) {
    const path = eventPath({ id: event.id, slug: eventSlug(event.title) })
    const about = [
      ...(event.cancelReason === null ? [] : [`Cancelled: ${event.cancelReason}`]),
      plainWords(event.description),
      `${origin}${path}`,
    ]
    calendar.createEvent({
      id: `${event.id}@events.soundings`,
      sequence: event.sequence,
      stamp: event.changedAt,
      created: event.createdAt,
      lastModified: event.changedAt,
      ...timesOf(event),
      summary: event.title,
      description: about.filter((part) => part !== '').join('\n\n'),
      location:
        event.lat === null || event.lng === null
          ? event.location
          : { title: event.location, geo: { lat: event.lat, lon: event.lng } },
      url: `${origin}${path}`,
      status: event.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return `${calendar.toString().trimEnd()}\r\n`
}
