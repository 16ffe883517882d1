import { photoTexts } from '@soundings/contract/media'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { photos } from '#db/schema/media.ts'

/** All photos of a site move to the one that it became part of, and say where they came from. */
export const transferPhotos = async (tx: Db, from: string, into: string): Promise<void> => {
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

/** What others see or will see of the photos of a site. */
const areContributed = (siteId: string) =>
  and(eq(photos.siteId, siteId), inArray(photos.approvalStatus, ['approved', 'pending']))

/** Whose photos a site has, with one entry for each photo. */
export const findUploadersAt = async (db: Db, siteId: string): Promise<string[]> => {
  const rows = await db
    .select({ uploaderId: photos.uploaderId })
    .from(photos)
    .where(and(areContributed(siteId), isNotNull(photos.uploaderId)))
  return rows.flatMap(({ uploaderId }) => uploaderId ?? [])
}

/** Hides the photos of a site from everybody but their uploaders, who may show them at another one. */
export const hidePhotosAt = async (tx: Db, siteId: string): Promise<void> => {
  await tx
    .update(photos)
    .set({
      approvalStatus: 'rejected',
      rejectionReason: photoTexts.siteGone,
      version: sql`${photos.version} + 1`,
    })
    .where(areContributed(siteId))
}

/** Leaves the photos of a site without one. */
export const detachPhotos = async (tx: Db, siteId: string): Promise<void> => {
  await tx.update(photos).set({ siteId: null, cameFrom: null }).where(eq(photos.siteId, siteId))
}
