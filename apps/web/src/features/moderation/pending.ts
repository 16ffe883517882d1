import type { PendingItem } from '@soundings/contract/moderation'
import type { QueryClient } from '@tanstack/react-query'
import { itemsOf } from '#shared/api/use-pages.ts'
import { type ItemName, type Pending, pendingQuery } from './moderation.queries.ts'
import { itemKey } from './moderation.view.ts'

/** Of several pages, each item once: while others decide, one may move from page to page. */
export const pendingItems = (pending: Pending | undefined): PendingItem[] => itemsOf(pending, itemKey)

type Aged = Pick<PendingItem, 'id' | 'createdAt'>

const isBefore = (one: Aged, other: Aged) =>
  one.createdAt === other.createdAt ? one.id < other.id : one.createdAt < other.createdAt

/** What stands where one stood that is gone: the next by age, else the last. */
export const inPlaceOf = (items: readonly PendingItem[], gone: Aged): PendingItem | undefined =>
  items.find((item) => isBefore(gone, item)) ?? items.at(-1)

type Page = Pending['pages'][number]

const counted = ({ counts, total, ...page }: Page, { type }: ItemName, by: 1 | -1): Page => ({
  ...page,
  total: Math.max(0, total + by),
  counts: { ...counts, [type]: Math.max(0, (counts[type] ?? 0) + by) },
})

/** The same without one that is decided. */
export const withoutItem = (pending: Pending, gone: ItemName): Pending => {
  const isGone = (item: PendingItem) => itemKey(item) === itemKey(gone)
  if (!pendingItems(pending).some(isGone)) return pending
  return {
    ...pending,
    pages: pending.pages.map((page) =>
      counted({ ...page, items: page.items.filter((item) => !isGone(item)) }, gone, -1),
    ),
  }
}

/** The same with one that came back, in its place by age; left out when its place is on a page not read yet. */
export const withItem = (pending: Pending, back: PendingItem): Pending => {
  if (pendingItems(pending).some((item) => itemKey(item) === itemKey(back))) return pending
  const last = pending.pages.length - 1
  const at = pending.pages.findIndex(
    ({ items, nextCursor }, index) =>
      items.some((item) => isBefore(back, item)) || (index === last && nextCursor === null),
  )
  return {
    ...pending,
    pages: pending.pages.map((page, index) => {
      if (index !== at) return counted(page, back, 1)
      const next = page.items.findIndex((item) => isBefore(back, item))
      const items = page.items.toSpliced(next < 0 ? page.items.length : next, 0, back)
      return counted({ ...page, items }, back, 1)
    }),
  }
}

/** Changes every list that this page has of what waits, whichever kind it shows. */
const changeLists = (
  queries: QueryClient,
  type: PendingItem['type'],
  change: (pending: Pending) => Pending,
): void => {
  for (const shown of [undefined, type])
    queries.setQueryData<Pending>(pendingQuery(shown).queryKey, (pending) => pending && change(pending))
}

export const dropItem = (queries: QueryClient, item: ItemName): void =>
  changeLists(queries, item.type, (pending) => withoutItem(pending, item))

export const putBack = (queries: QueryClient, item: PendingItem): void =>
  changeLists(queries, item.type, (pending) => withItem(pending, item))
