import { expect, it } from 'vitest'
import { eventData, eventHead, type SharedEvent } from './event-share.ts'

const origin = 'https://soundings.test'
const event: SharedEvent = {
  id: '0190e000-0000-7000-8000-000000000001',
  slug: 'boat-to-the-wreck',
  title: 'Boat <to> the wreck',
  description: 'Two **dives**, lunch on board.',
  date: '2026-11-28',
  startsAt: '2026-11-28T06:30:00.000Z',
  endsAt: '2026-11-28T13:00:00.000Z',
  location: 'Harbour',
  coordinates: [34.5, 28.5],
  country: 'Egypt',
  organiser: {
    id: '0190e000-0000-7000-8000-0000000000aa',
    handle: 'nico_d',
    name: 'Nico Diaz',
    avatar: null,
  },
  state: 'open',
  price: 35,
  currency: 'EUR',
  attendees: 10,
  maxAttendees: 10,
}
const picture = { url: `${origin}/p.jpg`, alt: 'A reef' }

it('says in schema.org’s words when and where it is, what it costs and that it is full', () => {
  expect(eventData(origin, event)).toMatchObject({
    '@type': 'Event',
    startDate: '2026-11-28T06:30:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { name: 'Harbour', geo: { latitude: 28.5, longitude: 34.5 } },
    offers: { price: 35, priceCurrency: 'EUR', availability: 'https://schema.org/SoldOut' },
  })
})

it('names of its organiser the username alone', () => {
  expect(JSON.stringify(eventData(origin, event))).not.toContain('Nico')
  expect(JSON.stringify(eventData(origin, event))).toContain('@nico_d')
})

it('a link to it says when and where first, and that it was cancelled', () => {
  expect(eventHead(origin, event, picture)).toContain(
    'November 28, 2026, Harbour. Two dives, lunch on board.',
  )
  const off = { ...event, state: 'cancelled' as const }
  expect(eventHead(origin, off, picture)).toContain('Cancelled. November 28, 2026')
  expect(eventData(origin, off).eventStatus).toBe('https://schema.org/EventCancelled')
})

it('what people wrote is no markup', () => {
  expect(eventHead(origin, event, picture)).not.toContain('<to>')
})
