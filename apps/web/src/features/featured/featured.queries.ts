import { featured } from '@soundings/contract/featured'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { read, refresh } from '#shared/api/query.ts'

/** They change once a week, and with the month. */
const freshness = 3_600_000

/** The sites worth a look this month, best first. */
export const featuredQuery = () => ({ ...read(featured.list, { query: {} }), staleTime: freshness })

/** Where to dive this month; around a place, what is near it first. */
export const regionsQuery = (place: { lat: number; lng: number } | null) => ({
  ...read(featured.regions, { query: place ?? {} }),
  staleTime: freshness,
})

/** Has the server rank the sites again; everything that shows featured sites is read again. */
export const updateFeatured = async (queries: QueryClient): Promise<void> => {
  await call(featured.update, {})
  await refresh(queries, [featured.list.path])
}
