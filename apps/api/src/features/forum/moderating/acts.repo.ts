import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { forumActs } from '#db/schema/forum-safety.ts'
import { users } from '#db/schema/people.ts'

export type Act = typeof forumActs.$inferSelect

export const insertAct = async (tx: Db, row: typeof forumActs.$inferInsert): Promise<void> => {
  await tx.insert(forumActs).values(row)
}

/** What a moderator did, for one who takes it back at a time. */
export const lockAct = async (tx: Db, id: string): Promise<Act | undefined> => {
  const [row] = await tx.select().from(forumActs).where(eq(forumActs.id, id)).for('update')
  return row
}

export const markUndone = async (tx: Db, id: string, undoneAt: Date): Promise<void> => {
  await tx.update(forumActs).set({ undoneAt }).where(eq(forumActs.id, id))
}

/** What moderators did with a thread last and nobody took back. */
export const findLastAct = async (
  db: Db,
  threadId: string,
): Promise<(Pick<Act, 'kind' | 'byId' | 'at'> & { handle: string | null }) | undefined> => {
  const { kind, byId, at } = forumActs
  const [row] = await db
    .select({ kind, byId, at, handle: users.handle })
    .from(forumActs)
    .leftJoin(users, eq(users.id, byId))
    .where(and(eq(forumActs.threadId, threadId), isNull(forumActs.undoneAt)))
    .orderBy(desc(at), desc(forumActs.id))
    .limit(1)
  return row
}

const lastDetail = async (db: Db, threadId: string, of: SQL): Promise<Act['detail'] | undefined> => {
  const { at, detail, id } = forumActs
  const [row] = await db
    .select({ detail })
    .from(forumActs)
    .where(and(eq(forumActs.threadId, threadId), isNull(forumActs.undoneAt), of))
    .orderBy(desc(at), desc(id))
    .limit(1)
  return row?.detail
}

/** What set something of a thread to what it is now: undefined where nobody’s act did. */
export const findLastSetting = (
  db: Db,
  threadId: string,
  field: 'lockedAt' | 'state',
): Promise<Act['detail'] | undefined> =>
  lastDetail(
    db,
    threadId,
    field === 'state'
      ? sql`${forumActs.detail} -> 'is' ->> 'state' is not null`
      : sql`${forumActs.detail} -> 'is' ->> 'lockedAt' is not null`,
  )

/** What was last done with one reply of a thread. */
export const findLastOfPost = (
  db: Db,
  threadId: string,
  postId: string,
): Promise<Act['detail'] | undefined> =>
  lastDetail(db, threadId, sql`${forumActs.detail} ->> 'postId' = ${postId}`)
