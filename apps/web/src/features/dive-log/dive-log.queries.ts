import { type Dive, type DiveDetails, diveLog } from '@soundings/contract/dive-log'
import type { CallInput, Reply } from '@soundings/contract/route'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { read, readFrom, readPages, refresh } from '#shared/api/query.ts'
import type { LogQuestion } from './log/log.view.ts'

/** How long what the log says counts as fresh, in milliseconds; every change asks for it anew. */
const freshness = 60_000

/** How often photos that are being prepared are asked for, in milliseconds. */
const preparing = 3_000

/** Looks again soon while a photo is being prepared, so that its picture appears by itself. */
const whilePreparing = (dives: readonly Pick<Dive, 'photos'>[] | undefined): number | false =>
  dives?.some(({ photos }) => photos.some(({ state }) => state === 'processing')) ? preparing : false

/** Every address under which a log is read. */
const logReads = ['/api/dive-log', '/api/profile/equipment']

/** The dives of the log page by page, as many as `question` leaves. */
export const divesQuery = (question: LogQuestion = {}) => ({
  ...readPages(diveLog.list, { query: question } as CallInput<typeof diveLog.list>),
  staleTime: freshness,
  refetchInterval: ({ state }: { state: { data?: InfiniteData<Reply<typeof diveLog.list>> | undefined } }) =>
    whilePreparing(state.data?.pages.flatMap(({ items }) => items)),
})

/** One dive with its neighbours and warnings. */
export const diveQuery = (diveId: string) => ({
  ...read(diveLog.get, { params: { diveId } }),
  staleTime: freshness,
  refetchInterval: ({ state }: { state: { data?: DiveDetails | undefined } }) =>
    whilePreparing(state.data && [state.data]),
})

/** The figures of the whole log. */
export const statisticsQuery = () => ({ ...read(diveLog.statistics, {}), staleTime: freshness })

/** What the log already holds, to choose from. */
export const choicesQuery = () => ({ ...read(diveLog.choices, {}), staleTime: freshness })

/** Where the dives of a question took place. */
export const placesQuery = ({ sort: _, ...question }: LogQuestion = {}) => ({
  ...read(diveLog.places, { query: question } as CallInput<typeof diveLog.places>),
  staleTime: freshness,
})

/** The dives that can still be brought back, the last deleted first. */
export const trashQuery = () => readPages(diveLog.trash, { query: {} })

/** A dive was written, changed, deleted or brought back: asks anew for all that says something about it. */
export const refreshLog = (queries: QueryClient): Promise<void> => refresh(queries, logReads)

/** Moves a dive to the trash. */
export const removeDive = async (queries: QueryClient, diveId: string): Promise<void> => {
  await call(diveLog.remove, { params: { diveId } })
  await queries.cancelQueries(readFrom(logReads))
  void refreshLog(queries)
}

/** Brings a dive back from the trash. */
export const restoreDive = async (queries: QueryClient, diveId: string): Promise<void> => {
  await call(diveLog.restore, { params: { diveId } })
  void refreshLog(queries)
}
