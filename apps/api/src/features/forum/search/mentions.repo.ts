import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { forumPosts } from '#db/schema/forum-posts.ts'

/** Of so many of the newest posts of a thread, whoever wrote them comes first. */
const newest = 200

/** Who lately wrote in a thread with their name, the last first. */
export const findWriters = async (db: Db, threadId: string): Promise<string[]> => {
  const rows = await db
    .select({ authorId: forumPosts.authorId, isAnonymous: forumPosts.isAnonymous })
    .from(forumPosts)
    .where(and(eq(forumPosts.threadId, threadId), eq(forumPosts.state, 'public')))
    .orderBy(desc(forumPosts.n))
    .limit(newest)
  return [...new Set(rows.flatMap(({ authorId, isAnonymous }) => (isAnonymous ? [] : (authorId ?? []))))]
}
