import type { AuthorRecord } from '@soundings/contract/moderation'
import { and, count, desc, eq, inArray, isNull, ne, notInArray } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { decisions } from '#db/schema/contributions.ts'
import { users } from '#db/schema/people.ts'

export type Decision = typeof decisions.$inferSelect

export const insertDecision = async (tx: Db, row: typeof decisions.$inferInsert): Promise<void> => {
  await tx.insert(decisions).values(row)
}

export type LastDecision = Pick<Decision, 'outcome' | 'moderatorId' | 'decidedAt'> & { handle: string | null }

/** The newest decision about something that nobody took back. */
export const findLastDecision = async (
  db: Db,
  type: string,
  itemId: string,
): Promise<LastDecision | undefined> => {
  const { outcome, moderatorId, decidedAt } = decisions
  const [row] = await db
    .select({ outcome, moderatorId, decidedAt, handle: users.handle })
    .from(decisions)
    .leftJoin(users, eq(users.id, moderatorId))
    .where(and(eq(decisions.itemId, itemId), eq(decisions.type, type), isNull(decisions.undoneAt)))
    .orderBy(desc(decidedAt))
    .limit(1)
  return row
}

/** A decision for one caller at a time: who tells its author, or takes it back. */
export const lockDecision = async (tx: Db, id: string): Promise<Decision | undefined> => {
  const [row] = await tx.select().from(decisions).where(eq(decisions.id, id)).for('update')
  return row
}

export const markUndone = async (tx: Db, id: string, undoneAt: Date): Promise<void> => {
  await tx.update(decisions).set({ undoneAt }).where(eq(decisions.id, id))
}

export const markNotified = async (tx: Db, id: string, notifiedAt: Date): Promise<void> => {
  await tx.update(decisions).set({ notifiedAt }).where(eq(decisions.id, id))
}

/** Which of these people are still here. */
export const findPresent = async (db: Db, ids: string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.deletedAt)))
  return new Set(rows.map(({ id }) => id))
}

/** What is decided about and is no contribution. */
const apart = ['flags', 'certifications']

/** What became of a person's contributions, or of those of a type that are none; undefined when they are gone. */
export const findRecord = async (db: Db, userId: string, type: string): Promise<AuthorRecord | undefined> => {
  const [person] = await db
    .select({ handle: users.handle, createdAt: users.createdAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  if (!person) return undefined
  const isOfKind = apart.includes(type) ? eq(decisions.type, type) : notInArray(decisions.type, apart)
  const rows = await db
    .select({ outcome: decisions.outcome, count: count() })
    .from(decisions)
    .where(and(eq(decisions.authorId, userId), isNull(decisions.undoneAt), isOfKind))
    .groupBy(decisions.outcome)
  const counts = Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]))
  return {
    handle: person.handle,
    memberSince: person.createdAt.toISOString(),
    approved: counts.approved ?? 0,
    rejected: counts.rejected ?? 0,
  }
}

/** What was decided about a person's contributions, newest first, for themselves. */
export const findDecisionsOn = (
  db: Db,
  userId: string,
): Promise<Pick<Decision, 'type' | 'title' | 'outcome' | 'reason' | 'decidedAt'>[]> => {
  const { type, title, outcome, reason, decidedAt } = decisions
  return db
    .select({ type, title, outcome, reason, decidedAt })
    .from(decisions)
    .where(and(eq(decisions.authorId, userId), isNull(decisions.undoneAt)))
    .orderBy(desc(decidedAt))
}

/** Takes a person's name off what was decided about theirs, and what it was about too where that goes with them. */
export const forgetAuthorOfDecisions = async (db: Db, userId: string, withWords: boolean): Promise<void> => {
  const isTheirs = eq(decisions.authorId, userId)
  // A flag is about something of somebody else, and so is the name of that.
  if (withWords)
    await db
      .update(decisions)
      .set({ title: '', reason: null })
      .where(and(isTheirs, ne(decisions.type, 'flags')))
  await db.update(decisions).set({ authorId: null }).where(isTheirs)
}
