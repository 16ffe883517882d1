import { storedSizeOf } from '@soundings/rules/photo-sizes'
import type { Db } from '#db/client.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import { choosePictures } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { keyIn } from '../avatars/avatars.service.ts'
import { removeFilesLater } from '../photo-files.ts'
import { avatarName, renditionName } from '../photo-names.ts'
import { addToRatings, deleteRatingsOf, findRatingsOf, lockRatingsOf } from '../ratings/ratings.repo.ts'
import {
  deletePhotos,
  findAvatarOf,
  findPhotosOf,
  findReadyOf,
  forgetUploader,
  type Kept,
  lockPhotosOf,
} from './own-photos.repo.ts'

/** What others see, or will see. */
const isContribution = ({ approvalStatus, state }: Kept) =>
  (approvalStatus === 'approved' || approvalStatus === 'pending') && state !== 'broken'

/** The pictures of sites are chosen in one order, so that two who leave do not wait for one another. */
const chooseAll = async (db: Db, siteIds: (string | null)[]) => {
  for (const siteId of [...new Set(siteIds)].toSorted()) await choosePictures(db, siteId)
}

/**
 * Photos are contributions: when their uploader leaves, those that others see stay without a name, or all of them go
 * with their files. Ratings go with the person, as each is somebody's.
 */
export const personalPhotos = (jobs: Pick<Dependencies['jobs'], 'add'>): PersonalData => ({
  name: 'photos',
  read: async (db, userId) => ({
    added: await findPhotosOf(db, userId),
    rated: await findRatingsOf(db, userId),
  }),
  files: async (db, userId) => {
    const avatar = keyIn(await findAvatarOf(db, userId))
    const ready = await findReadyOf(db, userId)
    return [
      ...(avatar ? [{ name: 'avatar.jpg', stored: avatarName(avatar) }] : []),
      ...ready.map(({ id, key, width }) => ({
        name: `photos/${id}.jpg`,
        stored: renditionName(key, storedSizeOf('original', width), 'jpg'),
      })),
    ]
  },
  leave: async (db, userId, how) => {
    const own = await lockPhotosOf(db, userId)
    const going = how === 'delete' ? own : own.filter((photo) => !isContribution(photo))
    await deletePhotos(
      db,
      going.map(({ id }) => id),
    )
    await removeFilesLater(
      db,
      jobs,
      going.map(({ id, key }) => ({ id, key })),
    )
    await forgetUploader(db, userId)
    const rated = await lockRatingsOf(db, userId)
    await deleteRatingsOf(db, userId)
    for (const { photoId, rating } of rated) await addToRatings(db, photoId, { sum: -rating, count: -1 })
    await chooseAll(
      db,
      [...going, ...rated].map(({ siteId }) => siteId),
    )
  },
})
