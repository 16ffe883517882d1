import type { CallInput } from '@soundings/contract/route'
import { type Trip, type TripLine, trips } from '@soundings/contract/trips'
import { tripLimits } from '@soundings/contract/trips-fields'
import type { QueryClient } from '@tanstack/react-query'
import { area } from '#shared/api/area.ts'
import { call } from '#shared/api/client.ts'
import { followAbout } from '#shared/api/follow.ts'
import { readAbout } from '#shared/api/query.ts'

const all = area('/api/trip-planner')
/** Others may plan, too: what is shown is asked for anew when it is looked at after so long, in milliseconds. */
const soon = { staleTime: 20_000 }
export const { read: readTrips, refresh: refreshTrips } = all

export type ListInput = NonNullable<CallInput<typeof trips.list>['query']>

/** Trips of the reader, page by page. */
export const tripsQuery = (query: ListInput) => ({
  ...all.readPages(trips.list, { query: { limit: tripLimits.page, ...query } }),
  ...soon,
})

export const statisticsQuery = () => ({ ...all.read(trips.statistics, {}), ...soon })

export const tripQuery = (tripId: string) => ({ ...all.read(trips.get, { params: { tripId } }), ...soon })

export const trashQuery = () => all.readPages(trips.trash, { query: { limit: tripLimits.page } })

/** Shows a trip as it is now. */
export const takeTrip = (queries: QueryClient, trip: Trip): Trip => {
  queries.setQueryData(tripQuery(trip.id).queryKey, trip)
  return trip
}

/** Asks how a trip is now. */
export const askForTrip = async (queries: QueryClient, tripId: string): Promise<Trip> =>
  takeTrip(queries, await queries.fetchQuery({ ...tripQuery(tripId), staleTime: 0 }))

/** Somebody changed something of a trip: asks anew for what is shown of it. */
export const followTrip = (queries: QueryClient, tripId: string): void => void followAbout(queries, tripId)

/** After a write: what is shown of the trip is asked for anew, and everything else when it is next looked at. */
export const noteChange = (queries: QueryClient, tripId: string): void => {
  void queries.invalidateQueries(readAbout(tripId))
  void queries.invalidateQueries({ queryKey: [trips.list.path], refetchType: 'none' })
  void queries.invalidateQueries({ queryKey: [trips.statistics.path], refetchType: 'none' })
}

/** After a write that answers with the trip: as it is now, and the lists when they are next looked at. */
const done = (queries: QueryClient, trip: Trip): Trip => {
  void all.refresh(queries)
  return takeTrip(queries, trip)
}

export const changeTrip = async (
  queries: QueryClient,
  tripId: string,
  body: CallInput<typeof trips.change>['body'],
) => done(queries, await call(trips.change, { params: { tripId }, body }))

export const removeTrip = async (queries: QueryClient, tripId: string): Promise<void> => {
  await call(trips.remove, { params: { tripId } })
  queries.removeQueries({ queryKey: tripQuery(tripId).queryKey })
  void all.refresh(queries)
}

export const restoreTrip = async (queries: QueryClient, tripId: string) =>
  done(queries, await call(trips.restore, { params: { tripId } }))

export const setTripStatus = async (queries: QueryClient, tripId: string, status: 'cancelled' | 'planned') =>
  done(queries, await call(trips.setStatus, { params: { tripId }, body: { status } }))

export const copyTrip = async (
  queries: QueryClient,
  tripId: string,
  body: CallInput<typeof trips.copy>['body'],
) => done(queries, await call(trips.copy, { params: { tripId }, body }))

export const importTrip = async (queries: QueryClient, body: CallInput<typeof trips.import>['body']) =>
  done(queries, await call(trips.import, { body }))

export const acceptTrip = async (queries: QueryClient, tripId: string) =>
  done(queries, await call(trips.accept, { params: { tripId } }))

export const declineTrip = async (queries: QueryClient, tripId: string): Promise<void> => {
  await call(trips.decline, { params: { tripId } })
  queries.removeQueries({ queryKey: tripQuery(tripId).queryKey })
  void all.refresh(queries)
}

/** A trip as a file of one of its formats. */
export const readExport = (tripId: string, format: CallInput<typeof trips.export>['query']['format']) =>
  call(trips.export, { params: { tripId }, query: { format } })

/** Trips that begin soon, with all that their pages show, are kept for when there is no signal. */
export const keepAtHand = (queries: QueryClient, lines: readonly TripLine[]): void => {
  for (const { id, status } of lines.slice(0, 4))
    if (status === 'planned' || status === 'ongoing') {
      void queries.prefetchQuery(tripQuery(id))
      void queries.prefetchQuery(all.read(trips.checklist, { params: { tripId: id } }))
    }
}
