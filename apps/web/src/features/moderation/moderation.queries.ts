import { pageLimits } from '@soundings/contract/common'
import { moderation, type PendingItem, type PendingType, siteReview } from '@soundings/contract/moderation'
import type { Reply } from '@soundings/contract/route'
import { siteEditing } from '@soundings/contract/site-editing'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { mediaReads } from '#features/media/index.ts'
import { reportReads } from '#features/reports/index.ts'
import { siteReads } from '#features/sites/index.ts'
import { call } from '#shared/api/client.ts'
import { read, readPages, refresh, write } from '#shared/api/query.ts'

/** What waits, page by page, oldest first. */
export type Pending = InfiniteData<Reply<typeof moderation.pending>>

/** What names one item that waits. */
export type ItemName = Pick<PendingItem, 'type' | 'id'>

/** What waits for review, of one kind or of all. The stream of news says when it changed; coming back asks as well. */
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
const seen = (version: number | null) => (version === null ? {} : { version })

/** `version` is that of the item as it was read: what its author changed since is not approved unseen. */
export const approveItem = (item: ItemName, version: number | null) =>
  call(moderation.approve, { params: params(item), query: seen(version) })

/** The same for what is rejected: a reason fits what was read, and perhaps not what it became since. */
export const rejectItem = (item: ItemName, version: number | null, reason: string) =>
  call(moderation.reject, {
    params: params(item),
    query: seen(version),
    body: reason === '' ? {} : { reason },
  })

export const undoDecision = (decisionId: string) => call(moderation.undo, { params: { decisionId } })

/** A decision changes what waits and what everybody finds; an item that was not decided may not be what it was. */
export const refreshAfterDecision = (queries: QueryClient, undecided: readonly ItemName[]): void => {
  void refresh(queries, [moderation.pending.path, ...siteReads, ...mediaReads, ...reportReads])
  for (const item of undecided) void queries.invalidateQueries(previewQuery(item))
}

/** Answers about what waits that are on their way come to nothing. */
export const stopReading = (queries: QueryClient): Promise<void> =>
  queries.cancelQueries({ queryKey: [moderation.pending.path] })

/** Sites that were taken away and can still be brought back, page by page, the last one first. */
export const removedQuery = {
  ...readPages(siteReview.removed, { query: {} }),
  refetchOnWindowFocus: 'always',
} as const

export const restoreSite = write(siteEditing.restore, { refreshes: ['/api/moderator', ...siteReads] })
