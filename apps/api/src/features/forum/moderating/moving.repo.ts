import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { forumMarks } from '#db/schema/forum-marks.ts'
import { forumPosts } from '#db/schema/forum-posts.ts'
import { forumThreads } from '#db/schema/forum-threads.ts'
import { nothingToFind } from '../search/vector.repo.ts'

export type Place = { id: string; n: number }

/** Those of these posts that are public replies of a thread, in their order. */
export const findReplies = (tx: Db, threadId: string, ids: readonly string[]) =>
  tx
    .select({
      id: forumPosts.id,
      n: forumPosts.n,
      authorId: forumPosts.authorId,
      isAnonymous: forumPosts.isAnonymous,
      createdAt: forumPosts.createdAt,
    })
    .from(forumPosts)
    .where(
      and(
        eq(forumPosts.threadId, threadId),
        inArray(forumPosts.id, [...ids]),
        gte(forumPosts.n, 1),
        eq(forumPosts.state, 'public'),
      ),
    )
    .orderBy(asc(forumPosts.n))

/** All posts of a thread, of whatever state, in their order. */
export const listPlaces = (tx: Db, threadId: string): Promise<Place[]> =>
  tx
    .select({ id: forumPosts.id, n: forumPosts.n })
    .from(forumPosts)
    .where(eq(forumPosts.threadId, threadId))
    .orderBy(asc(forumPosts.n))

/** Gives posts other places: `to` by their ids. What they answer goes along where it is among them, and is left open where it is not. */
export const movePosts = async (
  tx: Db,
  places: readonly (Place & { to: number })[],
  { from, into }: { from: string; into: string },
): Promise<void> => {
  const rows = JSON.stringify(places)
  await tx.execute(sql`
    with places as (select * from jsonb_to_recordset(${rows}::jsonb) as place(id uuid, n int, "to" int))
    update forum_posts post set thread_id = ${into}, n = place."to",
      reply_to_n = (select answered."to" from places answered where answered.n = post.reply_to_n)
    from places place where post.id = place.id and post.thread_id = ${from}`)
}

/** Leaves a line where posts were, which leads to where they are now. */
export const leaveTombstones = async (tx: Db, threadId: string, places: readonly Place[]): Promise<void> => {
  const rows = JSON.stringify(places)
  await tx.execute(sql`
    insert into forum_posts (thread_id, n, id, state, content, moved_to, client_key, created_at, search)
    select ${threadId}::uuid, place.n, gen_random_uuid(), 'moved', '', place.id, gen_random_uuid(), post.created_at, ${nothingToFind}
    from jsonb_to_recordset(${rows}::jsonb) as place(id uuid, n int)
    join forum_posts post on post.id = place.id`)
}

/** Takes away the lines that posts left in a thread; answers how many there were. */
export const removeTombstones = async (
  tx: Db,
  threadId: string,
  postIds: readonly string[],
): Promise<number> => {
  const removed = await tx
    .delete(forumPosts)
    .where(
      and(
        eq(forumPosts.threadId, threadId),
        eq(forumPosts.state, 'moved'),
        sql`${forumPosts.movedTo} = any(${sql.param([...postIds])}::uuid[])`,
      ),
    )
    .returning({ id: forumPosts.id })
  return removed.length
}

/** What posts answered before they were moved, for putting it back. */
export const findAnswered = async (
  tx: Db,
  postIds: readonly string[],
): Promise<{ id: string; replyToN: number | null }[]> =>
  tx
    .select({ id: forumPosts.id, replyToN: forumPosts.replyToN })
    .from(forumPosts)
    .where(inArray(forumPosts.id, [...postIds]))

export const restoreAnswered = async (
  tx: Db,
  answered: readonly { id: string; replyToN: number | null }[],
): Promise<void> => {
  const rows = JSON.stringify(answered.map(({ id, replyToN }) => ({ id, n: replyToN })))
  await tx.execute(sql`
    update forum_posts post set reply_to_n = answered.n
    from jsonb_to_recordset(${rows}::jsonb) as answered(id uuid, n int) where post.id = answered.id`)
}

export const insertThreadRow = async (tx: Db, row: typeof forumThreads.$inferInsert): Promise<void> => {
  await tx.insert(forumThreads).values(row)
}

export const deleteThread = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(forumThreads).where(eq(forumThreads.id, id))
}

/** Those who follow a thread follow another one, too; of it they have read nothing. Only these people, if any are said. */
export const followAlong = async (
  tx: Db,
  { from, into, at, only }: { from: string; into: string; at: Date; only?: readonly string[] },
): Promise<void> => {
  const among = only ? sql`and user_id = any(${sql.param([...only])}::uuid[])` : sql``
  await tx.execute(sql`
    insert into forum_marks (user_id, thread_id, read_n, watch, at)
    select user_id, ${into}::uuid, -1, 'watching', ${at.toISOString()}::timestamptz
    from forum_marks where thread_id = ${from} and watch = 'watching' ${among}
    on conflict (user_id, thread_id) do update set watch = 'watching' where forum_marks.watch = 'normal'`)
}

/** Takes back who came to follow a thread that way and has not read in it. */
export const unfollowAlong = async (tx: Db, threadId: string, at: Date): Promise<void> => {
  await tx
    .delete(forumMarks)
    .where(and(eq(forumMarks.threadId, threadId), eq(forumMarks.readN, -1), eq(forumMarks.at, at)))
}
