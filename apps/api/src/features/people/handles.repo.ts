import type { Group } from '@soundings/contract/people'
import { and, arrayOverlaps, eq, gt, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/people.ts'
import { formerHandles } from '#db/schema/profiles.ts'

/** Any constant will do, as long as everybody who claims a handle asks for the same locks. */
const handleLocks = 736_431_023

/** Lets one at a time claim or leave each of these handles, until the transaction ends. */
export const lockHandles = async (tx: Db, handles: readonly string[]): Promise<void> => {
  for (const handle of [...new Set(handles.map((each) => each.toLowerCase()))].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(${handleLocks}, hashtext(${handle}))`)
}

/** Whether somebody else has the handle, or had it so lately that it is kept for them. */
export const isHandleHeld = async (
  db: Db,
  { handle, userId, now }: { handle: string; userId: string | undefined; now: Date },
): Promise<boolean> => {
  const folded = handle.toLowerCase()
  const had = and(eq(formerHandles.handle, folded), gt(formerHandles.until, now))
  const held = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.handle})`, folded))
  const before = await db.select({ id: formerHandles.userId }).from(formerHandles).where(had)
  return [...held, ...before].some(({ id }) => id !== userId)
}

const staff: Group[] = ['moderator', 'admin']

/** The handles of moderators and admins but for this person’s. */
export const findStaffHandles = async (db: Db, userId: string | undefined): Promise<string[]> => {
  const rows = await db
    .select({ handle: sql<string>`${users.handle}` })
    .from(users)
    .where(
      and(
        arrayOverlaps(users.groups, staff),
        isNotNull(users.handle),
        isNull(users.deletedAt),
        userId === undefined ? undefined : ne(users.id, userId),
      ),
    )
  return rows.map(({ handle }) => handle)
}

/** Keeps a handle that somebody gives up, and what they take is a former one no longer. */
export const exchangeFormer = async (
  tx: Db,
  { userId, left, taken, until }: { userId: string; left: string; taken: string; until: Date },
): Promise<void> => {
  await tx.delete(formerHandles).where(eq(formerHandles.handle, taken.toLowerCase()))
  await tx
    .insert(formerHandles)
    .values({ handle: left.toLowerCase(), userId, until })
    .onConflictDoUpdate({ target: formerHandles.handle, set: { userId, until } })
}

/** A person’s former handles that still lead to them. */
export const listFormerHandles = (db: Db, userId: string, now: Date) =>
  db
    .select({ handle: formerHandles.handle, until: formerHandles.until })
    .from(formerHandles)
    .where(and(eq(formerHandles.userId, userId), gt(formerHandles.until, now)))
    .orderBy(formerHandles.until, formerHandles.handle)

export const forgetHandlesOf = async (db: Db, userId: string): Promise<void> => {
  await db.delete(formerHandles).where(eq(formerHandles.userId, userId))
}

/** Those whose time is over. */
export const forgetOldHandles = async (db: Db, now: Date): Promise<void> => {
  await db.delete(formerHandles).where(lte(formerHandles.until, now))
}
