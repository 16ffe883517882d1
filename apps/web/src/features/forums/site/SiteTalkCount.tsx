import { usePages } from '#shared/api/use-pages.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { CountBadge } from '#shared/ui/CountBadge.tsx'
import { siteThreadsQuery } from './site-threads.query.ts'

type Props = { siteId: string }

/** How many threads there are about a site, as a badge on its tab. */
export const SiteTalkCount = ({ siteId }: Props) => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const { total } = usePages({ ...siteThreadsQuery(siteId), enabled: !isOffline })
  return <CountBadge count={total} of="threads" />
}
