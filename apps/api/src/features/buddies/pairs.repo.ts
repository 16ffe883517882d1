import type { BuddyList } from '@soundings/contract/buddies'
import { relationsLimits } from '@soundings/contract/relations-fields'
import { and, count, desc, eq, gt, isNotNull, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { isBlockedBetween } from '#db/blocked.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/people.ts'
import { buddies } from '#db/schema/relations.ts'

const { lowId, highId, askedBy, askedAt, acceptedAt, declinedAt, turnedDownAt, withdrawnAt, note } = buddies

/** The rules of `packages/rules/src/buddies.ts`, as SQL. */
const requestLife = relationsLimits.requestDays * 86_400_000
const freshSince = (now: Date) => new Date(now.getTime() - requestLife)
const waits = (now: Date) => and(isNull(acceptedAt), isNull(withdrawnAt), gt(askedAt, freshSince(now)))

const isOf = (userId: string) => or(eq(lowId, userId), eq(highId, userId))
const otherOf = (userId: string) =>
  sql<string>`case when ${lowId} = ${userId} then ${highId} else ${lowId} end`

const isIn = (list: BuddyList, userId: string, now: Date): SQL | undefined => {
  const mayKnow = not(isBlockedBetween(lowId, highId))
  if (list === 'buddies') return and(isOf(userId), isNotNull(acceptedAt), mayKnow)
  // What one asked stays in view whoever blocked whom since: otherwise it would tell of the block.
  if (list === 'outgoing') return and(eq(askedBy, userId), waits(now))
  const isDeclined = gt(sql`coalesce(${declinedAt}, '-infinity')`, freshSince(now))
  return and(isOf(userId), ne(askedBy, userId), waits(now), not(isDeclined), mayKnow)
}

const since = sql<Date>`coalesce(${acceptedAt}, ${askedAt})`.mapWith(askedAt)

/** One of the lists of somebody, the latest first, from just after `after`. */
export const listPairs = async (
  db: Db,
  list: BuddyList,
  userId: string,
  { after, limit, now }: { after: { at: Date; id: string } | undefined; limit: number; now: Date },
): Promise<{ id: string; note: string | null; since: Date }[]> => {
  const other = otherOf(userId)
  const comesAfter =
    after && sql`(${since}, ${other}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
  return db
    .select({ id: other, note, since })
    .from(buddies)
    .where(and(isIn(list, userId, now), comesAfter))
    .orderBy(desc(since), desc(other))
    .limit(limit)
}

export const countPairs = async (db: Db, list: BuddyList, userId: string, now: Date): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(buddies)
    .where(isIn(list, userId, now))
  return row?.n ?? 0
}

/** Pairs of somebody with any of these people. */
export const findPairsWith = async (db: Db, userId: string, others: readonly string[]) => {
  if (others.length === 0) return []
  const ids = sql`any(${sql.param([...others])}::uuid[])`
  return db
    .select()
    .from(buddies)
    .where(
      or(and(eq(lowId, userId), sql`${highId} = ${ids}`), and(eq(highId, userId), sql`${lowId} = ${ids}`)),
    )
}

/** When others declined by hand what somebody asked, since a moment. */
export const findDeclines = async (db: Db, userId: string, since: Date): Promise<Date[]> => {
  const rows = await db
    .select({ turnedDownAt })
    .from(buddies)
    .where(and(eq(askedBy, userId), gt(turnedDownAt, since)))
  return rows.flatMap(({ turnedDownAt }) => turnedDownAt ?? [])
}

/** Requests that wait no longer, and declines that hold no longer. */
export const forgetLapsed = async (db: Db, now: Date): Promise<void> => {
  const old = freshSince(now)
  await db
    .delete(buddies)
    .where(and(isNull(acceptedAt), lt(askedAt, old), lt(sql`coalesce(${declinedAt}, ${askedAt})`, old)))
}

/** All that is kept of somebody and others, for their export: a decline of another is not theirs to know. */
export const findPairsOf = async (db: Db, userId: string, now: Date) => {
  const lists = { buddies: 'buddies', requestsReceived: 'incoming', requestsSent: 'outgoing' } as const
  const read = async (list: BuddyList) =>
    db
      .select({ handle: users.handle, note, since })
      .from(buddies)
      .innerJoin(users, eq(users.id, otherOf(userId)))
      .where(isIn(list, userId, now))
      .orderBy(desc(since))
  return Object.fromEntries(
    await Promise.all(Object.entries(lists).map(async ([name, list]) => [name, await read(list)] as const)),
  )
}

export const deletePairsOf = async (tx: Db, userId: string): Promise<void> => {
  await tx.delete(buddies).where(isOf(userId))
}
