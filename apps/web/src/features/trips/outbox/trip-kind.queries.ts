import { type Trip, trips } from '@soundings/contract/trips'
import { call } from '#shared/api/client.ts'
import { printOf } from '#shared/outbox/entry.ts'
import type { TripEntry } from './trip-entry.ts'

/** A server that says nothing for so long does not answer, in milliseconds. */
const silence = 30_000

const ending = (signal: AbortSignal | undefined) =>
  AbortSignal.any([AbortSignal.timeout(silence), ...(signal ? [signal] : [])])

/** The trip, with the site that it was begun from among its ideas: the same keys make neither of them twice. */
const withSite = async (trip: Trip, { body: { siteId }, key }: TripEntry, signal: AbortSignal) => {
  if (siteId === null || trip.destinations.some((stop) => stop.siteId === siteId)) return trip
  const params = { tripId: trip.id }
  await call(trips.addStop, { params, body: { siteId, clientKey: key } }, signal)
  return call(trips.get, { params }, signal)
}

/** Creates it; with the same key never a second one. */
export const sendTrip = async (entry: TripEntry, given?: AbortSignal): Promise<Trip> => {
  const { key, body, tried } = entry
  const signal = ending(given)
  const trip = await call(trips.create, { body: { ...body.words, clientKey: key } }, signal)
  if (tried === null || tried === printOf(entry) || trip.deletedAt !== null)
    return withSite(trip, entry, signal)
  // An earlier try may have arrived, and this answer be the trip as it was then.
  const changed = await call(
    trips.change,
    { params: { tripId: trip.id }, body: { ...body.words, version: trip.version } },
    signal,
  )
  return withSite(changed, entry, signal)
}
