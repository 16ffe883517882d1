import type { Ratings } from '@soundings/contract/media'
import { inTransaction } from '#db/client.ts'
import { choosePictures } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { noSuchPhoto } from '../errors.ts'
import { openPhoto } from '../open-photo.ts'
import { findPhoto } from '../photos.repo.ts'
import { addToRatings, findRating, putRating } from './ratings.repo.ts'

/** What people say of each other's photos, from 1 to 5. */
export const ratingsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  /** One rating a person and photo, the last one. Sum and count at the photo are exact however many rate at once. */
  rate: async (person: Person, photoId: string, rating: number): Promise<{ updatedRatings: Ratings }> => {
    const updatedRatings = await inTransaction(db, async (tx) => {
      const row = await openPhoto(tx, photoId)
      if (!row || !(await findPhoto(tx, photoId))) throw noSuchPhoto()
      if (row.uploaderId === person.id)
        throw new HttpError(409, 'You can’t rate your own photo', { code: 'own-photo' })
      const before = await findRating(tx, row.id, person.id)
      await putRating(tx, { photoId: row.id, userId: person.id, rating, ratedAt: clock() })
      const change = { sum: rating - (before ?? 0), count: before === undefined ? 1 : 0 }
      const ratings = await addToRatings(tx, row.id, change)
      await choosePictures(tx, row.siteId)
      return ratings
    })
    return { updatedRatings }
  },

  of: async (person: Person, photoId: string): Promise<{ rating: number }> => {
    const rating = await findRating(db, photoId, person.id)
    if (rating === undefined || !(await findPhoto(db, photoId)))
      throw new HttpError(404, 'You haven’t rated this photo')
    return { rating }
  },
})
