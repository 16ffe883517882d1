import { Attendee, Event, EventLine } from '@soundings/contract/events'

// For tests: events and their people; name what matters to the test.

export const eventId = '0190e000-0000-7000-8000-000000000001'
export const organiser = {
  id: '0190e000-0000-7000-8000-0000000000aa',
  handle: 'nico_d',
  name: 'Nico Diaz',
  avatar: null,
}

const line = {
  id: eventId,
  slug: 'boat-to-the-wreck',
  title: 'Boat to the wreck',
  excerpt: 'Two dives, lunch on board.',
  image: null,
  date: '2099-11-28',
  time: '08:30',
  endDate: null,
  endTime: '15:00',
  zone: 'Africa/Cairo',
  startsAt: '2099-11-28T06:30:00.000Z',
  endsAt: '2099-11-28T13:00:00.000Z',
  location: 'Harbour, second jetty',
  coordinates: [34.5, 28.5],
  country: 'Egypt',
  site: null,
  group: null,
  organiser,
  state: 'open',
  visibility: 'public',
  level: null,
  minCertification: null,
  attendees: 8,
  maxAttendees: 10,
  guests: 0,
  waitlist: 'auto',
  waiting: 0,
  price: 35,
  currency: 'EUR',
  seriesId: null,
  repeats: null,
  isJoined: false,
  position: null,
  isOffered: false,
  distance: null,
  version: 1,
  sequence: 0,
}

/** An event in a list. */
export const buildLine = (known: Partial<EventLine> = {}): EventLine => EventLine.parse({ ...line, ...known })

/** An event as its page shows it. */
export const buildEvent = (known: Partial<Event> = {}): Event =>
  Event.parse({
    ...line,
    description: 'Two dives, lunch on board.',
    imageId: null,
    plan: null,
    coOrganisers: [],
    cancelReason: null,
    createdAt: '2026-11-01T10:00:00.000Z',
    ownGuests: 0,
    hindrance: null,
    invitedBy: null,
    depthWarning: null,
    series: null,
    messages: [],
    inWater: null,
    may: {
      organise: false,
      remove: false,
      log: false,
      add: false,
      invite: false,
      write: false,
      report: true,
    },
    ...known,
  })

/** Somebody who is in. */
export const buildAttendee = (known: Partial<Attendee> = {}): Attendee =>
  Attendee.parse({
    person: { id: '0190e000-0000-7000-8000-0000000000bb', handle: 'ana_r', name: 'Ana Ruiz', avatar: null },
    role: 'attendee',
    guests: 0,
    level: null,
    position: null,
    pair: null,
    inWaterSince: null,
    hasAttended: null,
    ...known,
  })
