import type { Photo } from '@soundings/contract/media'
import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { photos } from '#db/schema/media.ts'
import { sites } from '#db/schema/sites.ts'
import { isContributedBy, isPublic, selectPhotos, toPhoto, type Viewer } from '../photos.repo.ts'

/** Beyond this many, photos are not counted. */
const maxCounted = 10_000

const countWhere = async (db: Db, which: SQL | undefined): Promise<number> => {
  const found = db
    .select({ id: photos.id })
    .from(photos)
    .leftJoin(sites, eq(sites.id, photos.siteId))
    .where(which)
    .limit(maxCounted)
    .as('found')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(found)
  return row?.count ?? 0
}

const beforeId = (id: string | undefined) => (id === undefined ? undefined : lt(photos.id, id))

export const countPublic = (db: Db): Promise<number> => countWhere(db, isPublic)

/** Public photos of all sites, newest first, from just before the one with the id `before`. */
export const listPublic = async (db: Db, before: string | undefined, limit: number): Promise<Photo[]> => {
  const rows = await selectPhotos(db)
    .where(and(isPublic, beforeId(before)))
    .orderBy(desc(photos.id))
    .limit(limit)
  return rows.map((row) => toPhoto(row))
}

/** Where a page of a site's photos ended; `rating` as the photo was sorted by it, 0 without one. */
export type RatedPlace = { rating: number; id: string }

const rating = sql`coalesce(${photos.averageRating}, 0)`
const publicOf = (siteId: string) => and(isPublic, eq(photos.siteId, siteId))

export const countPublicOf = (db: Db, siteId: string): Promise<number> => countWhere(db, publicOf(siteId))

/** Public photos of a site, best rated first, then newest. */
export const listPublicOf = async (
  db: Db,
  siteId: string,
  after: RatedPlace | undefined,
  limit: number,
): Promise<Photo[]> => {
  const later = after && sql`(${rating}, ${photos.id}) < (${after.rating}::real, ${after.id}::uuid)`
  const rows = await selectPhotos(db)
    .where(and(publicOf(siteId), later))
    .orderBy(sql`${rating} desc`, desc(photos.id))
    .limit(limit)
  return rows.map((row) => toPhoto(row))
}

/** Their own photos of a site that only they see so far: on their way, or of a site that is not public. */
const waitingOf = ({ id }: Viewer, siteId: string) =>
  and(
    eq(photos.uploaderId, id),
    eq(photos.siteId, siteId),
    inArray(photos.approvalStatus, ['pending', 'approved']),
    sql`(${isPublic}) is not true`,
  )

export const countWaitingOf = (db: Db, viewer: Viewer, siteId: string): Promise<number> =>
  countWhere(db, waitingOf(viewer, siteId))

export const listWaitingOf = async (
  db: Db,
  viewer: Viewer,
  siteId: string,
  before: string | undefined,
  limit: number,
): Promise<Photo[]> => {
  const rows = await selectPhotos(db, viewer)
    .where(and(waitingOf(viewer, siteId), beforeId(before)))
    .orderBy(desc(photos.id))
    .limit(limit)
  return rows.map((row) => toPhoto(row, viewer))
}

const ownOf = ({ id }: Viewer, siteId: string | undefined) =>
  and(isContributedBy(id), siteId === undefined ? undefined : eq(photos.siteId, siteId))

export const countOwn = (db: Db, viewer: Viewer, siteId: string | undefined): Promise<number> =>
  countWhere(db, ownOf(viewer, siteId))

/** A person's own photos of every status but private ones, newest first. */
export const listOwn = async (
  db: Db,
  viewer: Viewer,
  { siteId, before, limit }: { siteId: string | undefined; before: string | undefined; limit: number },
): Promise<Photo[]> => {
  const rows = await selectPhotos(db, viewer)
    .where(and(ownOf(viewer, siteId), beforeId(before)))
    .orderBy(desc(photos.id))
    .limit(limit)
  return rows.map((row) => toPhoto(row, viewer))
}
