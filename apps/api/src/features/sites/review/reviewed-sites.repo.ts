import type { Coordinates } from '@soundings/contract/common'
import type { NearbySite, Site } from '@soundings/contract/sites'
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { comesAfter } from '#db/pages.ts'
import { users } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import type { PendingPlace } from '#extension-points/reviewable.ts'
import { siteColumns, summaryColumns, toSite, toSummary } from '../sites-rows.repo.ts'

const isPending = eq(sites.approvalStatus, 'pending')

/** Since when it waits; the index of pending sites is made of the same expression. */
const since = sql`coalesce(${sites.submittedAt}, ${sites.createdAt})`

export const countPendingSites = async (db: Db): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(sites).where(isPending)
  return row?.count ?? 0
}

export type PendingSiteRow = {
  id: string
  siteName: string
  description: string | null
  version: number
  submittedAt: Date | null
  createdAt: Date
  authorHandle: string | null
}

/** Sites that wait, those that wait longest first, from just after `after`. */
export const listPendingSites = (
  db: Db,
  after: PendingPlace | undefined,
  limit: number,
): Promise<PendingSiteRow[]> =>
  db
    .select({
      id: sites.id,
      siteName: sites.siteName,
      description: sites.description,
      version: sites.version,
      submittedAt: sites.submittedAt,
      createdAt: sites.createdAt,
      authorHandle: users.handle,
    })
    .from(sites)
    .leftJoin(users, eq(users.id, sites.createdBy))
    .where(and(isPending, comesAfter(since, sites.id, after)))
    .orderBy(asc(since), asc(sites.id))
    .limit(limit)

/** A site whatever its state, with the handle of its author, and what the last moderator said who rejected it. */
export const findReviewedSite = async (
  db: Db,
  id: string,
): Promise<{ site: Site; version: number; waitsSince: Date; isPending: boolean } | undefined> => {
  const [row] = await db
    .select({ site: siteColumns, creatorHandle: users.handle })
    .from(sites)
    .leftJoin(users, eq(users.id, sites.createdBy))
    .where(eq(sites.id, id))
  if (!row) return undefined
  const { site, creatorHandle } = row
  return {
    site: { ...toSite(site), creatorHandle, rejectionReason: site.rejectionReason },
    version: site.version,
    waitsSince: site.submittedAt ?? site.createdAt,
    isPending: site.approvalStatus === 'pending',
  }
}

/** The same site for those who decide about something else that belongs to it. */
export const siteForReview = async (db: Db, id: string): Promise<Site | undefined> =>
  (await findReviewedSite(db, id))?.site

export type SiteState = {
  id: string
  siteName: string
  slug: string
  createdBy: string | null
  approvedBy: string | null
  approvalStatus: 'approved' | 'pending' | 'rejected' | 'removed'
  rejectionReason: string | null
  version: number
}

const stateColumns = {
  id: sites.id,
  siteName: sites.siteName,
  slug: sites.slug,
  createdBy: sites.createdBy,
  approvedBy: sites.approvedBy,
  approvalStatus: sites.approvalStatus,
  rejectionReason: sites.rejectionReason,
  version: sites.version,
}

export const findSiteStates = (db: Db, ids: string[]): Promise<SiteState[]> =>
  db.select(stateColumns).from(sites).where(inArray(sites.id, ids))

/** The same for one decision at a time: others wait until the transaction ends, and then see what it did. */
export const lockSiteState = async (tx: Db, id: string): Promise<SiteState | undefined> => {
  const [row] = await tx.select(stateColumns).from(sites).where(eq(sites.id, id)).for('update')
  return row
}

/** Sites within `radius` kilometres that are public or wait for it, nearest first, with their other names, but for the one itself. */
export const findSitesAround = async (
  db: Db,
  { except, coordinates: [lng, lat], radius }: { except: string; coordinates: Coordinates; radius: number },
  limit: number,
): Promise<(NearbySite & { aliases: string[] })[]> => {
  const here = sql`place_of(${lat}, ${lng})`
  const there = sql`place_of(${sites.lat}, ${sites.lng})`
  const distance = sql<number>`km_between(${here}, ${there})`
  const rows = await db
    .select({ ...summaryColumns, aliases: sites.aliases, distance })
    .from(sites)
    .where(
      and(
        inArray(sites.approvalStatus, ['approved', 'pending']),
        ne(sites.id, except),
        sql`cube_enlarge(${here}, ${radius}, 3) @> ${there}`,
      ),
    )
    .orderBy(sql`${there} <-> ${here}`)
    .limit(limit)
  return rows
    .filter((row) => row.distance <= radius)
    .map(({ distance, aliases, ...row }) => ({
      ...toSummary(row),
      aliases,
      distance: Math.round(distance * 1_000) / 1_000,
    }))
}
