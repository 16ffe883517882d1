import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { forumCategories } from '#db/schema/forum-categories.ts'
import { forumFloors, forumMarks } from '#db/schema/forum-marks.ts'
import { forumLikes, forumMentions, forumPosts, forumRevisions } from '#db/schema/forum-posts.ts'
import { forumActs, forumPrints } from '#db/schema/forum-safety.ts'
import { forumThreads } from '#db/schema/forum-threads.ts'
import { nothingToFind } from '../search/vector.repo.ts'

/** Somebody’s next posts after one, by their ids. */
export const listPostsOf = (db: Db, userId: string, { after, limit }: { after: string; limit: number }) => {
  const { id, n, content, incident, isAnonymous, state, photos, likes, createdAt, editedAt } = forumPosts
  return db
    .select({
      id,
      threadId: forumThreads.id,
      thread: forumThreads.title,
      category: forumCategories.name,
      number: n,
      content,
      incident,
      isAnonymous,
      state,
      photos,
      likes,
      createdAt,
      editedAt,
    })
    .from(forumPosts)
    .innerJoin(forumThreads, eq(forumThreads.id, forumPosts.threadId))
    .innerJoin(forumCategories, eq(forumCategories.id, forumThreads.categoryId))
    .where(and(eq(forumPosts.authorId, userId), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit)
}

/** What these posts said before; what moderators wrote into them is not their author’s. */
export const findEarlier = (db: Db, userId: string, postIds: readonly string[]) => {
  const { postId, version, title, content, at } = forumRevisions
  if (postIds.length === 0) return Promise.resolve([])
  return db
    .select({ postId, version, title, content, at })
    .from(forumRevisions)
    .innerJoin(forumPosts, eq(forumPosts.id, postId))
    .where(and(inArray(postId, [...postIds]), eq(forumPosts.authorId, userId)))
    .orderBy(asc(postId), asc(version))
}

export const findLikesOf = (db: Db, userId: string) =>
  db
    .select({ postId: forumLikes.postId, at: forumLikes.at })
    .from(forumLikes)
    .where(eq(forumLikes.userId, userId))
    .orderBy(asc(forumLikes.at))

export const findMarksOf = (db: Db, userId: string) =>
  db
    .select({
      threadId: forumMarks.threadId,
      thread: forumThreads.title,
      readTo: forumMarks.readN,
      watch: forumMarks.watch,
      at: forumMarks.at,
    })
    .from(forumMarks)
    .innerJoin(forumThreads, eq(forumThreads.id, forumMarks.threadId))
    .where(eq(forumMarks.userId, userId))
    .orderBy(asc(forumMarks.at))

/** Threads that somebody wrote in, began, or was the last to write in; in one order for everybody. */
export const findThreadsOf = async (db: Db, userId: string): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select thread_id as id from forum_posts where author_id = ${userId}
    union select id from forum_threads where author_id = ${userId}
    union select id from forum_threads where last_author_id = ${userId}
    order by id`)
  return rows.map(({ id }) => id)
}

/** Whether anybody else wrote in a thread, or did and left. */
export const hasForeign = async (db: Db, threadId: string, userId: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select from forum_posts
    where thread_id = ${threadId} and author_id is distinct from ${userId} and state not in ('moved', 'deleted')
    limit 1`)
  return rows.length > 0
}

export const deleteThread = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(forumThreads).where(eq(forumThreads.id, id))
}

/** Empties posts of somebody: all of them, or those that nobody else reads. Their lines stay. */
export const emptyPostsOf = async (tx: Db, userId: string, which: 'all' | 'unseen'): Promise<void> => {
  const emptied = await tx
    .update(forumPosts)
    .set({
      state: 'deleted',
      content: '',
      incident: null,
      photos: [],
      signals: [],
      likes: 0,
      search: nothingToFind,
    })
    .where(
      and(
        eq(forumPosts.authorId, userId),
        which === 'all' ? undefined : or(eq(forumPosts.state, 'held'), eq(forumPosts.state, 'removed')),
      ),
    )
    .returning({ id: forumPosts.id })
  const ids = sql`any(${sql.param(emptied.map(({ id }) => id))}::uuid[])`
  await tx.delete(forumRevisions).where(sql`${forumRevisions.postId} = ${ids}`)
  await tx.delete(forumLikes).where(sql`${forumLikes.postId} = ${ids}`)
  await tx.delete(forumMentions).where(sql`${forumMentions.postId} = ${ids}`)
}

/** Threads whose opening is gone before anybody else read them go with it. */
export const deleteUnseenThreadsOf = async (tx: Db, userId: string): Promise<void> => {
  await tx.delete(forumThreads).where(
    and(
      eq(forumThreads.authorId, userId),
      or(eq(forumThreads.state, 'held'), eq(forumThreads.state, 'deleted')),
      sql`not exists (select from ${forumPosts} where ${forumPosts.threadId} = ${forumThreads.id}
          and ${forumPosts.authorId} is distinct from ${userId})`,
    ),
  )
}

/** Takes the thanks of somebody back. */
export const takeLikesBack = async (tx: Db, userId: string): Promise<void> => {
  const { rows } = await tx.execute<{ id: string; thread_id: string; n: number }>(sql`
    with gone as (delete from forum_likes where user_id = ${userId} returning post_id)
    update forum_posts post set likes = greatest(0, post.likes - 1) from gone where post.id = gone.post_id
    returning post.id, post.thread_id, post.n`)
  const openings = rows.filter(({ n }) => n === 0).map(({ thread_id }) => thread_id)
  if (openings.length > 0)
    await tx.execute(sql`
      update forum_threads set likes = greatest(0, likes - 1)
      where id = any(${sql.param(openings)}::uuid[])`)
}

/** Takes somebody’s name off everything that stays. */
export const forgetWriter = async (tx: Db, userId: string): Promise<void> => {
  await tx.update(forumPosts).set({ authorId: null }).where(eq(forumPosts.authorId, userId))
  await tx.update(forumThreads).set({ authorId: null }).where(eq(forumThreads.authorId, userId))
  await tx.update(forumThreads).set({ lastAuthorId: null }).where(eq(forumThreads.lastAuthorId, userId))
  await tx.update(forumRevisions).set({ byId: null }).where(eq(forumRevisions.byId, userId))
  await tx.update(forumActs).set({ byId: null }).where(eq(forumActs.byId, userId))
}

/** What is somebody’s alone goes with them. */
export const deletePrivateOf = async (tx: Db, userId: string): Promise<void> => {
  await tx.delete(forumMentions).where(eq(forumMentions.userId, userId))
  await tx.delete(forumMarks).where(eq(forumMarks.userId, userId))
  await tx.delete(forumFloors).where(eq(forumFloors.userId, userId))
  await tx.delete(forumPrints).where(eq(forumPrints.userId, userId))
}
