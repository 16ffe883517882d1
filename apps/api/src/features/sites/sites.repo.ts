import type { Difficulty, NearbySite, SiteSummary } from '@soundings/contract/sites'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'
import { summaryColumns, toSummary } from './sites-rows.repo.ts'

const approved = eq(sites.approvalStatus, 'approved')

/** Which of the approved sites; nothing given means all. */
export type Listed = { countryKey?: string; difficulty?: Difficulty }

/** Where a page in order of name ended. */
export type NamePlace = { name: string; id: string }

const matching = ({ countryKey, difficulty }: Listed) =>
  and(
    approved,
    countryKey === undefined ? undefined : eq(sites.countryKey, countryKey),
    difficulty === undefined ? undefined : eq(sites.difficulty, difficulty),
  )

export const findApprovedByMapId = async (db: Db, mapId: number): Promise<SiteSummary | undefined> => {
  const [row] = await db
    .select(summaryColumns)
    .from(sites)
    .where(and(eq(sites.mapId, mapId), approved))
  return row && toSummary(row)
}

/** Approved sites in order of name, from just after `after`. */
export const listApproved = async (
  db: Db,
  filter: Listed,
  after: NamePlace | undefined,
  limit: number,
): Promise<{ site: SiteSummary; place: NamePlace }[]> => {
  const later = after && sql`(${sites.sortName}, ${sites.id}) > (${after.name}, ${after.id}::uuid)`
  const rows = await db
    .select({ ...summaryColumns, name: sites.sortName })
    .from(sites)
    .where(and(matching(filter), later))
    .orderBy(asc(sites.sortName), asc(sites.id))
    .limit(limit)
  return rows.map(({ name, ...row }) => ({ site: toSummary(row), place: { name, id: row.id } }))
}

export const countApproved = async (db: Db, filter: Listed): Promise<number> => {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(sites).where(matching(filter))
  return row?.count ?? 0
}

export const findApprovedSites = async (db: Db, ids: string[]): Promise<SiteSummary[]> => {
  const rows = await db
    .select(summaryColumns)
    .from(sites)
    .where(and(inArray(sites.id, ids), approved))
  return rows.map(toSummary)
}

/** Beyond this many, sites around a point are neither counted nor listed. */
const maxNearby = 1_000

/** Approved sites within `radius` kilometres, nearest first, and how many there are (at most 1,000). */
export const findApprovedNear = async (
  db: Db,
  { lat, lng, radius, limit }: { lat: number; lng: number; radius: number; limit: number },
): Promise<{ items: NearbySite[]; total: number }> => {
  const here = sql`place_of(${lat}, ${lng})`
  const there: SQL = sql`place_of(${sites.lat}, ${sites.lng})`
  const near = db
    .select({ ...summaryColumns, distance: sql<number>`km_between(${here}, ${there})`.as('distance') })
    .from(sites)
    .where(and(approved, sql`cube_enlarge(${here}, ${radius}, 3) @> ${there}`))
    .orderBy(sql`${there} <-> ${here}`)
    .limit(maxNearby)
    .as('near')
  const rows = await db
    .select({ ...near._.selectedFields, total: sql<number>`(count(*) over ())::int` })
    .from(near)
    .where(sql`${near.distance} <= ${radius}`)
    .orderBy(near.distance)
    .limit(limit)
  const items = rows.map(({ distance, total: _, ...row }) => ({
    ...toSummary(row),
    distance: Math.round(distance * 1_000) / 1_000,
  }))
  return { items, total: rows[0]?.total ?? 0 }
}
