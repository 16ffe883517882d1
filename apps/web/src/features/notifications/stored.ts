import type { Notification, NotificationNews } from '@soundings/contract/notifications'
import type { Stored } from './notifications.queries.ts'

type Page = Stored['pages'][number]

export const storedItems = (stored: Stored | undefined): Notification[] =>
  stored?.pages.flatMap(({ items }) => items) ?? []

/** How many are unread, also of those that were not fetched. */
export const storedUnread = (stored: Stored | undefined): number => stored?.pages[0]?.unread ?? 0

const onPages = (stored: Stored, change: (page: Page, at: number) => Page): Stored => ({
  ...stored,
  pages: stored.pages.map(change),
})

const withAdded = (stored: Stored, added: Notification): Stored => {
  if (storedItems(stored).some(({ id }) => id === added.id)) return stored
  return onPages(stored, (page, at) => ({
    ...page,
    items: at === 0 ? [added, ...page.items] : page.items,
    total: page.total + 1,
    unread: page.unread + (added.read ? 0 : 1),
  }))
}

/** One that tells of more people than before is the newest again; fetched or not, it was counted before. */
const withRenewed = (stored: Stored, renewed: Notification): Stored =>
  onPages(stored, (page, at) => {
    const others = page.items.filter(({ id }) => id !== renewed.id)
    return { ...page, items: at === 0 ? [renewed, ...others] : others }
  })

/** Without ids, all of them. */
export const withRead = (stored: Stored, ids?: string[]): Stored => {
  const isMeant = ({ id }: Notification) => ids?.includes(id) ?? true
  const changed = storedItems(stored).filter((item) => !item.read && isMeant(item)).length
  return onPages(stored, (page) => ({
    ...page,
    items: page.items.map((item) => (isMeant(item) ? { ...item, read: true } : item)),
    unread: ids ? Math.max(0, page.unread - changed) : 0,
  }))
}

export const withoutAll = (stored: Stored): Stored => ({
  pages: stored.pages.slice(0, 1).map(() => ({ items: [], nextCursor: null, total: 0, unread: 0 })),
  pageParams: stored.pageParams.slice(0, 1),
})

/** The same after something happened on the server. */
export const afterEvent = (stored: Stored, event: NotificationNews): Stored => {
  if (event.kind === 'added') return withAdded(stored, event.notification)
  if (event.kind === 'renewed') return withRenewed(stored, event.notification)
  return event.kind === 'read' ? withRead(stored, event.ids) : withoutAll(stored)
}
