import type { FeaturedSite } from '@soundings/contract/featured'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { featuredSites } from '#db/schema/contributions.ts'
import { sites } from '#db/schema/sites.ts'
import { summaryColumns, toSummary } from '../sites-rows.repo.ts'

/** Nobody is sent to a closed site. */
const featurable = and(
  eq(sites.approvalStatus, 'approved'),
  sql`${sites.accessStatus} is distinct from 'closed'`,
)
const batchSize = 2_000

const candidateColumns = {
  id: sites.id,
  mapId: sites.mapId,
  lat: sites.lat,
  country: sites.countryKey,
  region: sql<string | null>`lower(${sites.region})`,
  hasPhotos: sql<boolean>`${sites.imageUrl} is not null`,
  averageRating: sites.averageRating,
  bestMonths: sites.bestMonths,
  isRestricted: sql<boolean>`${sites.accessStatus} is not distinct from 'restricted'`,
  storyLength: sql<number>`coalesce(length(${sites.description}), 0)`,
  known: sql<number>`num_nonnulls(${sites.maxDepth}, ${sites.averageDepth}, ${sites.difficulty}, ${sites.access},
    ${sites.waterBodyType}, ${sites.diveSiteCategory}, ${sites.entryMethod}, ${sites.bottomComposition},
    ${sites.historicalSignificance}) + (cardinality(${sites.diveType}) > 0)::int
    + (cardinality(${sites.marineLife}) > 0)::int + (cardinality(${sites.bestMonths}) > 0)::int`,
}

export type CandidateRow = Awaited<ReturnType<typeof readBatch>>[number]

const readBatch = (db: Db, after: number) =>
  db
    .select(candidateColumns)
    .from(sites)
    .where(and(featurable, gt(sites.mapId, after)))
    .orderBy(asc(sites.mapId))
    .limit(batchSize)

/** What is known of every approved site that a choice rests on. */
export const readCandidates = async (db: Db): Promise<CandidateRow[]> => {
  const rows: CandidateRow[] = []
  for (;;) {
    const batch = await readBatch(db, rows.at(-1)?.mapId ?? 0)
    rows.push(...batch)
    if (batch.length < batchSize) return rows
  }
}

export type Ranked = { id: string; score: number; reason: FeaturedSite['reason'] }

/** Any constant will do, as long as every process that stores a ranking asks for the same lock. */
const rankingLock = 736_431_005

/** Replaces what was stored; `months` holds the ranking of each month, January first. Of two at once, one waits. */
export const storeFeatured = (db: Db, months: Ranked[][], at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${rankingLock})`)
    await tx.delete(featuredSites)
    const rows = months.flatMap((ranked, month) =>
      ranked.map(({ id, score, reason }, rank) => ({
        month: month + 1,
        rank: rank + 1,
        siteId: id,
        score,
        reason,
        refreshedAt: at,
      })),
    )
    if (rows.length === 0) return
    const { rows: still } = await tx.execute<{ id: string }>(sql`
      select id from ${sites} where id = any(${sql.param([...new Set(rows.map(({ siteId }) => siteId))])}::uuid[])
      for key share`)
    const known = new Set(still.map(({ id }) => id))
    await tx.insert(featuredSites).values(rows.filter(({ siteId }) => known.has(siteId)))
  })

/** What was stored for a month, best first, as far as it is still public; `refreshedAt` is null when nothing was. */
export const listFeatured = async (
  db: Db,
  month: number,
): Promise<{ items: FeaturedSite[]; refreshedAt: Date | null }> => {
  const rows = await db
    .select({ ...summaryColumns, reason: featuredSites.reason, refreshedAt: featuredSites.refreshedAt })
    .from(featuredSites)
    .innerJoin(sites, eq(sites.id, featuredSites.siteId))
    .where(and(eq(featuredSites.month, month), featurable))
    .orderBy(asc(featuredSites.rank))
  return {
    items: rows.map(({ reason, refreshedAt: _, ...row }) => ({
      ...toSummary(row),
      reason: reason as FeaturedSite['reason'],
    })),
    refreshedAt: rows[0]?.refreshedAt ?? null,
  }
}

export const hasFeatured = async (db: Db): Promise<boolean> => {
  const rows = await db.select({ month: featuredSites.month }).from(featuredSites).limit(1)
  return rows.length > 0
}
