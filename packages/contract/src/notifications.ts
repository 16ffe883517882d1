import { z } from 'zod'
import { Instant, Paging, page, Uuid } from './common.ts'
import { notificationTypes } from './notification-kinds.ts'
import { wholeNumber } from './numbers.ts'
import { feature, route } from './route.ts'

/**
 * Something the server tells one person; `link` is a path of the web app. `kind` says what happened, in the words of the
 * feature that tells it; kinds come and go, so a client that does not know one goes by the type.
 */
export const Notification = z.object({
  id: Uuid,
  kind: z.string(),
  type: z.enum(notificationTypes),
  message: z.string(),
  link: z.string().nullable(),
  createdAt: Instant,
  read: z.boolean(),
})
export type Notification = z.output<typeof Notification>

/** What the stream says of them; `id` of the event is that of the newest notification it tells of. */
export const NotificationNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), notification: Notification }),
  /** It tells of one more person, and is the newest again. */
  z.object({ kind: z.literal('renewed'), notification: Notification }),
  /** Read in another tab or on another device. */
  z.object({ kind: z.literal('read'), ids: z.array(Uuid) }),
  z.object({ kind: z.literal('cleared') }),
])
export type NotificationNews = z.output<typeof NotificationNews>

const Count = z.object({ unread: wholeNumber() })

export const notifications = feature('Your notifications.', {
  list: route('/api/notifications', {
    method: 'GET',
    access: 'member',
    summary: 'List your notifications, newest first',
    query: Paging,
    reply: page(Notification).extend(Count.shape),
  }),
  read: route('/api/notifications/read', {
    method: 'POST',
    access: 'member',
    summary: 'Mark notifications as read; all of them if you send no ids',
    body: z.strictObject({ ids: z.array(Uuid).max(200).optional() }),
    reply: Count,
  }),
  clear: route('/api/notifications', {
    method: 'DELETE',
    access: 'member',
    summary: 'Delete all your notifications',
    reply: Count,
  }),
})
