import { randomUUID } from 'node:crypto'
import type { Trip, TripForm, TripStop } from '@soundings/contract/trips'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { z } from 'zod'
import { callsOf } from './contributions.ts'
import type { Headers } from './people.ts'

type Someone = { id: string; headers: Headers }
type Form = Partial<z.input<typeof TripForm>>

export const plannerBase = '/api/trip-planner'
export const tripsBase = `${plannerBase}/trips`

/** What somebody types who plans a trip. */
export const buildTrip = (form: Form = {}): Form => ({
  name: 'Red Sea in spring',
  startDate: '2027-03-06',
  endDate: '2027-03-13',
  destination: 'Hurghada, Egypt',
  country: 'Egypt',
  coordinates: [33.81, 27.25],
  ...form,
})

/** Calls of the trip planner, as browsers make them. */
export const tripsOf = (app: FastifyInstance) => {
  const { get, post, put } = callsOf(app)
  const expected = async <T>(answer: Promise<LightMyRequestResponse>): Promise<T> => {
    const got = await answer
    if (got.statusCode >= 300) throw new Error(`Trips answered ${got.statusCode}: ${got.body}`)
    return got.json<T>()
  }
  const read = (by: Someone, tripId: string): Promise<Trip> =>
    expected(get(`${tripsBase}/${tripId}`, by.headers))
  return {
    tryPlan: (by: Someone, form: object = {}) => post(tripsBase, by.headers, { ...buildTrip(), ...form }),
    plan: (by: Someone, form: Form = {}): Promise<Trip> =>
      expected(post(tripsBase, by.headers, { clientKey: randomUUID(), ...buildTrip(form) })),
    read,
    tryAdd: (by: Someone, tripId: string, stop: object) =>
      post(`${tripsBase}/${tripId}/destinations`, by.headers, stop),
    addStop: (by: Someone, tripId: string, stop: object): Promise<TripStop> =>
      expected(post(`${tripsBase}/${tripId}/destinations`, by.headers, stop)),
    place: (by: Someone, tripId: string, stopId: string, where: object) =>
      put(`${tripsBase}/${tripId}/destinations/${stopId}/place`, by.headers, where),
    /** The names of the stops in their order, each with its day. */
    orderOf: async (by: Someone, tripId: string): Promise<[string | null, string][]> =>
      (await read(by, tripId)).destinations.map(({ day, name }) => [day, name]),
    invite: (by: Someone, tripId: string, handle: string, role?: string) =>
      post(`${tripsBase}/${tripId}/people`, by.headers, { handle, ...(role && { role }) }),
    accept: (by: Someone, tripId: string) => post(`${tripsBase}/${tripId}/accept`, by.headers),
    /** Brings somebody onto a trip. */
    bring: async (by: Someone, tripId: string, who: Someone, role = 'editor'): Promise<void> => {
      const me = await expected<{ user: { handle: string } }>(get('/api/auth/profile', who.headers))
      await expected(post(`${tripsBase}/${tripId}/people`, by.headers, { handle: me.user.handle, role }))
      await expected(post(`${tripsBase}/${tripId}/accept`, who.headers))
    },
  }
}
