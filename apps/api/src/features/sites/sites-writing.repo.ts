import type { ApprovalStatus, Provenance, SiteFacts } from '@soundings/contract/sites'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { insertMany } from '#db/insert-many.ts'
import { sites } from '#db/schema/sites.ts'
import { factColumns } from './sites-rows.repo.ts'

/** A site as it is put into the database; the texts that searches read are made by the service. */
export type NewSite = {
  id: string
  slug: string
  facts: SiteFacts
  provenance: Provenance
  approvalStatus: ApprovalStatus
  searchTexts: {
    sortName: string
    searchNames: string
    searchPlaces: string
    searchWords: string
    countryKey: string | null
  }
  at: Date
}

/** The columns that any new site fills. */
export const newColumns = ({ id, slug, facts, provenance, approvalStatus, searchTexts, at }: NewSite) => ({
  id,
  slug,
  ...factColumns(facts),
  ...provenance,
  approvalStatus,
  ...searchTexts,
  createdAt: at,
  lastUpdated: at,
})

export const insertSites = (db: Db, rows: NewSite[]): Promise<void> =>
  insertMany(db, sites, rows.map(newColumns))

/**
 * Replaces the facts of a site that came from a source; who made it, when, and its address stay. `next` is the
 * version that it has then. False when somebody changed it since the version that is given.
 */
export const updateFacts = async (
  db: Db,
  {
    id,
    version,
    next,
    facts,
    provenance,
    searchTexts,
    at,
  }: Pick<NewSite, 'id' | 'facts' | 'provenance' | 'searchTexts' | 'at'> & { version: number; next: number },
): Promise<boolean> => {
  const rows = await db
    .update(sites)
    .set({ ...factColumns(facts), ...provenance, ...searchTexts, version: next, lastUpdated: at })
    .where(and(eq(sites.id, id), eq(sites.version, version)))
    .returning({ id: sites.id })
  return rows.length > 0
}

export const countSites = async (db: Db): Promise<number> => {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(sites)
  return row?.count ?? 0
}

/** The ids of a source's sites that are already here, by their id at the source. */
export const findBySource = async (
  db: Db,
  source: string,
  externalIds: string[],
): Promise<Map<string, string>> => {
  const rows = await db
    .select({ id: sites.id, externalId: sites.externalId })
    .from(sites)
    .where(and(eq(sites.source, source), inArray(sites.externalId, externalIds)))
  return new Map(rows.flatMap(({ id, externalId }) => (externalId === null ? [] : [[externalId, id]])))
}

/** Any constant will do, as long as every intake asks for the same lock. */
const intakeLock = 736_431_002

/** Keeps other intakes out until the transaction ends; false when one is under way. */
export const tryIntakeLock = async (tx: Db): Promise<boolean> => {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${intakeLock}) as locked`,
  )
  return rows[0]?.locked ?? false
}
