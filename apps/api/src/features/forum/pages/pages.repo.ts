import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { forumTallies } from '#db/schema/forum-categories.ts'
import { forumPosts } from '#db/schema/forum-posts.ts'
import { forumThreads } from '#db/schema/forum-threads.ts'

/** Written out, so that the indexes of public threads and posts are used. */
const isPublicThread = sql`${forumThreads.state} = 'public' and ${forumThreads.groupId} is null and ${forumThreads.eventId} is null`
const isPublicPost = sql`${forumPosts.state} = 'public'`

/** The ids of the openings of the newest threads of a category. */
export const listNewestOpenings = async (db: Db, categoryId: string, limit: number): Promise<string[]> => {
  const newest = db
    .select({ id: forumThreads.id })
    .from(forumThreads)
    .where(and(isPublicThread, eq(forumThreads.categoryId, categoryId)))
    .orderBy(desc(forumThreads.createdAt), desc(forumThreads.id))
    .limit(limit)
  const rows = await db
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(and(inArray(forumPosts.threadId, newest), eq(forumPosts.n, 0), isPublicPost))
    .orderBy(desc(forumPosts.createdAt), desc(forumPosts.threadId))
  return rows.map(({ id }) => id)
}

/** The ids of the newest posts of a thread, the last first. */
export const listNewestPosts = async (db: Db, threadId: string, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(and(eq(forumPosts.threadId, threadId), isPublicPost))
    .orderBy(desc(forumPosts.n))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export const countPublicThreads = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ n: sql<number>`coalesce(sum(${forumTallies.threads}), 0)::int` })
    .from(forumTallies)
  return row?.n ?? 0
}

/** Public threads from one place on, in the order in which they were begun. */
export const listPublicThreads = async (
  db: Db,
  from: number,
  limit: number,
): Promise<{ id: string; title: string; lastAt: Date }[]> =>
  db
    .select({ id: forumThreads.id, title: forumThreads.title, lastAt: forumThreads.lastAt })
    .from(forumThreads)
    .where(isPublicThread)
    .orderBy(asc(forumThreads.createdAt), asc(forumThreads.id))
    .limit(limit)
    .offset(from)
