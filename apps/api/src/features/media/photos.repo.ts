import { type Photo, photoPath, photoSizes } from '@soundings/contract/media'
import { and, desc, eq, getTableColumns, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { photos } from '#db/schema/media.ts'
import { users } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'

/** Who looks at photos: what is not public is shown to its uploader and to moderators, what is private to its uploader. */
export type Viewer = { id: string; isModerator: boolean }

/** Everybody sees a photo that was approved, once it can be shown, unless its site is hidden. Needs the site joined. */
export const isPublic: SQL | undefined = and(
  eq(photos.approvalStatus, 'approved'),
  eq(photos.state, 'ready'),
  or(isNull(photos.siteId), eq(sites.approvalStatus, 'approved')),
)

/** Their uploader's alone: in no gallery, no list of what waits, and no moderator's sight. */
export const isPrivate: SQL = eq(photos.approvalStatus, 'private')

/** What a person added for everybody to see, whatever its standing. */
export const isContributedBy = (userId: string): SQL | undefined =>
  and(eq(photos.uploaderId, userId), ne(photos.approvalStatus, 'private'))

/** What somebody may see; needs the site joined. */
export const seenBy = ({ id, isModerator }: Viewer): SQL | undefined =>
  or(isPublic, eq(photos.uploaderId, id), isModerator ? ne(photos.approvalStatus, 'private') : undefined)

/** Whether the viewer is told which site it is; needs the site joined. */
const isSiteSeen = (viewer: Viewer | undefined): SQL | undefined => {
  const approved = eq(sites.approvalStatus, 'approved')
  if (!viewer) return approved
  return or(
    approved,
    and(ne(sites.approvalStatus, 'removed'), viewer.isModerator ? undefined : eq(sites.createdBy, viewer.id)),
  )
}

// Where a photo was taken, and what it looks like to a machine, never leave the server.
const { takenLng: _lng, takenLat: _lat, looks: _looks, ...columns } = getTableColumns(photos)

const siteColumns = {
  id: sites.id,
  slug: sites.slug,
  siteName: sites.siteName,
  country: sites.country,
  region: sites.region,
}

/** Photos with their site and their uploader, for one viewer or, without, for everybody. */
export const selectPhotos = (db: Db, viewer?: Viewer) =>
  db
    .select({
      photo: columns,
      site: siteColumns,
      isSiteSeen: sql<boolean>`coalesce(${isSiteSeen(viewer)}, false)`,
      uploaderHandle: users.handle,
    })
    .from(photos)
    .leftJoin(sites, eq(sites.id, photos.siteId))
    .leftJoin(users, eq(users.id, photos.uploaderId))

export type PhotoRow = Awaited<ReturnType<typeof selectPhotos>>[number]

const wordsOf = (
  { uploaderId, rejectionReason, problem }: PhotoRow['photo'],
  viewer: Viewer | undefined,
): Pick<Photo, 'rejectionReason' | 'problem'> =>
  viewer && (viewer.isModerator || viewer.id === uploaderId)
    ? { rejectionReason, problem }
    : { rejectionReason: null, problem: null }

/** A photo as the viewer sees it, or everybody. */
export const toPhoto = ({ photo, site, isSiteSeen, uploaderHandle }: PhotoRow, viewer?: Viewer): Photo => {
  const { id, key, caption, description, tags, width, height, color, state, camera } = photo
  const isReady = state === 'ready'
  const shownSite = isSiteSeen ? site : null
  return {
    id,
    s3Key: key,
    thumbnailUrl: isReady ? photoPath('thumbnail', key) : null,
    fullUrl: isReady ? photoPath('original', key) : null,
    imageKeys: isReady
      ? (Object.fromEntries(photoSizes.map((size) => [size, photoPath(size, key)])) as Photo['imageKeys'])
      : null,
    width,
    height,
    thumbhash: photo.thumbhash?.toString('base64') ?? null,
    color,
    caption,
    description,
    tags,
    diveSiteId: shownSite?.id ?? null,
    diveSite: shownSite,
    uploadedBy: photo.uploaderId,
    uploaderHandle,
    averageRating: photo.averageRating,
    ratingCount: photo.ratingCount,
    approvalStatus: photo.approvalStatus === 'removed' ? 'rejected' : photo.approvalStatus,
    ...wordsOf(photo, viewer),
    state,
    // Local time of wherever it was; the database keeps it without a zone, too.
    takenAt: photo.takenAt?.toISOString().slice(0, 19) ?? null,
    camera,
    isIllustration: photo.isIllustration,
    createdAt: photo.createdAt.toISOString(),
  }
}

/** A photo that the viewer may see; without a viewer, a public one. */
export const findPhoto = async (db: Db, id: string, viewer?: Viewer): Promise<Photo | undefined> => {
  const [row] = await selectPhotos(db, viewer).where(
    and(eq(photos.id, id), viewer ? seenBy(viewer) : isPublic),
  )
  return row && toPhoto(row, viewer)
}

/** Those of these photos that the viewer may see, or everybody, by id. */
export const findPhotosSeen = async (db: Db, ids: string[], viewer?: Viewer): Promise<Map<string, Photo>> => {
  if (ids.length === 0) return new Map()
  const rows = await selectPhotos(db, viewer).where(
    and(inArray(photos.id, ids), viewer ? seenBy(viewer) : isPublic),
  )
  return new Map(rows.map((row) => [row.photo.id, toPhoto(row, viewer)]))
}

/** The best rated public photos of some sites, up to a maximum, in the order of the sites. */
export const findPhotosOfSites = async (db: Db, siteIds: string[], max: number): Promise<Photo[]> => {
  if (siteIds.length === 0) return []
  const rows = await selectPhotos(db)
    .where(and(inArray(photos.siteId, siteIds), isPublic))
    .orderBy(
      sql`array_position(${sql.param(siteIds)}::uuid[], ${photos.siteId})`,
      sql`coalesce(${photos.averageRating}, 0) desc`,
      desc(photos.id),
    )
    .limit(max)
  return rows.map((row) => toPhoto(row))
}

export type PhotoState = typeof photos.$inferSelect

/** The site of a photo; undefined when there is no such photo. */
export const findSiteOf = async (db: Db, id: string): Promise<string | null | undefined> => {
  const [row] = await db.select({ siteId: photos.siteId }).from(photos).where(eq(photos.id, id))
  return row?.siteId
}

/** A photo for one change at a time: others wait until the transaction ends, and then see what it did. */
export const lockPhoto = async (tx: Db, id: string): Promise<PhotoState | undefined> => {
  const [row] = await tx.select().from(photos).where(eq(photos.id, id)).for('update')
  return row
}

export const writePhoto = async (
  tx: Db,
  id: string,
  known: Partial<typeof photos.$inferInsert>,
): Promise<void> => {
  await tx.update(photos).set(known).where(eq(photos.id, id))
}
