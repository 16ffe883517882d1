import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { diveLogs } from '#db/schema/dive-log.ts'
import { personCounts } from '#db/schema/leaderboard.ts'

/** The ids of what these people earned. */
export const idsEarnedBy = async (db: Db, userIds: readonly string[]): Promise<Map<string, string[]>> => {
  if (userIds.length === 0) return new Map()
  const { rows } = await db.execute<{ userId: string; ids: string[] }>(sql`
    select user_id as "userId", array_agg(achievement_id) as ids from earned
    where user_id = any(${sql.param([...userIds])}::uuid[]) group by user_id`)
  return new Map(rows.map(({ userId, ids }) => [userId, ids]))
}

/** The ids of the latest public photos of these people, so many of each. */
export const latestPhotosOf = async (
  db: Db,
  userIds: readonly string[],
  most: number,
): Promise<{ userId: string; photoId: string }[]> => {
  if (userIds.length === 0) return []
  const { rows } = await db.execute<{ userId: string; photoId: string }>(sql`
    select who.id as "userId", latest.id as "photoId"
    from unnest(${sql.param([...userIds])}::uuid[]) as who(id)
    cross join lateral (
      select p.id, p.created_at from photos p left join sites s on s.id = p.site_id
      where p.uploader_id = who.id and p.approval_status = 'approved' and p.state = 'ready'
        and (p.site_id is null or s.approval_status = 'approved')
      order by p.created_at desc, p.id desc limit ${most}
    ) latest order by latest.created_at desc, latest.id desc`)
  return rows
}

/** How somebody stands on boards, as last counted; undefined for who was never counted. */
export const findStandingOf = async (db: Db, userId: string) => {
  const [row] = await db
    .select({ standing: personCounts.standing, isShown: personCounts.isShown, counts: personCounts.counts })
    .from(personCounts)
    .where(eq(personCounts.userId, userId))
  return row
}

/** Whether somebody has logged a dive. */
export const hasDives = async (db: Db, userId: string): Promise<boolean> => {
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select exists (select from dives where owner_id = ${userId}::uuid and deleted_at is null) as has
    from ${diveLogs} where ${diveLogs.ownerId} = ${userId}::uuid`)
  return rows[0]?.has === true
}
