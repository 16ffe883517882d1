import { and, asc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { notificationPreferences } from '#db/schema/delivery.ts'
import { notifications, users } from '#db/schema/people.ts'

/** One that was not read, and whom it is for. */
export type Unread = {
  id: string
  userId: string
  groupName: string | null
  message: string
  link: string | null
  isMailed: boolean
  email: string
  preferences: Record<string, unknown>
}

const findUnread = (db: Db, condition: SQL | undefined): Promise<Unread[]> =>
  db
    .select({
      id: notifications.id,
      userId: notifications.userId,
      groupName: notifications.groupName,
      message: notifications.message,
      link: notifications.link,
      isMailed: sql<boolean>`${notifications.mailedAt} is not null`,
      email: sql<string>`${users.email}`,
      preferences: sql<Record<string, unknown>>`coalesce(${notificationPreferences.preferences}, '{}')`,
    })
    .from(notifications)
    .innerJoin(
      users,
      and(eq(users.id, notifications.userId), isNull(users.deletedAt), isNotNull(users.email)),
    )
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, notifications.userId))
    .where(and(isNull(notifications.readAt), condition))
    .orderBy(asc(notifications.createdAt), asc(notifications.id))

/** Those of these that were not read, oldest first. */
export const findUnreadById = (db: Db, ids: string[]) => findUnread(db, inArray(notifications.id, ids))

/** What somebody has not read of what they were told since, oldest first. */
export const findUnreadSince = (db: Db, userId: string, since: Date) =>
  findUnread(db, and(eq(notifications.userId, userId), gt(notifications.createdAt, since)))

/** Takes notifications for a mail; answers those that nobody took or read meanwhile. */
export const takeForMail = async (tx: Db, ids: string[], mailedAt: Date): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .update(notifications)
    .set({ mailedAt })
    .where(and(inArray(notifications.id, ids), isNull(notifications.mailedAt), isNull(notifications.readAt)))
    .returning({ id: notifications.id })
  return new Set(rows.map(({ id }) => id))
}

export type Digested = { userId: string; preferences: Record<string, unknown>; digestedUntil: Date | null }

/** People from the one after `after` on who want digests and did not get one in the last hours. */
export const findDigested = (db: Db, after: string, before: Date, limit: number): Promise<Digested[]> =>
  db
    .select({
      userId: notificationPreferences.userId,
      preferences: notificationPreferences.preferences,
      digestedUntil: notificationPreferences.digestedUntil,
    })
    .from(notificationPreferences)
    .where(
      and(
        gt(notificationPreferences.userId, after),
        sql`jsonb_path_exists(${notificationPreferences.preferences}, '$.groups.*.mail ? (@ == "daily" || @ == "weekly")')`,
        sql`coalesce(${notificationPreferences.digestedUntil} < ${before.toISOString()}::timestamptz, true)`,
      ),
    )
    .orderBy(asc(notificationPreferences.userId))
    .limit(limit)

/** Of several instances, one gets to write the digest that follows the last one. */
export const takeDigest = async (
  tx: Db,
  { userId, digestedUntil }: Digested,
  now: Date,
): Promise<boolean> => {
  const last = digestedUntil?.toISOString() ?? null
  const rows = await tx
    .update(notificationPreferences)
    .set({ digestedUntil: now })
    .where(
      and(
        eq(notificationPreferences.userId, userId),
        sql`date_trunc('milliseconds', ${notificationPreferences.digestedUntil}) is not distinct from ${last}::timestamptz`,
      ),
    )
    .returning({ userId: notificationPreferences.userId })
  return rows.length > 0
}
