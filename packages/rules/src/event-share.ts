import { eventPath, eventsPath } from '@soundings/contract/events-pages'
import type { Event } from '@soundings/contract/events-shapes'
import { profilePath } from '@soundings/contract/profiles-pages'
import { plainWords } from './markdown-words.ts'
import { longDate } from './phrases.ts'
import { type Picture, publicHead, shortened } from './share.ts'

/** An event as everybody may read it. */
export type SharedEvent = Pick<
  Event,
  | 'id'
  | 'slug'
  | 'title'
  | 'description'
  | 'date'
  | 'startsAt'
  | 'endsAt'
  | 'location'
  | 'coordinates'
  | 'country'
  | 'organiser'
  | 'state'
  | 'price'
  | 'currency'
  | 'attendees'
  | 'maxAttendees'
>

const isFull = ({ attendees, maxAttendees }: SharedEvent) =>
  maxAttendees !== null && attendees >= maxAttendees

/** schema.org’s words for an event, for search engines. Of its organiser they read the username and no more. */
export const eventData = (origin: string, event: SharedEvent): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: event.title,
  url: origin + eventPath(event),
  startDate: event.startsAt,
  endDate: event.endsAt,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  eventStatus: `https://schema.org/${event.state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
  ...(event.description !== '' && { description: shortened(plainWords(event.description)) }),
  location: {
    '@type': 'Place',
    name: event.location,
    address: [event.location, event.country].filter(Boolean).join(', '),
    ...(event.coordinates && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: event.coordinates[1],
        longitude: event.coordinates[0],
      },
    }),
  },
  ...(event.organiser && {
    organizer: {
      '@type': 'Person',
      name: `@${event.organiser.handle}`,
      url: origin + profilePath(event.organiser.handle),
    },
  }),
  ...(event.maxAttendees !== null && { maximumAttendeeCapacity: event.maxAttendees }),
  offers: {
    '@type': 'Offer',
    price: event.price,
    priceCurrency: event.currency,
    url: origin + eventPath(event),
    availability: `https://schema.org/${isFull(event) ? 'SoldOut' : 'InStock'}`,
  },
})

/** The head of an event’s page: when and where come first, as a messenger shows little. */
export const eventHead = (origin: string, event: SharedEvent, picture: Picture): string => {
  const when = longDate(new Date(event.date))
  const words = plainWords(event.description)
  const begin = event.state === 'cancelled' ? 'Cancelled. ' : ''
  return publicHead({
    title: `${event.title} · Soundings`,
    description: shortened(`${begin}${when}, ${event.location}.${words === '' ? '' : ` ${words}`}`),
    address: origin + eventPath(event),
    picture,
    data: [eventData(origin, event)],
  })
}

/** The head of the page of all events. */
export const eventsHead = (origin: string, picture: Picture): string =>
  publicHead({
    title: 'Events · Soundings',
    description: 'Dives and meetings that divers plan together: when, where, and how many places are left.',
    address: origin + eventsPath,
    picture,
  })
