import type { Db } from '#db/client.ts'
import { forumMentions } from '#db/schema/forum-posts.ts'

/**
 * Keeps who is named in a post, and answers those who were not named in it before. Nobody is taken out again, so that
 * nobody is told twice who was named, taken out and named anew.
 */
export const insertMentions = async (
  tx: Db,
  postId: string,
  named: readonly { userId: string; handle: string }[],
): Promise<string[]> => {
  if (named.length === 0) return []
  const inserted = await tx
    .insert(forumMentions)
    .values(named.map((one) => ({ postId, ...one })))
    .onConflictDoNothing()
    .returning({ userId: forumMentions.userId })
  return inserted.map(({ userId }) => userId)
}
