import { randomUUID } from 'node:crypto'
import type { Attendee, Event, EventForm, EventLine } from '@soundings/contract/events'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { z } from 'zod'
import { callsOf } from './contributions.ts'
import type { Headers } from './people.ts'

type Someone = { id: string; headers: Headers }
type Form = Partial<z.input<typeof EventForm>>

export const eventsBase = '/api/community/events'

/** The clock of apps under test stands still on this day. */
const today = Date.parse('2026-06-01')

/** A day so many days from now, as an event’s form has it. */
export const dayIn = (days: number): string => new Date(today + days * 86_400_000).toISOString().slice(0, 10)

/** What somebody types who plans a dive in ten days. */
export const buildEventForm = (known: Form = {}): Form => ({
  title: `Morning dive ${Math.random().toString(36).slice(2, 8)}`,
  description: 'Two dives, then lunch.',
  date: dayIn(10),
  time: '08:30',
  location: 'Ras Mohammed',
  zone: 'Africa/Cairo',
  clientKey: randomUUID(),
  ...known,
})

/** Calls of events, as browsers make them. */
export const eventsOf = (app: FastifyInstance) => {
  const { get, post, put, del } = callsOf(app)
  const expected = async <T>(answer: Promise<LightMyRequestResponse>): Promise<T> => {
    const got = await answer
    if (got.statusCode >= 300) throw new Error(`Events answered ${got.statusCode}: ${got.body}`)
    return got.json<T>()
  }
  const pathOf = (id: string) => `${eventsBase}/${id}`
  return {
    tryCreate: (by: Someone, known: Form = {}) => post(eventsBase, by.headers, buildEventForm(known)),
    create: (by: Someone, known: Form = {}): Promise<Event> =>
      expected(post(eventsBase, by.headers, buildEventForm(known))),
    read: (id: string, by?: Someone): Promise<Event> => expected(get(pathOf(id), by?.headers)),
    tryRead: (id: string, by?: Someone) => get(pathOf(id), by?.headers),
    tryChange: (by: Someone, event: Event, known: Form & object) =>
      put(pathOf(event.id), by.headers, { ...formOf(event), version: event.version, ...known }),
    change: (by: Someone, event: Event, known: object): Promise<Event> =>
      expected(put(pathOf(event.id), by.headers, { ...formOf(event), version: event.version, ...known })),
    cancel: (by: Someone, id: string, known: object = {}) =>
      post(`${pathOf(id)}/cancel`, by.headers, { reason: 'Too much wind.', ...known }),
    join: (by: Someone, id: string, body?: object) => post(`${pathOf(id)}/join`, by.headers, body),
    leave: (by: Someone, id: string) => del(`${pathOf(id)}/join`, by.headers),
    wait: (by: Someone, id: string, body?: object) => post(`${pathOf(id)}/waitlist`, by.headers, body),
    stopWaiting: (by: Someone, id: string) => del(`${pathOf(id)}/waitlist`, by.headers),
    attendees: async (by: Someone, id: string, query = ''): Promise<Attendee[]> =>
      (await expected<{ items: Attendee[] }>(get(`${pathOf(id)}/attendees?limit=200${query}`, by.headers)))
        .items,
    mark: (by: Someone, id: string, userId: string, body: object) =>
      put(`${pathOf(id)}/attendees/${userId}`, by.headers, body),
    takeOff: (by: Someone, id: string, userId: string) =>
      del(`${pathOf(id)}/attendees/${userId}`, by.headers),
    list: async (query = '', by?: Someone): Promise<EventLine[]> =>
      (await expected<{ items: EventLine[] }>(get(`${eventsBase}?limit=200${query}`, by?.headers))).items,
  }
}

/** The form of an event, as who changes it sends it. */
export const formOf = (event: Event): Form => ({
  title: event.title,
  description: event.description,
  date: event.date,
  time: event.time,
  endDate: event.endDate,
  endTime: event.endTime,
  zone: event.zone,
  location: event.location,
  siteId: event.site?.id ?? null,
  coordinates: event.coordinates,
  country: event.country,
  groupId: event.group?.id ?? null,
  visibility: event.visibility,
  maxAttendees: event.maxAttendees,
  guests: event.guests,
  waitlist: event.waitlist,
  price: event.price,
  currency: event.currency,
  level: event.level,
  minCertification: event.minCertification,
  imageId: event.imageId,
  plan: event.plan,
})
