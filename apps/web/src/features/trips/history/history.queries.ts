import { trips } from '@soundings/contract/trips'
import { tripLimits } from '@soundings/contract/trips-fields'
import { readPages } from '#shared/api/query.ts'

/** Who changed what on a trip, page by page. */
export const historyQuery = (tripId: string) => ({
  ...readPages(trips.history, { params: { tripId }, query: { limit: tripLimits.page } }),
  staleTime: 0,
})
