import type { Notification } from '@soundings/contract/notifications'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { preparedStatement } from '#db/prepared.ts'
import { notifications } from '#db/schema/people.ts'
import { type Known, type KnownOne, maxKnown } from './news.ts'

type Row = typeof notifications.$inferSelect

const toNotification = ({ id, kind, type, message, link, createdAt, readAt }: Row): Notification => ({
  id,
  kind,
  type,
  message,
  link,
  createdAt: createdAt.toISOString(),
  read: readAt !== null,
})

/** One that gathers what several people did comes to the top with each of them. */
const newestFirst = sql`${notifications.createdAt} desc, ${notifications.id} desc`

/** Where a page of the list ended. */
export type Place = { at: string; id: string }

/** A person's notifications on the page from the newest on, or from below a place. */
export const listNotifications = async (
  db: Db,
  userId: string,
  before: Place | undefined,
  limit: number,
): Promise<Notification[]> => {
  const older =
    before &&
    sql`(${notifications.createdAt}, ${notifications.id}) < (${before.at}::timestamptz, ${before.id}::uuid)`
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), notifications.onPage, older))
    .orderBy(newestFirst)
    .limit(limit)
  return rows.map(toNotification)
}

export const findNotificationsOf = async (db: Db, userId: string): Promise<Notification[]> => {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(newestFirst)
  return rows.map(toNotification)
}

export const countNotifications = async (
  db: Db,
  userId: string,
): Promise<{ total: number; unread: number }> => {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      unread: sql<number>`count(*) filter (where ${notifications.readAt} is null)::int`,
    })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), notifications.onPage))
  return row ?? { total: 0, unread: 0 }
}

/** Without ids, all of the person's. */
export const markRead = async (
  db: Db,
  userId: string,
  ids: string[] | undefined,
  readAt: Date,
): Promise<void> => {
  const those = ids && inArray(notifications.id, ids)
  await db
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), notifications.onPage, isNull(notifications.readAt), those))
}

/** The unread ones of these kinds that lead below a path. */
export const findUnreadBelow = (
  db: Db,
  { userId, kinds, path }: { userId: string; kinds: readonly string[]; path: string },
): Promise<{ id: string; link: string | null }[]> =>
  db
    .select({ id: notifications.id, link: notifications.link })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        inArray(notifications.kind, [...kinds]),
        sql`starts_with(${notifications.link}, ${path})`,
      ),
    )

/** Also those that are only mailed: what was read needs no mail. */
export const markTold = async (db: Db, ids: readonly string[], readAt: Date): Promise<void> => {
  await db
    .update(notifications)
    .set({ readAt })
    .where(and(inArray(notifications.id, [...ids]), isNull(notifications.readAt)))
}

export const deleteNotificationsOf = async (db: Db, userId: string): Promise<void> => {
  await db.delete(notifications).where(eq(notifications.userId, userId))
}

/** Forgets what came before `oldest`, and of each person all but the newest `max`. */
export const deleteOldNotifications = async (db: Db, oldest: Date, max: number): Promise<void> => {
  await db.execute(sql`
    delete from notifications where created_at < ${oldest.toISOString()} or id in (
      select id from (select id, row_number() over (partition by user_id order by created_at desc, id desc) as place from notifications) placed
      where place > ${max}
    )`)
}

const newestOf = preparedStatement<{ user_id: string; id: string; is_read: boolean; actors: number }>(
  'newest_notifications',
  () => sql`
    select asked.user_id, newest.id, newest.read_at is not null as is_read, newest.actors
    from unnest(${sql.placeholder('userIds')}::uuid[]) as asked(user_id)
    cross join lateral (
      select id, read_at, actors, created_at from notifications
      where notifications.user_id = asked.user_id and on_page
      order by created_at desc, id desc limit ${sql.raw(String(maxKnown))}
    ) newest
    order by newest.created_at desc, newest.id desc`,
)

/** What there is of several people, by their ids. */
export const readKnown = async (db: Db, userIds: string[]): Promise<Map<string, Known>> => {
  const rows = await newestOf(db, { userIds })
  const known = new Map<string, Map<string, KnownOne>>(userIds.map((userId) => [userId, new Map()]))
  for (const { user_id, id, is_read, actors } of rows)
    known.get(user_id)?.set(id, { isRead: is_read, actors })
  return known
}

export const findNotifications = async (db: Db, ids: string[]): Promise<Map<string, Notification>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(notifications).where(inArray(notifications.id, ids))
  return new Map(rows.map((row) => [row.id, toNotification(row)]))
}
