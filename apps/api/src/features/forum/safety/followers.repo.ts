import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { forumMarks } from '#db/schema/forum-marks.ts'
import { forumMentions, forumPosts } from '#db/schema/forum-posts.ts'

/** Who follows a thread. */
export const findWatchers = async (db: Db, threadId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: forumMarks.userId })
    .from(forumMarks)
    .where(and(eq(forumMarks.threadId, threadId), eq(forumMarks.watch, 'watching')))
  return rows.map(({ id }) => id)
}

/** Who of these people muted a thread. */
export const findMuting = async (
  db: Db,
  threadId: string,
  userIds: readonly string[],
): Promise<Set<string>> => {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .select({ id: forumMarks.userId })
    .from(forumMarks)
    .where(
      and(
        eq(forumMarks.threadId, threadId),
        eq(forumMarks.watch, 'muted'),
        sql`${forumMarks.userId} = any(${sql.param([...userIds])}::uuid[])`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

export const findMentioned = async (db: Db, postId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: forumMentions.userId })
    .from(forumMentions)
    .where(eq(forumMentions.postId, postId))
  return rows.map(({ id }) => id)
}

/** Who wrote these posts, of those that are public. */
export const findAuthors = async (db: Db, postIds: readonly string[]): Promise<string[]> => {
  if (postIds.length === 0) return []
  const rows = await db
    .select({ id: forumPosts.authorId })
    .from(forumPosts)
    .where(
      and(
        inArray(forumPosts.id, [...postIds]),
        eq(forumPosts.state, 'public'),
        isNotNull(forumPosts.authorId),
      ),
    )
  return [...new Set(rows.flatMap(({ id }) => id ?? []))]
}

/** The post for whoever tells of it; undefined where somebody did, or where not everybody reads it. */
export const lockUntold = async (tx: Db, postId: string) => {
  const [row] = await tx
    .select({
      id: forumPosts.id,
      threadId: forumPosts.threadId,
      n: forumPosts.n,
      authorId: forumPosts.authorId,
      isAnonymous: forumPosts.isAnonymous,
      content: forumPosts.content,
      state: forumPosts.state,
      toldAt: forumPosts.toldAt,
    })
    .from(forumPosts)
    .where(eq(forumPosts.id, postId))
    .for('no key update')
  return row?.state === 'public' && row.toldAt === null ? row : undefined
}

export const markTold = async (tx: Db, postId: string, toldAt: Date): Promise<void> => {
  await tx.update(forumPosts).set({ toldAt }).where(eq(forumPosts.id, postId))
}
