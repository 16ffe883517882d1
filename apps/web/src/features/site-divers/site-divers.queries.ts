import { type DiverKind, siteDivers } from '@soundings/contract/site-divers'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { readPages, refresh } from '#shared/api/query.ts'

/** Who dives at a site; what it answers depends on who asks. */
export const diversQuery = (siteId: string) => {
  const asked = readPages(siteDivers.list, { params: { siteId }, query: { limit: '12' } })
  return { ...asked, meta: { isPersonal: true }, staleTime: 5_000 }
}

/** Says as what somebody dives at a site; null takes it back. */
export const sayDiver = async (
  queries: QueryClient,
  siteId: string,
  kind: DiverKind | null,
): Promise<void> => {
  await (kind === null
    ? call(siteDivers.unsay, { params: { siteId } })
    : call(siteDivers.say, { params: { siteId }, body: { kind } }))
  await refresh(queries, [siteDivers.list.path])
}
