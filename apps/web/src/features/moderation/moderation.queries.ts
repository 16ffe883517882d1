import { moderation, type PendingItem, type PendingType } from '@soundings/contract/moderation'
import type { Reply } from '@soundings/contract/route'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { siteReads } from '#features/sites/index.ts'
import { call } from '#shared/api/client.ts'
import { read, readPages, refresh } from '#shared/api/query.ts'

/** What waits, page by page, oldest first. */
export type Pending = InfiniteData<Reply<typeof moderation.pending>>

/** What names one item that waits. */
export type ItemName = Pick<PendingItem, 'type' | 'id'>

/** What waits for review, of one kind or of all. The stream of news says when it changed; coming back asks as well. */
export const pendingQuery = (type: PendingType | undefined) =>
  ({
    ...readPages(moderation.pending, { query: type ? { type } : {} }),
    refetchOnWindowFocus: 'always',
  }) as const

/** How much of each kind waits. */
export const pendingCountsQuery = () => read(moderation.pending, { query: { limit: 1 } })

/** Everything that a decision about one item rests on. */
export const previewQuery = ({ type, id }: ItemName) =>
  read(moderation.preview, { params: { type, itemId: id } })

const params = ({ type, id }: ItemName) => ({ type, itemId: id })

/** `version` is that of the item as it was read: what its author changed since is not approved unseen. */
export const approveItem = (item: ItemName, version: number | null) =>
  call(moderation.approve, { params: params(item), query: version === null ? {} : { version } })

export const rejectItem = (item: ItemName, reason: string) =>
  call(moderation.reject, { params: params(item), body: reason === '' ? {} : { reason } })

export const undoDecision = (decisionId: string) => call(moderation.undo, { params: { decisionId } })

/** A decision changes what waits and what everybody finds; an item that was not decided may not be what it was. */
export const refreshAfterDecision = (queries: QueryClient, undecided: readonly ItemName[]): void => {
  void refresh(queries, [moderation.pending.path, ...siteReads])
  for (const item of undecided) void queries.invalidateQueries(previewQuery(item))
}

/** Answers about what waits that are on their way come to nothing. */
export const stopReading = (queries: QueryClient): Promise<void> =>
  queries.cancelQueries({ queryKey: [moderation.pending.path] })
