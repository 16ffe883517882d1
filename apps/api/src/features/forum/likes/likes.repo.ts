import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { forumLikes, forumPosts } from '#db/schema/forum-posts.ts'
import { forumThreads } from '#db/schema/forum-threads.ts'
import type { PostState } from '../reading/posts.repo.ts'

type Like = { postId: string; userId: string }

const isLike = ({ postId, userId }: Like) => and(eq(forumLikes.postId, postId), eq(forumLikes.userId, userId))

/** Those of these posts that somebody thanked for. */
export const findLiked = async (db: Db, userId: string, postIds: readonly string[]): Promise<Set<string>> => {
  if (postIds.length === 0) return new Set()
  const rows = await db
    .select({ id: forumLikes.postId })
    .from(forumLikes)
    .where(and(eq(forumLikes.userId, userId), inArray(forumLikes.postId, [...postIds])))
  return new Set(rows.map(({ id }) => id))
}

/** False where they had thanked before. */
export const insertLike = async (tx: Db, like: Like & { at: Date }): Promise<boolean> => {
  const inserted = await tx.insert(forumLikes).values(like).onConflictDoNothing().returning()
  return inserted.length > 0
}

/** False where they had not thanked. */
export const deleteLike = async (tx: Db, like: Like): Promise<boolean> => {
  const deleted = await tx.delete(forumLikes).where(isLike(like)).returning()
  return deleted.length > 0
}

/** Counts thanks of a post whose thread is locked: in the post, and in its thread where it is the opening. */
export const addLikes = async (
  tx: Db,
  { id, threadId, n }: Pick<PostState, 'id' | 'threadId' | 'n'>,
  more: 1 | -1,
): Promise<void> => {
  await tx
    .update(forumPosts)
    .set({ likes: sql`${forumPosts.likes} + ${more}` })
    .where(eq(forumPosts.id, id))
  await tx
    .update(forumThreads)
    .set({
      changes: sql`${forumThreads.changes} + 1`,
      ...(n === 0 && { likes: sql`${forumThreads.likes} + ${more}` }),
    })
    .where(eq(forumThreads.id, threadId))
}
