import { and, arrayOverlaps, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { eventTakenHosts } from '#db/schema/event-people.ts'
import { forumPosts } from '#db/schema/forum-posts.ts'
import { forumPrints, forumTakenHosts } from '#db/schema/forum-safety.ts'

/** So many texts like one are looked at: more make no difference. */
const mostAlike = 100

/** Who wrote the last posts of a thread, the newest first. */
export const findLastAuthors = async (db: Db, threadId: string, many: number): Promise<(string | null)[]> => {
  const rows = await db
    .select({ authorId: forumPosts.authorId })
    .from(forumPosts)
    .where(eq(forumPosts.threadId, threadId))
    .orderBy(desc(forumPosts.n))
    .limit(many)
  return rows.map(({ authorId }) => authorId)
}

/** Whether somebody has written anything besides this post. */
export const hasWritten = async (db: Db, userId: string, besides: string | null): Promise<boolean> => {
  const rows = await db
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(and(eq(forumPosts.authorId, userId), besides === null ? undefined : ne(forumPosts.id, besides)))
    .limit(1)
  return rows.length > 0
}

/** Lets one post with such a print be judged at a time, of this person and of anybody: those at the same time see each other. */
export const lockPrints = async (tx: Db, userId: string, print: readonly number[]): Promise<void> => {
  for (const key of [`forum prints of ${userId}`, `forum print ${print[0]}`])
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

export type Print = typeof forumPrints.$inferSelect

/** Prints since a moment that have anything in common with one; not that of a post itself. */
export const findPrints = (
  db: Db,
  { print, since, besides }: { print: number[]; since: Date; besides: string | null },
): Promise<Print[]> =>
  db
    .select()
    .from(forumPrints)
    .where(
      and(
        arrayOverlaps(forumPrints.print, print),
        gt(forumPrints.at, since),
        besides === null ? undefined : ne(forumPrints.postId, besides),
      ),
    )
    .limit(mostAlike)

export const savePrint = async (tx: Db, row: Print): Promise<void> => {
  await tx
    .insert(forumPrints)
    .values(row)
    .onConflictDoUpdate({ target: forumPrints.postId, set: { print: row.print } })
}

export const deletePrintsBefore = async (db: Db, moment: Date): Promise<void> => {
  await db.delete(forumPrints).where(lt(forumPrints.at, moment))
}

/** How many of these hosts were taken down, in posts or in events. */
export const countTaken = async (db: Db, hosts: readonly string[]): Promise<number> => {
  if (hosts.length === 0) return 0
  const ofPosts = db
    .select({ host: forumTakenHosts.host })
    .from(forumTakenHosts)
    .where(inArray(forumTakenHosts.host, [...hosts]))
  const ofEvents = db
    .select({ host: eventTakenHosts.host })
    .from(eventTakenHosts)
    .where(inArray(eventTakenHosts.host, [...hosts]))
  const rows = [...(await ofPosts), ...(await ofEvents)]
  return new Set(rows.map(({ host }) => host)).size
}

export const insertTaken = async (
  tx: Db,
  { hosts, postId, at }: { hosts: readonly string[]; postId: string; at: Date },
): Promise<void> => {
  if (hosts.length === 0) return
  await tx
    .insert(forumTakenHosts)
    .values(hosts.map((host) => ({ host, postId, at })))
    .onConflictDoNothing()
}

export const deleteTaken = async (tx: Db, postId: string): Promise<void> => {
  await tx.delete(forumTakenHosts).where(eq(forumTakenHosts.postId, postId))
}
