import type { Trip } from '@soundings/contract/trips-shapes'
import { queryOptions } from '@tanstack/react-query'
import { listTaken } from './taken.ts'
import { measure } from './taking.ts'

/** What this device has taken along for somebody. It is asked of the device, with a connection or without. */
export const takenQuery = (personId: string) =>
  queryOptions({
    queryKey: ['taken-along', personId],
    meta: { isPersonal: true },
    staleTime: 0,
    queryFn: () => listTaken(personId),
  })

/** About how many bytes a trip takes along; it fails with `NoRoom` where that is too much. */
export const measureQuery = (personId: string, trip: Trip) =>
  queryOptions({
    queryKey: ['take-along', personId, trip.id, trip.seq],
    meta: { isPersonal: true },
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => measure(personId, trip, signal),
  })
