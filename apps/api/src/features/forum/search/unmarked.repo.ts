import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { forumPosts } from '#db/schema/forum-posts.ts'
import { forumUnmarked } from '#db/schema/forum-threads.ts'

/** So many posts are marked in one go: nobody who reads or writes there waits for more. */
const batch = 500

const markPosts = async (db: Db, threadId: string): Promise<void> => {
  for (let from = 0; ; from += batch) {
    const { rows } = await db.execute<{ last: number | null }>(sql`
      with marked as (
        update ${forumPosts} set search = search
        where thread_id = ${threadId} and n >= ${from} and n < ${from + batch} and search <> ''::tsvector)
      select max(n) as last from ${forumPosts} where thread_id = ${threadId}`)
    if ((rows[0]?.last ?? 0) < from + batch) return
  }
}

/** Marks the posts of long threads that moved with where they are now; a thread that moved again meanwhile stays for the next time. */
export const markMovedThreads = async (db: Db): Promise<void> => {
  for (const { threadId, moves } of await db.select().from(forumUnmarked)) {
    await markPosts(db, threadId)
    await db
      .delete(forumUnmarked)
      .where(and(eq(forumUnmarked.threadId, threadId), eq(forumUnmarked.moves, moves)))
  }
}
