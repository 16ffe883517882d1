import { diveLog, type NewDiveShare, type OpenedDiveShare } from '@soundings/contract/dive-log'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { read } from '#shared/api/query.ts'

/** The links to a dive that are open. */
export const sharesQuery = (diveId: string) => read(diveLog.shares, { params: { diveId } })

/** What a link shows of a dive; whether it still does is asked anew each time. */
export const sharedDiveQuery = (token: string) => read(diveLog.shared, { params: { token } })

/** Makes a link. Its address is told only now. */
export const openLink = async (
  queries: QueryClient,
  diveId: string,
  body: NewDiveShare,
): Promise<OpenedDiveShare> => {
  const opened = await call(diveLog.share, { params: { diveId }, body })
  await queries.invalidateQueries({ queryKey: sharesQuery(diveId).queryKey })
  return opened
}

/** Ends a link at once. */
export const endLink = async (queries: QueryClient, diveId: string, shareId: string): Promise<void> => {
  await call(diveLog.endShare, { params: { diveId, shareId } })
  await queries.invalidateQueries({ queryKey: sharesQuery(diveId).queryKey })
}
