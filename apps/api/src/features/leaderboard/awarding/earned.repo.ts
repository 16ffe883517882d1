import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { earned } from '#db/schema/leaderboard.ts'

export type Earned = typeof earned.$inferSelect

export const findEarned = async (db: Db, userIds: readonly string[]): Promise<Earned[]> =>
  userIds.length === 0
    ? []
    : db
        .select()
        .from(earned)
        .where(inArray(earned.userId, [...userIds]))

/** Inserts those that are not there; answers these alone, so that each is told once. */
export const insertEarned = async (tx: Db, rows: readonly Earned[]): Promise<Earned[]> =>
  rows.length === 0
    ? []
    : tx
        .insert(earned)
        .values([...rows])
        .onConflictDoNothing()
        .returning()

type Key = Pick<Earned, 'userId' | 'achievementId'>

export const deleteEarned = async (tx: Db, keys: readonly Key[]): Promise<void> => {
  if (keys.length === 0) return
  await tx.execute(sql`delete from ${earned} e using
    unnest(${sql.param(keys.map(({ userId }) => userId))}::uuid[],
      ${sql.param(keys.map(({ achievementId }) => achievementId))}::text[]) as gone(user_id, achievement_id)
    where e.user_id = gone.user_id and e.achievement_id = gone.achievement_id`)
}

/** Names or no longer names people as ones who have what they earned. */
export const setNamed = async (tx: Db, userIds: readonly string[], isListed: boolean): Promise<void> => {
  if (userIds.length > 0)
    await tx
      .update(earned)
      .set({ isListed })
      .where(inArray(earned.userId, [...userIds]))
}

/** The row of `earned_tallies` that counts everybody. */
export const everybody = ''

export type TallyChange = { achievementId: string; people: number; listed: number }

export const changeTallies = async (tx: Db, changes: readonly TallyChange[]): Promise<void> => {
  const some = changes.filter(({ people, listed }) => people !== 0 || listed !== 0)
  if (some.length === 0) return
  await tx.execute(sql`
    insert into earned_tallies as kept (achievement_id, people, listed)
    select * from unnest(${sql.param(some.map(({ achievementId }) => achievementId))}::text[],
      ${sql.param(some.map(({ people }) => people))}::int[], ${sql.param(some.map(({ listed }) => listed))}::int[])
    on conflict (achievement_id) do update set
      people = kept.people + excluded.people, listed = kept.listed + excluded.listed`)
}
