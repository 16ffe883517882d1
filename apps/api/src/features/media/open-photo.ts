import type { Db } from '#db/client.ts'
import { lockSite } from '#features/sites/index.ts'
import { findSiteOf, lockPhoto, type PhotoState } from './photos.repo.ts'

/** So often a photo may move to another site while we reach for it. */
const tries = 3

/**
 * A photo that is about to change, kept from everybody else until the transaction ends, and its site from whoever
 * chooses its picture. The site comes first, as it does where sites are merged, so that nobody waits in a ring.
 */
export const openPhoto = async (tx: Db, id: string): Promise<PhotoState | undefined> => {
  let photo: PhotoState | undefined
  for (let count = 0; count < tries; count++) {
    const siteId = await findSiteOf(tx, id)
    if (siteId) await lockSite(tx, siteId)
    photo = await lockPhoto(tx, id)
    if (!photo || photo.siteId === siteId) return photo
  }
  return photo
}
