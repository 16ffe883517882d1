import type { Site, SiteSummary } from '@soundings/contract/sites'
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.ts'
import { prepared } from '#db/prepared.ts'
import { favorites } from '#db/schema/contributions.ts'
import { users } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import { findPhotosOf } from './pictures/pictures.repo.ts'
import { siteColumns, summaryColumns, toSite, toSummary } from './sites-rows.repo.ts'
import type { Viewer } from './viewer.ts'

const approved = eq(sites.approvalStatus, 'approved')

/** What somebody may see: all that is public, and of the rest but removed ones their own, or all of it. */
export const seenBy = ({ id, isEditor }: Viewer): SQL | undefined =>
  or(approved, and(ne(sites.approvalStatus, 'removed'), isEditor ? undefined : eq(sites.createdBy, id)))

const creators = alias(users, 'creators')
const approvers = alias(users, 'approvers')

const siteWithHandles = {
  site: siteColumns,
  creatorHandle: creators.handle,
  approverHandle: approvers.handle,
}

/** A public site as everybody sees it. */
export const findApprovedSite = async (db: Db, id: string): Promise<Site | undefined> => {
  const [row] = await db
    .select(siteWithHandles)
    .from(sites)
    .leftJoin(creators, eq(creators.id, sites.createdBy))
    .leftJoin(approvers, eq(approvers.id, sites.approvedBy))
    .where(and(eq(sites.id, id), approved))
  if (!row) return undefined
  const { site, ...handles } = row
  return { ...toSite(site), ...handles, ...(await findPhotosOf(db, site)) }
}

const approvedWhole = prepared((db) =>
  db
    .select(siteColumns)
    .from(sites)
    .where(and(sql`${sites.id} = any(${sql.placeholder('ids')}::uuid[])`, approved))
    .prepare('approved_sites_whole'),
)

/** Those of these sites that are public, as their entries tell of them: without photos and without who made them. */
export const findApprovedWhole = async (db: Db, ids: string[]): Promise<Site[]> =>
  (await approvedWhole(db).execute({ ids })).map(toSite)

const favoriteOf = ({ id }: Viewer) => and(eq(favorites.siteId, sites.id), eq(favorites.userId, id))

/** Whether somebody sees more of a site than everybody does; undefined when they see nothing of it. */
export const isPersonal = async (db: Db, viewer: Viewer, id: string): Promise<boolean | undefined> => {
  const [row] = await db
    .select({ status: sites.approvalStatus, createdBy: sites.createdBy, favorite: favorites.siteId })
    .from(sites)
    .leftJoin(favorites, favoriteOf(viewer))
    .where(and(eq(sites.id, id), seenBy(viewer)))
  return row && (row.status !== 'approved' || row.createdBy === viewer.id || row.favorite !== null)
}

/** For each viewer whether they see that site, in the same order: the same rule, for many at once. */
export const areSeen = async (
  db: Db,
  asked: readonly { viewer: Viewer; siteId: string }[],
): Promise<boolean[]> => {
  const viewers = asked.map(({ viewer }) => viewer)
  const { rows } = await db.execute<{ is_seen: boolean }>(sql`
    select coalesce(approval_status = 'approved'
      or approval_status <> 'removed' and (asked.is_editor or created_by = asked.user_id), false) as is_seen
    from unnest(
      ${sql.param(asked.map(({ siteId }) => siteId))}::uuid[],
      ${sql.param(viewers.map(({ id }) => id))}::uuid[],
      ${sql.param(viewers.map(({ isEditor }) => isEditor))}::boolean[]
    ) with ordinality as asked(site_id, user_id, is_editor, place)
    left join sites on sites.id = asked.site_id
    order by asked.place`)
  return rows.map(({ is_seen }) => is_seen)
}

/** A site as somebody sees it who is signed in. */
export const findSiteSeenBy = async (db: Db, viewer: Viewer, id: string): Promise<Site | undefined> => {
  const [row] = await db
    .select({ ...siteWithHandles, favorite: favorites.siteId })
    .from(sites)
    .leftJoin(creators, eq(creators.id, sites.createdBy))
    .leftJoin(approvers, eq(approvers.id, sites.approvedBy))
    .leftJoin(favorites, favoriteOf(viewer))
    .where(and(eq(sites.id, id), seenBy(viewer)))
  if (!row) return undefined
  const { site, favorite, ...handles } = row
  const isMySite = site.createdBy === viewer.id
  return {
    ...toSite(site),
    ...handles,
    ...(await findPhotosOf(db, site)),
    isMySite,
    isFavorited: favorite !== null,
    rejectionReason: isMySite || viewer.isEditor ? site.rejectionReason : null,
  }
}

export const findSeenByMapId = async (
  db: Db,
  viewer: Viewer,
  mapId: number,
): Promise<SiteSummary | undefined> => {
  const [row] = await db
    .select(summaryColumns)
    .from(sites)
    .where(and(eq(sites.mapId, mapId), seenBy(viewer)))
  return row && toSummary(row)
}

export const findSitesSeenBy = async (db: Db, viewer: Viewer, ids: string[]): Promise<SiteSummary[]> => {
  const rows = await db
    .select(summaryColumns)
    .from(sites)
    .where(and(inArray(sites.id, ids), seenBy(viewer)))
  return rows.map(toSummary)
}

/** So often a site that others were merged into may have been merged itself. */
const longestTrail = 20

/** The public site that a merged one became part of, in however many steps. */
export const findMergedInto = async (db: Db, id: string): Promise<string | undefined> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive trail (id, next, step) as (
      select id, merged_into, 0 from sites where id = ${id} and approval_status = 'removed'
      union all
      select sites.id, sites.merged_into, step + 1 from sites join trail on sites.id = trail.next
      where step < ${longestTrail}
    )
    select sites.id from trail join sites on sites.id = trail.id
    where step > 0 and approval_status = 'approved' order by step limit 1
  `)
  return rows[0]?.id
}
