import { Uuid } from '@soundings/contract/common'
import type { Notification } from '@soundings/contract/notifications'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { NewNotification } from '#extension-points/notification-kind.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import {
  countNotifications,
  deleteNotificationsOf,
  deleteOldNotifications,
  findNotificationsOf,
  insertNotification,
  listNotifications,
  markRead,
} from './notifications.repo.ts'

type Page = { items: Notification[]; nextCursor: string | null; total: number; unread: number }
type Count = { unread: number }

/** In milliseconds. */
const longestKept = 180 * 24 * 3_600_000
const maxKept = 500

const Place = z.object({ id: Uuid })

/** What the server tells people, kept until they clear it or it is old. */
export const notificationsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  /** Tells one person something, when the caller's transaction commits. */
  notify: (tx: Db, userId: string, { kind, type, message, link }: NewNotification): Promise<void> =>
    insertNotification(tx, { id: newId(), userId, kind, type, message, link, createdAt: clock() }),

  list: async (
    userId: string,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<Page> => {
    const before = fromCursor(Place, cursor)?.id
    const [found, counts] = await Promise.all([
      listNotifications(db, userId, before, limit + 1),
      countNotifications(db, userId),
    ])
    const items = found.slice(0, limit)
    const last = items.at(-1)
    return { items, nextCursor: found.length > limit && last ? toCursor({ id: last.id }) : null, ...counts }
  },

  /** Marks those with these ids as read, or all; ids that are not the person's mean nothing. */
  read: async (userId: string, ids?: string[]): Promise<Count> => {
    await markRead(db, userId, ids, clock())
    const { unread } = await countNotifications(db, userId)
    return { unread }
  },

  clear: async (userId: string): Promise<Count> => {
    await deleteNotificationsOf(db, userId)
    const { unread } = await countNotifications(db, userId)
    return { unread }
  },

  forgetOld: (): Promise<void> =>
    deleteOldNotifications(db, new Date(clock().getTime() - longestKept), maxKept),
})
export type Notifications = ReturnType<typeof notificationsService>

/** Notifications are private: they go with the account. */
export const personalNotifications: PersonalData = {
  name: 'notifications',
  isLast: true,
  read: findNotificationsOf,
  leave: deleteNotificationsOf,
}
