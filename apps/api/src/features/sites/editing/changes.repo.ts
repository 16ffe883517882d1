import type { FieldChanges } from '@soundings/contract/site-editing'
import { and, desc, eq, exists, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.ts'
import { insertMany } from '#db/insert-many.ts'
import { decisions, siteChanges, siteProposals } from '#db/schema/contributions.ts'
import { users } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import { siteColumns } from '../sites-rows.repo.ts'

/** A site as it lies in the database, but for what only searches read. */
export type SiteRow = Omit<typeof sites.$inferSelect, 'search'>
export type SiteColumns = Partial<Omit<typeof sites.$inferInsert, 'id'>>
type ChangeRow = typeof siteChanges.$inferSelect
type People = { actorHandle: string | null; proposerHandle: string | null; proposerNote: string | null }
export type Recorded = Omit<ChangeRow, 'fields'> & People & { fields: FieldChanges }

/** A site, kept from everybody else's changes until the transaction ends. */
export const lockSiteRow = async (tx: Db, siteId: string): Promise<SiteRow | undefined> => {
  const [row] = await tx.select(siteColumns).from(sites).where(eq(sites.id, siteId)).for('update')
  return row
}

export const findSite = async (db: Db, siteId: string): Promise<SiteRow | undefined> => {
  const [row] = await db.select(siteColumns).from(sites).where(eq(sites.id, siteId))
  return row
}

export const writeSite = async (tx: Db, siteId: string, columns: SiteColumns): Promise<SiteRow> => {
  const [row] = await tx.update(sites).set(columns).where(eq(sites.id, siteId)).returning(siteColumns)
  if (!row) throw new Error('A site that was locked is gone')
  return row
}

export const deleteSite = async (tx: Db, siteId: string): Promise<void> => {
  await tx.delete(sites).where(eq(sites.id, siteId))
}

export const insertChange = async (tx: Db, change: typeof siteChanges.$inferInsert): Promise<void> => {
  await tx.insert(siteChanges).values(change)
}

export const insertChanges = (tx: Db, changes: (typeof siteChanges.$inferInsert)[]): Promise<void> =>
  insertMany(tx, siteChanges, changes)

const proposers = alias(users, 'proposers')
const proposalOf = sql`case when ${siteChanges.kind} = 'proposal-applied'
  then (${siteChanges.details} ->> 'proposalId')::uuid end`

/** Who proposed a change, and why, stays with the proposal: it goes when they take their words with them. */
const readChanges = (db: Db) =>
  db
    .select({
      change: siteChanges,
      actorHandle: users.handle,
      proposerHandle: proposers.handle,
      proposerNote: siteProposals.note,
    })
    .from(siteChanges)
    .leftJoin(users, eq(users.id, siteChanges.actorId))
    .leftJoin(siteProposals, eq(siteProposals.id, proposalOf))
    .leftJoin(proposers, eq(proposers.id, siteProposals.authorId))

const toRecorded = ({ change, ...people }: { change: ChangeRow } & People): Recorded => ({
  ...change,
  ...people,
  fields: change.fields as FieldChanges,
})

/** The changes of a site, newest first, from just before the one with the id `before`. */
export const listChangesOf = async (
  db: Db,
  siteId: string,
  before: string | undefined,
  limit: number,
): Promise<Recorded[]> => {
  const rows = await readChanges(db)
    .where(and(eq(siteChanges.siteId, siteId), before === undefined ? undefined : lt(siteChanges.id, before)))
    .orderBy(desc(siteChanges.id))
    .limit(limit)
  return rows.map(toRecorded)
}

export const findLastChange = async (db: Db, siteId: string): Promise<Recorded | undefined> => {
  const [last] = await listChangesOf(db, siteId, undefined, 1)
  return last
}

/** The last change of a kind, which holds what it takes to undo it. */
export const findLastOfKind = async (
  db: Db,
  siteId: string,
  kind: ChangeRow['kind'],
): Promise<Recorded | undefined> => {
  const [row] = await readChanges(db)
    .where(and(eq(siteChanges.siteId, siteId), eq(siteChanges.kind, kind)))
    .orderBy(desc(siteChanges.id))
    .limit(1)
  return row && toRecorded(row)
}

export const findChange = async (db: Db, siteId: string, changeId: string): Promise<Recorded | undefined> => {
  const [row] = await readChanges(db).where(and(eq(siteChanges.siteId, siteId), eq(siteChanges.id, changeId)))
  return row && toRecorded(row)
}

export const countChangesOf = async (db: Db, siteId: string): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(siteChanges)
    .where(eq(siteChanges.siteId, siteId))
  return row?.count ?? 0
}

/**
 * Who has to hear that a change was taken back: who proposed it, once they were told that it was taken over, else who
 * made it. Nobody where that person is gone.
 */
export const findMaker = async (db: Db, changeId: string): Promise<string | undefined> => {
  const isTold = db
    .select({ id: decisions.id })
    .from(decisions)
    .where(and(eq(decisions.itemId, siteProposals.id), isNotNull(decisions.notifiedAt)))
  const proposer = sql`case when ${exists(isTold)} then ${siteProposals.authorId} end`
  const maker = sql`case when ${siteProposals.id} is null then ${siteChanges.actorId} else ${proposer} end`
  const [row] = await db
    .select({ id: users.id })
    .from(siteChanges)
    .leftJoin(siteProposals, eq(siteProposals.id, proposalOf))
    .innerJoin(users, and(eq(users.id, maker), isNull(users.deletedAt)))
    .where(eq(siteChanges.id, changeId))
  return row?.id
}

/** Which change touched each field of a site last. */
export const findLastTouches = async (db: Db, siteId: string): Promise<Map<string, string>> => {
  const { rows } = await db.execute<{ field: string; id: string }>(sql`
    select distinct on (field) field, id
    from site_changes, jsonb_object_keys(fields) as field
    where site_id = ${siteId} order by field, id desc
  `)
  return new Map(rows.map(({ field, id }) => [field, id]))
}
