import { featured } from '@soundings/contract/featured'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { refresh } from '#shared/api/query.ts'

/** Has the server rank the sites anew; whoever shows featured sites asks again. */
export const updateFeatured = async (queries: QueryClient): Promise<void> => {
  await call(featured.update, {})
  await refresh(queries, [featured.list.path])
}
