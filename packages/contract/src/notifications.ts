import { z } from 'zod'
import { Instant, Paging, page, Uuid } from './common.ts'
import { route } from './route.ts'

export const notificationTypes = ['info', 'success', 'warning', 'error'] as const

/** Something the server tells one person; `link` is a path of the web app. */
export const Notification = z.object({
  id: Uuid,
  type: z.enum(notificationTypes),
  message: z.string(),
  link: z.string().nullable(),
  createdAt: Instant,
  read: z.boolean(),
})
export type Notification = z.output<typeof Notification>

/** What the stream of events says; `id` of the event is that of the newest notification it tells of. */
export const NotificationEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), notification: Notification }),
  /** Read in another tab or on another device. */
  z.object({ kind: z.literal('read'), ids: z.array(Uuid) }),
  z.object({ kind: z.literal('cleared') }),
  /** The session was ended elsewhere: the page signs itself out. */
  z.object({ kind: z.literal('signed-out') }),
  /** For moderators: what waits for them is another than before. */
  z.object({ kind: z.literal('pending-changed') }),
])
export type NotificationEvent = z.output<typeof NotificationEvent>

const Count = z.object({ unread: z.number().int() })

export const notifications = {
  list: route('/api/notifications', {
    method: 'GET',
    access: 'member',
    summary: 'What the server told the person, newest first',
    query: Paging,
    reply: page(Notification).extend(Count.shape),
  }),
  read: route('/api/notifications/read', {
    method: 'POST',
    access: 'member',
    summary: 'Marks notifications as read; all of them when no ids are given',
    body: z.strictObject({ ids: z.array(Uuid).max(200).optional() }),
    reply: Count,
  }),
  clear: route('/api/notifications', {
    method: 'DELETE',
    access: 'member',
    summary: 'Removes all notifications',
    reply: Count,
  }),
  events: route('/api/notifications/events', {
    method: 'GET',
    access: 'member',
    summary: 'Notifications as they come, as server-sent events; Last-Event-ID resumes',
    reply: { events: NotificationEvent },
  }),
} as const
