import { usePages } from '#shared/api/use-pages.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { TabCount } from '#shared/ui/TabCount.tsx'
import { siteThreadsQuery } from './site-threads.query.ts'

type Props = { siteId: string }

/** How many threads there are about a site, as a badge on its tab. */
export const SiteTalkCount = ({ siteId }: Props) => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const { total } = usePages({ ...siteThreadsQuery(siteId), enabled: !isOffline })
  return <TabCount count={total} of="threads" />
}
