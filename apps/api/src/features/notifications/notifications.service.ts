import { Instant, Uuid } from '@soundings/contract/common'
import type { Notification } from '@soundings/contract/notifications'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import {
  countNotifications,
  deleteNotificationsOf,
  deleteOldNotifications,
  findNotificationsOf,
  findUnreadBelow,
  listNotifications,
  markRead,
  markTold,
} from './notifications.repo.ts'
import { telling } from './telling.service.ts'

type Page = { items: Notification[]; nextCursor: string | null; total: number; unread: number }
type Count = { unread: number }

/** In milliseconds. */
const longestKept = 180 * 24 * 3_600_000
const maxKept = 500

const Place = z.object({ at: Instant, id: Uuid })

/** What the server tells people, kept until they clear it or it is old. */
export const notificationsService = ({
  db,
  clock,
  ...rest
}: Pick<Dependencies, 'db'> & Parameters<typeof telling>[0]) => ({
  ...telling({ clock, ...rest }),

  list: async (
    userId: string,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<Page> => {
    const before = fromCursor(Place, cursor)
    const [found, counts] = await Promise.all([
      listNotifications(db, userId, before, limit + 1),
      countNotifications(db, userId),
    ])
    const items = found.slice(0, limit)
    const last = items.at(-1)
    return {
      items,
      nextCursor: found.length > limit && last ? toCursor({ at: last.createdAt, id: last.id }) : null,
      ...counts,
    }
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

/** Somebody read what notifications of these kinds tell of: those that `isTold` of their links are read with it. */
export const readWhatTells = async (
  db: Db,
  about: { userId: string; kinds: readonly string[]; path: string; isTold: (link: string) => boolean },
  readAt: Date,
): Promise<void> => {
  const found = await findUnreadBelow(db, about)
  const ids = found.flatMap(({ id, link }) => (link !== null && about.isTold(link) ? id : []))
  if (ids.length > 0) await markTold(db, ids, readAt)
}

/** Notifications are private: they go with the account. */
export const personalNotifications: PersonalData = {
  name: 'notifications',
  isLast: true,
  read: findNotificationsOf,
  leave: deleteNotificationsOf,
}
