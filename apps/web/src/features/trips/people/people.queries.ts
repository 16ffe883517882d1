import type { CallInput } from '@soundings/contract/route'
import { trips } from '@soundings/contract/trips'
import type { TripRole } from '@soundings/contract/trips-fields'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { leaveBehind } from '../along/taken.ts'
import { noteChange, readTrips, refreshTrips, tripQuery } from '../trips.queries.ts'

/** Who is looking at a trip now. */
export const hereQuery = (tripId: string) => ({
  ...readTrips(trips.here, { params: { tripId } }),
  staleTime: 0,
})

/** Says that one is looking, or that one left; answers who else is. */
export const sayHere = async (queries: QueryClient, tripId: string, isHere: boolean): Promise<void> => {
  const here = await call(trips.sayHere, { params: { tripId }, body: { isHere } })
  if (isHere) queries.setQueryData(hereQuery(tripId).queryKey, here)
}

export const inviteTo = async (
  queries: QueryClient,
  tripId: string,
  body: CallInput<typeof trips.invite>['body'],
) => {
  const invited = await call(trips.invite, { params: { tripId }, body })
  noteChange(queries, tripId)
  return invited
}

type OfPerson = { tripId: string; userId: string }

export const giveRole = async (queries: QueryClient, params: OfPerson, role: TripRole): Promise<void> => {
  await call(trips.changePerson, { params, body: { role } })
  noteChange(queries, params.tripId)
}

export const removePerson = async (queries: QueryClient, params: OfPerson): Promise<void> => {
  await call(trips.removePerson, { params })
  noteChange(queries, params.tripId)
}

/** Leaves a trip: nothing of it is kept here. */
export const leaveTrip = async (queries: QueryClient, params: OfPerson): Promise<void> => {
  await call(trips.removePerson, { params })
  await leaveBehind(params.userId, params.tripId)
  queries.removeQueries({ queryKey: tripQuery(params.tripId).queryKey })
  void refreshTrips(queries)
}
