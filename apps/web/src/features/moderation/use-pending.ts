import type { PendingType } from '@soundings/contract/moderation'
import { useMemo } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import { pendingQuery } from './moderation.queries.ts'
import { itemKey, readType } from './moderation.view.ts'
import { useReviewKinds } from './review-kinds.ts'
import { useModerationNews } from './use-moderation-news.ts'

const none: never[] = []

/** What waits, as far as it is read, and how to read on. While another kind is on its way, the last one stays. */
export const usePending = (type: PendingType | undefined) => {
  const kinds = useReviewKinds()
  const { items = none, ...list } = usePages(
    { ...pendingQuery(type), placeholderData: (shown) => shown },
    itemKey,
  )
  useModerationNews(list.answeredAt)
  // What this page has no code for is left to those who loaded it later.
  const known = useMemo(() => items.filter(({ type }) => readType(type, kinds)), [items, kinds])
  return { ...list, items: known, counts: list.first?.counts }
}
