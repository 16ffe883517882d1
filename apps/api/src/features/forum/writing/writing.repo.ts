import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { forumPosts } from '#db/schema/forum-posts.ts'
import { forumThreads } from '#db/schema/forum-threads.ts'
import type { ThreadState } from '../reading/threads.repo.ts'

/** The thread; undefined where its author began one with this key already. */
export const insertThread = async (
  tx: Db,
  row: typeof forumThreads.$inferInsert,
): Promise<ThreadState | undefined> => {
  const [inserted] = await tx
    .insert(forumThreads)
    .values(row)
    .onConflictDoNothing({ target: [forumThreads.authorId, forumThreads.clientKey] })
    .returning()
  return inserted
}

/** Whether anybody but the author wrote in a thread, and it is still there. */
export const hasOthers = async (tx: Db, threadId: string, authorId: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(
      and(
        eq(forumPosts.threadId, threadId),
        notInArray(forumPosts.state, ['deleted', 'moved']),
        sql`${forumPosts.authorId} is distinct from ${authorId}`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** All posts of a thread that have words. */
export const findPostIds = async (tx: Db, threadId: string): Promise<string[]> => {
  const rows = await tx
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(and(eq(forumPosts.threadId, threadId), inArray(forumPosts.state, ['public', 'held', 'removed'])))
  return rows.map(({ id }) => id)
}
