import { type CountedThing, countedThings, type SizeName } from '@soundings/contract/administration-fields'
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sizeSamples } from '#db/schema/administration.ts'

export type Sample = typeof sizeSamples.$inferSelect

/** What each thing is counted by: its table, and when a row of it came. */
const counted: Record<CountedThing, SQL> = {
  people: sql`created_at from users where deleted_at is null`,
  sites: sql`created_at from sites where approval_status = 'approved'`,
  reports: sql`created_at from reports`,
  photos: sql`created_at from photos`,
  dives: sql`created_at from dives where deleted_at is null`,
  threads: sql`created_at from forum_threads`,
  posts: sql`created_at from forum_posts`,
  groups: sql`created_at from groups`,
  events: sql`created_at from events`,
  trips: sql`created_at from trips`,
  messages: sql`created_at from conversation_messages`,
  notifications: sql`created_at from notifications`,
  'audit-entries': sql`at as created_at from audit_log`,
}

/** Counts everything, one thing after another: nobody waits for it. `since` is where what was added begins. */
export const countThings = async (
  db: Db,
  since: Date,
): Promise<{ name: SizeName; n: number; added: number | null }[]> => {
  const sizes: { name: SizeName; n: number; added: number | null }[] = []
  for (const name of countedThings) {
    const { rows } = await db.execute<{ n: string; added: string }>(sql`
      select count(*) as n, count(*) filter (where created_at >= ${since.toISOString()}::timestamptz) as added
      from (select ${counted[name]}) rows`)
    const [row] = rows
    if (row) sizes.push({ name, n: Number(row.n), added: Number(row.added) })
  }
  return sizes
}

/** Keeps what was measured on a day, instead of what was measured on it before; forgets days before `since`. */
export const saveSamples = async (
  db: Db,
  day: string,
  at: Date,
  sizes: readonly { name: SizeName; n: number; added: number | null }[],
  since: string,
): Promise<void> => {
  await db
    .insert(sizeSamples)
    .values(sizes.map((size) => ({ day, at, ...size })))
    .onConflictDoUpdate({
      target: [sizeSamples.day, sizeSamples.name],
      set: { n: sql`excluded.n`, added: sql`excluded.added`, at: sql`excluded.at` },
    })
  await db.delete(sizeSamples).where(lt(sizeSamples.day, since))
}

/** What was measured last. */
export const findLastSamples = async (db: Db): Promise<Sample[]> => {
  const last = db.select({ day: sql`max(${sizeSamples.day})` }).from(sizeSamples)
  return db.select().from(sizeSamples).where(eq(sizeSamples.day, last))
}

/** The earliest sample of this from a day on. */
export const findFirstSample = async (db: Db, name: SizeName, from: string): Promise<Sample | undefined> => {
  const [row] = await db
    .select()
    .from(sizeSamples)
    .where(and(eq(sizeSamples.name, name), gte(sizeSamples.day, from)))
    .orderBy(sizeSamples.day)
    .limit(1)
  return row
}

/** When something was measured last. */
export const findMeasuredAt = async (db: Db): Promise<Date | null> => {
  const [row] = await db
    .select({ at: sizeSamples.at })
    .from(sizeSamples)
    .orderBy(desc(sizeSamples.day))
    .limit(1)
  return row?.at ?? null
}
