import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { personCounts } from '#db/schema/leaderboard.ts'

export type KeptPerson = typeof personCounts.$inferSelect

/** One at a time writes what the boards keep. */
const boardsLock = 20_261_127

/** Whether it is this transaction’s turn; another’s would be waited for with `lockBoards`. */
export const tryLockBoards = async (tx: Db): Promise<boolean> => {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${boardsLock}) as locked`,
  )
  return rows[0]?.locked === true
}

export const lockBoards = async (tx: Db): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${boardsLock})`)
}

/** Whether anybody waits to be counted. */
export const isAnybodyDue = async (db: Db, now: Date): Promise<boolean> => {
  const { rows } = await db.execute<{ due: boolean }>(
    sql`select exists (select from board_queue where due_at <= ${now.toISOString()}::timestamptz) as due`,
  )
  return rows[0]?.due === true
}

/**
 * Takes people out of the queue, each with all that waits for them. What somebody writes from here on is queued anew; what
 * was written before is seen by whatever is asked after this.
 */
export const takeDue = async (tx: Db, now: Date, limit: number): Promise<string[]> => {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rows } = await tx.execute<{ userId: string }>(sql`
    with first as (
      select distinct user_id from (
        select user_id from board_queue where due_at <= ${moment} order by due_at, id limit ${limit}) waiting
    ), taken as (
      delete from board_queue q using first where q.user_id = first.user_id and q.due_at <= ${moment} returning q.user_id
    ) select distinct user_id as "userId" from taken order by 1`)
  return rows.map(({ userId }) => userId)
}

/** Queues people to be counted at some moment. */
export const queueAt = async (tx: Db, due: readonly { userId: string; dueAt: Date }[]): Promise<void> => {
  if (due.length === 0) return
  await tx.execute(sql`insert into board_queue (user_id, due_at)
    select * from unnest(${sql.param(due.map(({ userId }) => userId))}::uuid[],
      ${sql.param(due.map(({ dueAt }) => dueAt.toISOString()))}::timestamptz[])`)
}

/** Queues everybody for whom these people voted: their votes begin or cease to count. */
export const queueVotedFor = async (tx: Db, userIds: readonly string[]): Promise<void> => {
  if (userIds.length === 0) return
  const who = sql`any(${sql.param([...userIds])}::uuid[])`
  await tx.execute(sql`insert into board_queue (user_id)
    select r.author_id from report_votes v join reports r on r.id = v.report_id
      where v.user_id = ${who} and r.author_id is not null
    union select p.uploader_id from photo_ratings v join photos p on p.id = v.photo_id
      where v.user_id = ${who} and p.uploader_id is not null
    union select p.author_id from forum_likes v join forum_posts p on p.id = v.post_id
      where v.user_id = ${who} and p.author_id is not null`)
}

export const findKept = async (db: Db, userIds: readonly string[]): Promise<KeptPerson[]> =>
  userIds.length === 0
    ? []
    : db
        .select()
        .from(personCounts)
        .where(inArray(personCounts.userId, [...userIds]))

export const saveKept = async (tx: Db, people: readonly KeptPerson[]): Promise<void> => {
  if (people.length === 0) return
  const json = JSON.stringify(
    people.map(({ userId, counts, standing, isShown, dueAt }) => ({
      user_id: userId,
      counts,
      standing,
      is_shown: isShown,
      due_at: dueAt,
    })),
  )
  await tx.execute(sql`
    insert into ${personCounts} (user_id, counts, standing, is_shown, due_at)
    select user_id, counts, standing, is_shown, due_at from jsonb_to_recordset(${json}::jsonb)
      as come(user_id uuid, counts jsonb, standing text, is_shown boolean, due_at timestamptz) order by user_id
    on conflict (user_id) do update set counts = excluded.counts, standing = excluded.standing,
      is_shown = excluded.is_shown, due_at = excluded.due_at`)
}

export const deleteKept = async (tx: Db, userIds: readonly string[]): Promise<void> => {
  if (userIds.length > 0) await tx.delete(personCounts).where(inArray(personCounts.userId, [...userIds]))
}

/** People who are counted, after one of them, in the order of their ids: for walks through all. */
export const listCounted = async (
  db: Db,
  after: string | undefined,
  limit: number,
): Promise<Pick<KeptPerson, 'userId' | 'counts'>[]> =>
  db
    .select({ userId: personCounts.userId, counts: personCounts.counts })
    .from(personCounts)
    .where(after === undefined ? undefined : sql`${personCounts.userId} > ${after}::uuid`)
    .orderBy(personCounts.userId)
    .limit(limit)
