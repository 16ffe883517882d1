import type { WatchLevel } from '@soundings/contract/forum-fields'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { forumFloors, forumMarks } from '#db/schema/forum-marks.ts'

/** How far somebody has read a thread, and how closely they follow it. */
export type Mark = { readN: number; watch: WatchLevel }

/** So many posts are looked at to find how far what was marked as read reaches into a thread. */
const mostNew = 1_000

/** Somebody’s marks of threads, with what they marked as read altogether; of all these threads. */
export const findMarks = async (
  db: Db,
  userId: string,
  threadIds: readonly string[],
): Promise<Map<string, Mark>> => {
  if (threadIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; read_n: number; watch: WatchLevel }>(sql`
    select thread.id, coalesce(mark.watch, 'normal') as watch,
      greatest(coalesce(mark.read_n, -1), case
        when floor.at is null or floor.at < thread.created_at then -1
        when floor.at >= thread.last_at then thread.shown_n
        else (select coalesce(max(post.n), -1) from (
          select n, created_at from forum_posts
          where thread_id = thread.id and state <> 'held' order by n desc limit ${mostNew}) post
          where post.created_at <= floor.at) end) as read_n
    from forum_threads thread
    left join forum_marks mark on mark.thread_id = thread.id and mark.user_id = ${userId}
    left join lateral (
      select max(read_before) as at from forum_floors
      where user_id = ${userId} and (category_id is null or category_id = thread.category_id)
    ) floor on true
    where thread.id = any(${sql.param([...threadIds])}::uuid[])`)
  return new Map(rows.map(({ id, read_n, watch }) => [id, { readN: read_n, watch }]))
}

/** Whoever writes in a thread follows it, unless they muted it, and has read what they wrote if they had read all before. */
export const followWritten = async (
  tx: Db,
  { userId, threadId, n, at }: { userId: string; threadId: string; n: number; at: Date },
): Promise<void> => {
  await tx
    .insert(forumMarks)
    .values({ userId, threadId, readN: n === 0 ? 0 : -1, watch: 'watching', at })
    .onConflictDoUpdate({
      target: [forumMarks.userId, forumMarks.threadId],
      set: {
        readN: sql`case when ${forumMarks.readN} >= ${n - 1} then greatest(${forumMarks.readN}, ${n}) else ${forumMarks.readN} end`,
        watch: sql`case when ${forumMarks.watch} = 'muted' then 'muted' else 'watching' end`,
        at,
      },
    })
}

/** Moves a mark forward; answers where it is. */
export const saveRead = async (
  db: Db,
  { userId, threadId, readN, at }: { userId: string; threadId: string; readN: number; at: Date },
): Promise<number> => {
  const [row] = await db
    .insert(forumMarks)
    .values({ userId, threadId, readN, at })
    .onConflictDoUpdate({
      target: [forumMarks.userId, forumMarks.threadId],
      set: { readN: sql`greatest(${forumMarks.readN}, ${readN})`, at },
    })
    .returning({ readN: forumMarks.readN })
  return row?.readN ?? readN
}

export const saveWatch = async (
  db: Db,
  mark: { userId: string; threadId: string; watch: WatchLevel; at: Date },
): Promise<void> => {
  await db
    .insert(forumMarks)
    .values(mark)
    .onConflictDoUpdate({
      target: [forumMarks.userId, forumMarks.threadId],
      set: { watch: mark.watch },
    })
}

/** Everything written up to this moment is read, in one category or in all. */
export const saveFloor = async (
  db: Db,
  { userId, categoryId, at }: { userId: string; categoryId: string | null; at: Date },
): Promise<void> => {
  await db
    .insert(forumFloors)
    .values({ userId, categoryId, readBefore: at })
    .onConflictDoUpdate({
      target: [forumFloors.userId, forumFloors.categoryId],
      set: { readBefore: sql`greatest(${forumFloors.readBefore}, ${at.toISOString()}::timestamptz)` },
    })
}
