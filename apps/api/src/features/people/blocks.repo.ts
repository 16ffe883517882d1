import { and, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { prepared } from '#db/prepared.ts'
import { users } from '#db/schema/people.ts'
import { blocks, buddies, mutes } from '#db/schema/relations.ts'

/** Blocks and mutes are kept alike: who keeps whom away. */
const kinds = {
  block: { table: blocks, by: blocks.blockerId, of: blocks.blockedId, at: blocks.at },
  mute: { table: mutes, by: mutes.muterId, of: mutes.mutedId, at: mutes.at },
} as const
export type KeepingAway = keyof typeof kinds

/** The two columns of a pair, smaller id first, as the database orders ids. */
export const pairOf = (one: string, other: string): { lowId: string; highId: string } =>
  one < other ? { lowId: one, highId: other } : { lowId: other, highId: one }

const isPair = (one: string, other: string): SQL | undefined => {
  const { lowId, highId } = pairOf(one, other)
  return and(eq(buddies.lowId, lowId), eq(buddies.highId, highId))
}

export type PairRow = typeof buddies.$inferSelect

export const findPair = async (db: Db, one: string, other: string): Promise<PairRow | undefined> => {
  const [row] = await db.select().from(buddies).where(isPair(one, other))
  return row
}

export const savePair = async (
  tx: Db,
  one: string,
  other: string,
  row: Omit<PairRow, 'lowId' | 'highId'>,
): Promise<void> => {
  await tx
    .insert(buddies)
    .values({ ...pairOf(one, other), ...row })
    .onConflictDoUpdate({ target: [buddies.lowId, buddies.highId], set: row })
}

export const deletePair = async (tx: Db, one: string, other: string): Promise<void> => {
  await tx.delete(buddies).where(isPair(one, other))
}

const locking = (name: string, strength: 'no key update' | 'share') =>
  prepared((db) =>
    db
      .select({ id: users.id, deletedAt: users.deletedAt, handle: users.handle })
      .from(users)
      .where(sql`${users.id} = any(${sql.placeholder('ids')}::uuid[])`)
      .orderBy(users.id)
      .for(strength)
      .prepare(name),
  )
const lockings = {
  'no key update': locking('lock_people', 'no key update'),
  share: locking('hold_people', 'share'),
}

/**
 * Lets one at a time change what two people are to each other, until the transaction ends; with `share`, it stays what it
 * is meanwhile. Answers who of them is there: with a profile, and not deleted.
 */
export const lockBoth = async (
  tx: Db,
  one: string,
  other: string,
  strength: keyof typeof lockings = 'no key update',
): Promise<Set<string>> => {
  const rows = await lockings[strength](tx).execute({ ids: [one, other] })
  return new Set(rows.flatMap(({ id, deletedAt, handle }) => (deletedAt || handle === null ? [] : id)))
}

/** Whether somebody keeps another away in this way. */
export const keepsAway = async (db: Db, kind: KeepingAway, by: string, of: string): Promise<boolean> => {
  const kept = kinds[kind]
  const rows = await db
    .select({ at: kept.at })
    .from(kept.table)
    .where(and(eq(kept.by, by), eq(kept.of, of)))
  return rows.length > 0
}

export const countKept = async (db: Db, kind: KeepingAway, by: string): Promise<number> => {
  const kept = kinds[kind]
  const [row] = await db.select({ n: count() }).from(kept.table).where(eq(kept.by, by))
  return row?.n ?? 0
}

export const insertKept = async (
  tx: Db,
  kind: KeepingAway,
  { by, of, at }: { by: string; of: string; at: Date },
): Promise<void> => {
  if (kind === 'block')
    await tx.insert(blocks).values({ blockerId: by, blockedId: of, at }).onConflictDoNothing()
  else await tx.insert(mutes).values({ muterId: by, mutedId: of, at }).onConflictDoNothing()
}

export const deleteKept = async (tx: Db, kind: KeepingAway, by: string, of: string): Promise<void> => {
  const kept = kinds[kind]
  await tx.delete(kept.table).where(and(eq(kept.by, by), eq(kept.of, of)))
}

/** Whom somebody keeps away, the latest first, from just after `after`; who left is not among them. */
export const listKept = async (
  db: Db,
  kind: KeepingAway,
  by: string,
  { after, limit }: { after: { at: Date; id: string } | undefined; limit: number },
): Promise<{ id: string; at: Date }[]> => {
  const kept = kinds[kind]
  const comesAfter =
    after && sql`(${kept.at}, ${kept.of}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
  return db
    .select({ id: kept.of, at: kept.at })
    .from(kept.table)
    .innerJoin(users, eq(users.id, kept.of))
    .where(and(eq(kept.by, by), isNull(users.deletedAt), isNotNull(users.handle), comesAfter))
    .orderBy(desc(kept.at), desc(kept.of))
    .limit(limit)
}

/** Those of these people whom somebody does not hear of: blocked by either, or muted. */
export const findHeedless = async (
  db: Db,
  userId: string,
  others: readonly string[],
): Promise<Set<string>> => {
  if (others.length === 0) return new Set()
  const ids = [...others]
  const [blocked, muted] = await Promise.all([
    db
      .select({ by: blocks.blockerId, of: blocks.blockedId })
      .from(blocks)
      .where(
        or(
          and(eq(blocks.blockerId, userId), inArray(blocks.blockedId, ids)),
          and(eq(blocks.blockedId, userId), inArray(blocks.blockerId, ids)),
        ),
      ),
    db
      .select({ of: mutes.mutedId })
      .from(mutes)
      .where(and(eq(mutes.muterId, userId), inArray(mutes.mutedId, ids))),
  ])
  return new Set([...blocked.map(({ by, of }) => (by === userId ? of : by)), ...muted.map(({ of }) => of)])
}

/** Those of these people whom somebody blocked or muted; not those who did so to them, which they never learn. */
export const findKeptBy = async (db: Db, userId: string, others: readonly string[]): Promise<Set<string>> => {
  if (others.length === 0) return new Set()
  const keptAs = async (kind: KeepingAway) => {
    const { table, by, of } = kinds[kind]
    const rows = await db
      .select({ of })
      .from(table)
      .where(and(eq(by, userId), inArray(of, [...others])))
    return rows.map((row) => row.of)
  }
  return new Set([...(await keptAs('block')), ...(await keptAs('mute'))])
}

/** Whom somebody keeps away, for their export. */
export const findAllKept = async (db: Db, userId: string) => {
  const of = async (kind: KeepingAway) => {
    const kept = kinds[kind]
    return db
      .select({ handle: users.handle, since: kept.at })
      .from(kept.table)
      .innerJoin(users, eq(users.id, kept.of))
      .where(eq(kept.by, userId))
      .orderBy(desc(kept.at))
  }
  return { blocked: await of('block'), muted: await of('mute') }
}

/** Takes a person out of all blocks and mutes, their own and those of others. */
export const forgetKept = async (tx: Db, userId: string): Promise<void> => {
  await tx.delete(blocks).where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId)))
  await tx.delete(mutes).where(or(eq(mutes.muterId, userId), eq(mutes.mutedId, userId)))
}
