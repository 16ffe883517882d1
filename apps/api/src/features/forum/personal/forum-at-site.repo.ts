import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { forumThreads } from '#db/schema/forum-threads.ts'

/** All threads about a site move to another one; answers which. */
export const transferThreads = async (tx: Db, from: string, into: string): Promise<string[]> => {
  const rows = await tx
    .update(forumThreads)
    .set({ siteId: into })
    .where(eq(forumThreads.siteId, from))
    .returning({ id: forumThreads.id })
  return rows.map(({ id }) => id)
}

/** Brings those of these threads back that nobody gave another site since. */
export const returnThreads = async (
  tx: Db,
  { outOf, siteId, ids }: { outOf: string; siteId: string; ids: readonly string[] },
): Promise<void> => {
  await tx
    .update(forumThreads)
    .set({ siteId })
    .where(and(eq(forumThreads.siteId, outOf), sql`${forumThreads.id} = any(${sql.param([...ids])}::uuid[])`))
}

/** Whose threads are about a site, with one entry for each. */
export const findStartersAt = async (db: Db, siteId: string): Promise<string[]> => {
  const rows = await db
    .select({ authorId: forumThreads.authorId })
    .from(forumThreads)
    .where(and(eq(forumThreads.siteId, siteId), isNotNull(forumThreads.authorId)))
  return rows.flatMap(({ authorId }) => authorId ?? [])
}

export const detachThreads = async (tx: Db, siteId: string): Promise<void> => {
  await tx.update(forumThreads).set({ siteId: null }).where(eq(forumThreads.siteId, siteId))
}
