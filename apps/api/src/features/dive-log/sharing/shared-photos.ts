import { diveLog, type SharedDive } from '@soundings/contract/dive-log'
import type { PhotoSize } from '@soundings/contract/photo-sizes'
import type { Db } from '#db/client.ts'
import { findPhotosSeen } from '#features/media/index.ts'
import { findDivePhotos } from '../read-dives.ts'

type Shared = NonNullable<SharedDive['photos']>

/** The address of a private photo for those who have the link, and for nobody else. */
const pathOf = (token: string, size: PhotoSize, photoId: string) =>
  diveLog.sharedPhoto.path.replace(':token', token).replace(':size', size).replace(':photoId', photoId)

/**
 * The photos that a link shows: those that everybody may see anyway, and private ones under addresses that end with the
 * link. It does not publish a photo that waits for a moderator.
 */
export const sharedPhotos = async (
  db: Db,
  ownerId: string,
  { token, ids }: { token: string; ids: string[] },
): Promise<Shared> => {
  const [seen, own] = await Promise.all([findPhotosSeen(db, ids), findDivePhotos(db, ownerId, ids)])
  return ids.flatMap((id): Shared => {
    const photo = own.get(id)
    if (photo?.isPrivate && photo.state === 'ready') {
      const [thumbnailUrl, fullUrl] = [pathOf(token, 'thumbnail', id), pathOf(token, 'original', id)]
      return [{ thumbnailUrl, fullUrl, caption: photo.caption }]
    }
    const { thumbnailUrl, fullUrl, caption = null } = seen.get(id) ?? {}
    return thumbnailUrl && fullUrl ? [{ thumbnailUrl, fullUrl, caption }] : []
  })
}
