import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { embedderMarks, siteEmbeddings } from '#db/schema/search.ts'
import { sites } from '#db/schema/sites.ts'

const approved = eq(sites.approvalStatus, 'approved')

/** What a site's meaning is made of. */
const columns = {
  id: sites.id,
  mapId: sites.mapId,
  revision: sites.revision,
  siteName: sites.siteName,
  aliases: sites.aliases,
  city: sites.city,
  region: sites.region,
  country: sites.country,
  diveSiteCategory: sites.diveSiteCategory,
  waterBodyType: sites.waterBodyType,
  diveType: sites.diveType,
  difficulty: sites.difficulty,
  marineLife: sites.marineLife,
  topographicalFeatures: sites.topographicalFeatures,
  fixedStructures: sites.fixedStructures,
  bottomComposition: sites.bottomComposition,
  description: sites.description,
  historicalSignificance: sites.historicalSignificance,
}

const isCurrent = sql<boolean>`coalesce(${siteEmbeddings.revision} = ${sites.revision}, false)`

const selectEmbedded = (db: Db, embedder: string) =>
  db
    .select({ ...columns, isCurrent })
    .from(sites)
    .leftJoin(siteEmbeddings, and(eq(siteEmbeddings.siteId, sites.id), eq(siteEmbeddings.embedder, embedder)))

export type EmbeddedSite = Awaited<ReturnType<typeof selectEmbedded>>[number]

/** Approved sites from just after a revision on whose vectors are missing or old, in the order of revisions. */
export const readStale = (
  db: Db,
  embedder: string,
  revision: number,
  limit: number,
): Promise<EmbeddedSite[]> =>
  selectEmbedded(db, embedder)
    .where(and(approved, gt(sites.revision, revision), sql`not ${isCurrent}`))
    .orderBy(asc(sites.revision))
    .limit(limit)

/** Approved sites from just after one on, in the order of their integers. */
export const readAfter = (db: Db, embedder: string, mapId: number, limit: number): Promise<EmbeddedSite[]> =>
  selectEmbedded(db, embedder)
    .where(and(approved, gt(sites.mapId, mapId)))
    .orderBy(asc(sites.mapId))
    .limit(limit)

/** How many approved sites there are, or how many of them lack a vector of this embedder that is up to date. */
export const countToEmbed = async (db: Db, embedder: string, force: boolean): Promise<number> => {
  const isKept = sql`exists (select from ${siteEmbeddings} where ${siteEmbeddings.siteId} = ${sites.id}
    and ${siteEmbeddings.embedder} = ${embedder} and ${siteEmbeddings.revision} = ${sites.revision})`
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(sites)
    .where(and(approved, force ? undefined : sql`not ${isKept}`))
  return row?.count ?? 0
}

export type Embedded = { siteId: string; revision: number; vector: Buffer }

/** Keeps vectors; of a site that is gone meanwhile, none. */
export const writeEmbeddings = async (db: Db, embedder: string, rows: Embedded[]): Promise<void> => {
  if (rows.length === 0) return
  const still = await db
    .select({ id: sites.id })
    .from(sites)
    .where(sql`${sites.id} = any(${sql.param(rows.map(({ siteId }) => siteId))}::uuid[])`)
    .orderBy(asc(sites.id))
    .for('key share')
  const known = new Set(still.map(({ id }) => id))
  const kept = rows
    .filter(({ siteId }) => known.has(siteId))
    .sort((one, other) => (one.siteId < other.siteId ? -1 : 1))
  if (kept.length === 0) return
  // Four parameters in all: one for each value of some hundred vectors takes longer to be put together than to be run.
  const [ids, revisions, vectors] = [
    kept.map(({ siteId }) => siteId),
    kept.map(({ revision }) => revision),
    kept.map(({ vector }) => vector.toString('hex')),
  ]
  await db.execute(sql`
    insert into ${siteEmbeddings} (site_id, embedder, revision, vector)
    select id, ${embedder}, revision, decode(vector, 'hex')
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(revisions)}::bigint[], ${sql.param(vectors)}::text[])
      as kept(id, revision, vector)
    on conflict (site_id) do update
    set embedder = excluded.embedder, revision = excluded.revision, vector = excluded.vector`)
}

/** Up to which revision an embedder has gone. */
export const readMark = async (db: Db, embedder: string): Promise<number> => {
  const [row] = await db.select().from(embedderMarks).where(eq(embedderMarks.embedder, embedder))
  return row?.revision ?? 0
}

export const writeMark = async (db: Db, embedder: string, revision: number): Promise<void> => {
  await db
    .insert(embedderMarks)
    .values({ embedder, revision })
    .onConflictDoUpdate({
      target: embedderMarks.embedder,
      set: { revision: sql`greatest(${embedderMarks.revision}, excluded.revision)` },
    })
}

/** Vectors that were written after a stamp, in the order of stamps, with the integers of their sites. */
export const readVectors = (
  db: Db,
  embedder: string,
  stamp: number,
  limit: number,
): Promise<{ mapId: number; stamp: number; vector: Buffer }[]> =>
  db
    .select({ mapId: sites.mapId, stamp: siteEmbeddings.stamp, vector: siteEmbeddings.vector })
    .from(siteEmbeddings)
    .innerJoin(sites, eq(sites.id, siteEmbeddings.siteId))
    .where(and(eq(siteEmbeddings.embedder, embedder), gt(siteEmbeddings.stamp, stamp)))
    .orderBy(asc(siteEmbeddings.stamp))
    .limit(limit)
