import { moderationLimits, type PendingItem } from '@soundings/contract/moderation'
import { because } from '@soundings/rules/moderation'
import { choosePictures, flaggedSites } from '#features/sites/index.ts'
import { emptyPreview, type Reviewable } from '#src/reviewable.ts'
import { judge, unjudge } from '#src/verdict.ts'
import { openPhoto } from '../open-photo.ts'
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

const toItem = (line: PhotoLine): PendingItem => ({
  id: line.id,
  type: 'media',
  createdAt: line.submittedAt.toISOString(),
  title: titleOf(line),
  siteId: line.siteId,
  siteName: line.siteName,
  caption: line.caption,
  description: line.description,
  content: null,
  authorHandle: line.authorHandle,
  version: line.version,
  flag: null,
})

/** New photos, and those whose words their uploader changed. */
export const reviewedPhotos: Reviewable = {
  type: 'media',
  count: countPendingPhotos,
  list: async (db, after, limit) => (await listPendingPhotos(db, after, limit)).map(toItem),

  preview: async (db, id) => {
    const line = await findPendingPhoto(db, id)
    if (!line) return undefined
    // One after the other: a transaction has one line to the database.
    const photo = await findReviewedPhoto(db, id)
    const similar = await findSimilarPhotos(db, id, moderationLimits.nearby)
    const around = line.siteId === null ? undefined : await flaggedSites.show(db, line.siteId)
    return {
      ...toItem(line),
      ...emptyPreview,
      coordinates: around?.coordinates ?? null,
      site: around?.site ?? null,
      photo: photo ?? null,
      similar,
      authorId: line.uploaderId,
    }
  },

  decide: async (tx, id, verdict) => {
    const photo = await openPhoto(tx, id)
    if (photo?.approvalStatus !== 'pending' || photo.state !== 'ready') return undefined
    const { columns, before } = judge(photo, verdict, 'photo')
    const [line] = await findPhotoLines(tx, [id])
    await writePhoto(tx, id, columns)
    if (verdict.outcome === 'approved') await choosePictures(tx, photo.siteId)
    const title = titleOf({ caption: photo.caption, siteName: line?.siteName ?? null })
    return { title, authorId: photo.uploaderId, before }
  },

  revert: async (tx, id, decided) => {
    const photo = await openPhoto(tx, id)
    const columns = unjudge(photo, decided)
    if (!photo || !columns) return false
    await writePhoto(tx, id, columns)
    if (decided.outcome === 'approved') await choosePictures(tx, photo.siteId)
    return true
  },

  news: async (db, id, { title, authorId, outcome, reason }) => {
    const [line] = await findPhotoLines(db, [id])
    if (!line || authorId === null) return []
    const isHidden = line.siteId !== null && line.siteStatus !== 'approved'
    const seen = isHidden ? 'It is shown as soon as its site is public.' : 'Everybody can see it now.'
    const told =
      outcome === 'approved'
        ? ({ type: 'success', message: `Your photo “${title}” is approved. ${seen}` } as const)
        : ({
            type: 'warning',
            message: `Your photo “${title}” was not approved${because(reason)} You can change what it says and send it again.`,
          } as const)
    return [{ userId: authorId, ...told, link: photoPagePath(line) }]
  },
}
