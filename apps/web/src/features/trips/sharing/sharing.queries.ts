import type { CallInput } from '@soundings/contract/route'
import { type OpenedTripLink, trips } from '@soundings/contract/trips'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { read } from '#shared/api/query.ts'

/** The links to a trip that are open. */
export const linksQuery = (tripId: string) => read(trips.links, { params: { tripId } })

/** What a link shows of a trip; whether it still does is asked anew each time. */
export const sharedTripQuery = (token: string) => read(trips.shared, { params: { token } })

/** Makes a link. Its address is told only now. */
export const openLink = async (
  queries: QueryClient,
  tripId: string,
  body: CallInput<typeof trips.link>['body'],
): Promise<OpenedTripLink> => {
  const opened = await call(trips.link, { params: { tripId }, body })
  await queries.invalidateQueries({ queryKey: linksQuery(tripId).queryKey })
  return opened
}

/** Ends a link at once. */
export const endLink = async (queries: QueryClient, tripId: string, linkId: string): Promise<void> => {
  await call(trips.endLink, { params: { tripId, linkId } })
  await queries.invalidateQueries({ queryKey: linksQuery(tripId).queryKey })
}
