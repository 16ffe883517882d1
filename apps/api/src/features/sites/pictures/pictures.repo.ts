import { photoPath, photoTexts } from '@soundings/contract/media'
import type { Site } from '@soundings/contract/sites'
import { and, desc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { photos } from '#db/schema/media.ts'
import { sites } from '#db/schema/sites.ts'

const isPublished = and(eq(photos.approvalStatus, 'approved'), eq(photos.state, 'ready'))
/** Best rated first, then newest; the index of a site's photos is made of the same expressions. */
const bestFirst = [sql`coalesce(${photos.averageRating}, 0) desc`, desc(photos.id)]

export type Pictures = Pick<Site, 'imageUrl' | 'thumbnailUrl'>

/** Keeps a site from others who choose its pictures, until the transaction ends. */
export const lockPictures = async (tx: Db, siteId: string): Promise<void> => {
  await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId)).for('no key update')
}

/** The key of the best published photo of a site. */
export const findBestPhoto = async (db: Db, siteId: string): Promise<string | undefined> => {
  const [best] = await db
    .select({ key: photos.key })
    .from(photos)
    .where(and(eq(photos.siteId, siteId), isPublished))
    .orderBy(...bestFirst)
    .limit(1)
  return best?.key
}

/** Leaves the row alone where it says so already: every write of a site has its tile and its replies made anew. */
export const writePictures = async (
  tx: Db,
  siteId: string,
  { imageUrl, thumbnailUrl }: Pictures,
): Promise<void> => {
  const isOther: SQL = sql`(${sites.imageUrl}, ${sites.thumbnailUrl})
    is distinct from (${imageUrl}::text, ${thumbnailUrl}::text)`
  await tx
    .update(sites)
    .set({ imageUrl, thumbnailUrl })
    .where(and(eq(sites.id, siteId), isOther))
}

/** A reply about a site names so many of its photos by id, and shows the first of them. */
const most = { named: 1_000, shown: 16 }

/** What the reply about a site says of its published photos. */
export const findPhotosOf = async (db: Db, siteId: string): Promise<Pick<Site, 'photos' | 'media'>> => {
  const { id, key, caption, isIllustration } = photos
  const rows = await db
    .select({ id, key, caption, isIllustration })
    .from(photos)
    .where(and(eq(photos.siteId, siteId), isPublished))
    .orderBy(...bestFirst)
    .limit(most.named)
  return {
    photos: rows.slice(0, most.shown).map((row) => ({
      id: row.id,
      thumbnailUrl: photoPath('thumbnail', row.key),
      fullUrl: photoPath('original', row.key),
      caption: row.caption,
      isIllustration: row.isIllustration,
    })),
    media: rows.map((row) => row.id),
  }
}

/** All photos of a site move to the one that it became part of, and say where they came from. */
export const bringPhotos = async (tx: Db, from: string, into: string): Promise<void> => {
  await tx
    .update(photos)
    .set({ siteId: into, cameFrom: sql`coalesce(${photos.cameFrom}, ${from}::uuid)` })
    .where(eq(photos.siteId, from))
}

/**
 * Brings photos back to a site that stands on its own again: its own, and those of the sites that are merged into it
 * (`led`). What somebody moved to another site meanwhile stays there.
 */
export const returnPhotos = async (tx: Db, outOf: string, siteId: string, led: string[]): Promise<void> => {
  await tx
    .update(photos)
    .set({ siteId, cameFrom: sql`nullif(${photos.cameFrom}, ${siteId}::uuid)` })
    .where(
      and(eq(photos.siteId, outOf), sql`${photos.cameFrom} = any(${sql.param([siteId, ...led])}::uuid[])`),
    )
}

/** Brings the photos of these sites back out of those that their deleting author had them merged into. */
export const freePhotos = async (tx: Db, freed: string[]): Promise<void> => {
  await tx
    .update(photos)
    .set({ siteId: sql`${photos.cameFrom}`, cameFrom: null })
    .where(sql`${photos.cameFrom} = any(${sql.param(freed)}::uuid[])`)
}

/**
 * Hides the photos of sites that are about to be deleted and were public to nobody; their uploaders may show them at
 * another site. Those of public sites stay without one.
 */
export const hidePhotosOf = async (tx: Db, areDeleted: SQL | undefined): Promise<void> => {
  const hidden = tx
    .select({ id: sites.id })
    .from(sites)
    .where(and(areDeleted, ne(sites.approvalStatus, 'approved')))
  await tx
    .update(photos)
    .set({
      approvalStatus: 'rejected',
      rejectionReason: photoTexts.siteGone,
      version: sql`${photos.version} + 1`,
    })
    .where(
      and(
        isNotNull(photos.siteId),
        sql`${photos.siteId} in ${hidden}`,
        or(eq(photos.approvalStatus, 'approved'), eq(photos.approvalStatus, 'pending')),
      ),
    )
}
