import { moderationLimits } from '@soundings/contract/moderation'
import type { PendingPhoto, PhotoShown } from '@soundings/contract/photo-review'
import { applyDecision, revertDecision } from '#extension-points/decision-columns.ts'
import { noTexts, type Reviewable } from '#extension-points/reviewable.ts'
import { choosePictures } from '#features/sites/index.ts'
import { openPhoto } from '../open-photo.ts'
import { photoApproved, photoRejected } from '../photo-notifications.ts'
import { writePhoto } from '../photos.repo.ts'
import { photoPagePath, titleOf } from './photo-lines.ts'
import {
  countPendingPhotos,
  findPendingPhoto,
  findPhotoLines,
  findReviewedPhoto,
  findSimilarPhotos,
  listPendingPhotos,
  type PhotoLine,
} from './reviewed-photos.repo.ts'
import { siteOf } from './site-of-photo.ts'

const toItem = (line: PhotoLine): PendingPhoto => ({
  ...noTexts,
  id: line.id,
  type: 'media',
  createdAt: line.submittedAt.toISOString(),
  title: titleOf(line),
  siteId: line.siteId,
  siteName: line.siteName,
  caption: line.caption,
  description: line.description,
  authorHandle: line.authorHandle,
  version: line.version,
})

/** New photos, and those whose words their uploader changed. */
export const reviewedPhotos: Reviewable<PendingPhoto, PhotoShown> = {
  type: 'media',
  count: countPendingPhotos,
  list: async (db, after, limit) => (await listPendingPhotos(db, after, limit)).map(toItem),

  preview: async (db, id) => {
    const line = await findPendingPhoto(db, id)
    // One after the other: a transaction has one line to the database.
    const photo = line && (await findReviewedPhoto(db, id))
    if (!photo) return undefined
    const similar = await findSimilarPhotos(db, id, moderationLimits.nearby)
    const site = await siteOf(db, photo)
    return { shown: { ...toItem(line), photo, similar, site }, authorId: line.uploaderId }
  },

  decide: async (tx, id, decision) => {
    const photo = await openPhoto(tx, id)
    if (photo?.approvalStatus !== 'pending' || photo.state !== 'ready') return undefined
    const { columns, before } = applyDecision(photo, decision, 'photo')
    const [line] = await findPhotoLines(tx, [id])
    await writePhoto(tx, id, columns)
    if (decision.outcome === 'approved') await choosePictures(tx, photo.siteId)
    const title = titleOf({ caption: photo.caption, siteName: line?.siteName ?? null })
    return { title, authorId: photo.uploaderId, before }
  },

  revert: async (tx, id, decided) => {
    const photo = await openPhoto(tx, id)
    const columns = revertDecision(photo, decided)
    if (!photo || !columns) return false
    await writePhoto(tx, id, columns)
    if (decided.outcome === 'approved') await choosePictures(tx, photo.siteId)
    return true
  },

  news: async (db, id, { title, authorId, outcome, reason }) => {
    const [line] = await findPhotoLines(db, [id])
    if (!line || authorId === null) return []
    const isHidden = line.siteId !== null && line.siteStatus !== 'approved'
    const named = { title, link: photoPagePath(line) }
    const notification =
      outcome === 'approved' ? photoApproved(named, isHidden) : photoRejected(named, reason)
    return [{ userId: authorId, notification }]
  },
}
