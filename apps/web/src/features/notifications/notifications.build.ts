import type { Notification } from '@soundings/contract/notifications'
import type { Stored } from './notifications.queries.ts'

let made = 0

/** A notification of the server; each is newer than the one before. */
export const buildNotification = (known: Partial<Notification> = {}): Notification => {
  const number = ++made
  return {
    id: `01940000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    kind: 'note',
    type: 'info',
    message: `Notification ${number}`,
    link: null,
    createdAt: new Date(Date.parse('2026-06-01T12:00:00Z') + number * 1_000).toISOString(),
    read: false,
    ...known,
  }
}

/** The first page of what the server keeps. */
export const buildPage = (...items: Notification[]) => ({
  items,
  nextCursor: null,
  total: items.length,
  unread: items.filter(({ read }) => !read).length,
})

export const buildStored = (...items: Notification[]): Stored => ({
  pages: [buildPage(...items)],
  pageParams: [null],
})
