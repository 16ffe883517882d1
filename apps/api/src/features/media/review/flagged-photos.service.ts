import type { FlaggedPhoto } from '@soundings/contract/photo-review'
import { z } from 'zod'
import type { Flaggable, Subject } from '#extension-points/flaggable.ts'
import { choosePictures } from '#features/sites/index.ts'
import { openPhoto } from '../open-photo.ts'
import { writePhoto } from '../photos.repo.ts'
import { photoPagePath, titleOf } from './photo-lines.ts'
import { findPhotoLines, findReviewedPhoto, type PhotoLine } from './reviewed-photos.repo.ts'
import { siteOf } from './site-of-photo.ts'

const Before = z.object({ version: z.number(), rejectionReason: z.string().nullable() })

const isPublic = ({ approvalStatus, state, siteId, siteStatus }: PhotoLine) =>
  approvalStatus === 'approved' && state === 'ready' && (siteId === null || siteStatus === 'approved')

const toSubject = (line: PhotoLine): Subject => ({
  title: titleOf(line),
  siteId: line.siteId,
  siteName: line.siteName,
  authorId: line.uploaderId,
  path: photoPagePath(line),
  isPublic: isPublic(line),
})

/** Photos that people object to; one that is taken down is as if it had been rejected. */
export const flaggedPhotos: Flaggable<FlaggedPhoto> = {
  type: 'media',
  ownWords: 'This is your own photo. You can delete it yourself.',
  find: async (db, ids) => {
    const found = ids.length === 0 ? [] : await findPhotoLines(db, ids)
    return new Map(found.map((line) => [line.id, toSubject(line)]))
  },

  show: async (db, id) => {
    const photo = await findReviewedPhoto(db, id)
    if (!photo) return undefined
    return { type: 'media', photo, site: await siteOf(db, photo) }
  },

  takeDown: async (tx, id, { reason }) => {
    const photo = await openPhoto(tx, id)
    if (photo?.approvalStatus !== 'approved') return undefined
    await writePhoto(tx, id, { approvalStatus: 'rejected', rejectionReason: reason })
    await choosePictures(tx, photo.siteId)
    const { version, rejectionReason } = photo
    return { version, rejectionReason } satisfies z.input<typeof Before>
  },

  putBack: async (tx, id, { before }) => {
    const { version, rejectionReason } = Before.parse(before)
    const photo = await openPhoto(tx, id)
    if (photo?.approvalStatus !== 'rejected' || photo.version !== version) return false
    await writePhoto(tx, id, { approvalStatus: 'approved', rejectionReason })
    await choosePictures(tx, photo.siteId)
    return true
  },
}
