import { photoPath } from '@soundings/contract/media'
import type { Db } from '#db/client.ts'
import { lockSite } from '../locking.repo.ts'
import { findBestPhoto, writePictures } from './pictures.repo.ts'

/**
 * Makes the best published photo of a site its picture, in the transaction of whoever published, hid, moved or rated
 * one. It is no change of the site's facts: no version, no line in its history.
 */
export const choosePictures = async (tx: Db, siteId: string | null): Promise<void> => {
  if (siteId === null) return
  // Of two who choose at once, the second must see what the first one did.
  await lockSite(tx, siteId)
  const key = await findBestPhoto(tx, siteId)
  await writePictures(tx, siteId, {
    imageUrl: key === undefined ? null : photoPath('large', key),
    thumbnailUrl: key === undefined ? null : photoPath('thumbnail', key),
  })
}
