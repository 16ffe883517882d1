import { pageLimits } from '@soundings/contract/common'
import { moderation, type PendingItem, type PendingType } from '@soundings/contract/moderation'
import type { Reply } from '@soundings/contract/route'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { follow } from '#shared/api/follow.ts'
import { read, readPages, refresh } from '#shared/api/query.ts'

/** What waits, page by page, oldest first. */
export type Pending = InfiniteData<Reply<typeof moderation.pending>>

/** What names one item that waits. */
export type ItemName = Pick<PendingItem, 'type' | 'id'>

/** What waits for review, of one kind or of all. The stream of events says when it changed; coming back asks as well. */
export const pendingQuery = (type: PendingType | undefined) =>
  ({
    ...readPages(moderation.pending, { query: { limit: pageLimits.max, ...(type && { type }) } }),
    refetchOnWindowFocus: 'always',
  }) as const

/** How much of each kind waits. */
export const pendingCountsQuery = () => read(moderation.pending, { query: { limit: 1 } })

/** Everything that a decision about one item rests on. */
export const previewQuery = ({ type, id }: ItemName) =>
  read(moderation.preview, { params: { type, itemId: id } })

const params = ({ type, id }: ItemName) => ({ type, itemId: id })
const seen = (version: number | undefined) => (version === undefined ? {} : { version })

/** `version` is that of the item as it was read: what its author changed since is not approved unseen. */
export const approveItem = (item: ItemName, version: number | undefined) =>
  call(moderation.approve, { params: params(item), query: seen(version) })

/** The same for what is rejected: a reason fits what was read, and perhaps not what it became since. */
export const rejectItem = (item: ItemName, version: number | undefined, reason: string) =>
  call(moderation.reject, {
    params: params(item),
    query: seen(version),
    body: reason === '' ? {} : { reason },
  })

export const undoDecision = (decisionId: string) => call(moderation.undo, { params: { decisionId } })

/** A decision changes what waits and what everybody finds, by the paths in `reads`; an item that was not decided may not be what it was. */
export const refreshAfterDecision = (
  queries: QueryClient,
  reads: readonly string[],
  undecided: readonly ItemName[],
): void => {
  void refresh(queries, [moderation.pending.path, ...reads])
  for (const item of undecided) void queries.invalidateQueries(previewQuery(item))
}

/** Something that waits was added, decided or taken back elsewhere. */
export const followPending = (queries: QueryClient): void => void follow(queries, '/api/moderator')

/** Answers about what waits that are on their way come to nothing. */
export const stopReading = (queries: QueryClient): Promise<void> =>
  queries.cancelQueries({ queryKey: [moderation.pending.path] })
