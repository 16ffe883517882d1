import { type Photo, photoTexts } from '@soundings/contract/media'
import { firstStatus, isOtherwise, mayDescribe, mayMove, mayTakeAway } from '@soundings/rules/media'
import { levelOf } from '@soundings/rules/people'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import { choosePictures, mayShowSite } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { refuseSilenced } from '#shared/refuse-silenced.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import { noSuchPhoto, noSuchSite } from '../errors.ts'
import { openPhoto } from '../open-photo.ts'
import { removeFilesLater } from '../photo-files.ts'
import { flaggedPhotoRemoved, photoRemoved } from '../photo-notifications.ts'
import { findPhoto, type PhotoState, writePhoto } from '../photos.repo.ts'
import { titleOf } from '../review/photo-lines.ts'
import { viewerOf } from '../viewer.ts'
import { deletePhotos } from './own-photos.repo.ts'

/** What other features do when a photo ends. */
export type PhotoEndNeeds = {
  notify: Notify
  /** Closes what people object to in a photo; answers who did. */
  closeFlags: (tx: Db, photoId: string) => Promise<string[]>
}

/** What a person says of a photo; what is left out stays. */
type Words = { [K in 'caption' | 'description' | 'tags' | 'diveSiteId']?: Photo[K] | undefined }

type Opened = { row: PhotoState; photo: Photo; isOwn: boolean }

/** What its uploader does with a photo, and a moderator who takes one away. */
export const ownPhotosService = (
  { db, clock, jobs }: Pick<Dependencies, 'db' | 'clock' | 'jobs'>,
  { notify, closeFlags }: PhotoEndNeeds,
) => {
  const open = async (tx: Db, person: Person, photoId: string): Promise<Opened> => {
    const row = await openPhoto(tx, photoId)
    const photo = row && (await findPhoto(tx, photoId, viewerOf(person)))
    if (!row || !photo) throw noSuchPhoto()
    return { row, photo, isOwn: row.uploaderId === person.id }
  }

  /** Nobody has to look at what only its owner sees; and it shows no site. */
  const changePrivate = async (
    tx: Db,
    person: Person,
    { id, version }: PhotoState,
    { diveSiteId, ...words }: Pick<Photo, 'caption' | 'description' | 'tags' | 'diveSiteId'>,
  ): Promise<Photo> => {
    if (diveSiteId !== null) throw new HttpError(409, photoTexts.privateSite, { field: 'diveSiteId' })
    await writePhoto(tx, id, { ...words, version: version + 1 })
    const changed = await findPhoto(tx, id, viewerOf(person))
    if (!changed) throw noSuchPhoto()
    return changed
  }

  const notifyOfEnd = async (tx: Db, person: Person, { row, photo, isOwn }: Opened) => {
    const title = titleOf({ caption: row.caption, siteName: photo.diveSite?.siteName ?? null })
    const reporters = await closeFlags(tx, row.id)
    for (const userId of new Set(reporters))
      if (userId !== person.id) await notify(tx, userId, flaggedPhotoRemoved(title))
    if (isOwn) return
    if (row.uploaderId !== null) await notify(tx, row.uploaderId, photoRemoved(title))
    await writeAudit(tx, {
      id: newId(),
      at: clock(),
      actorId: person.id,
      action: 'photo.remove',
      subjectType: 'photo',
      subjectId: row.id,
      details: { caption: row.caption, uploaderId: row.uploaderId, siteId: row.siteId },
    })
  }

  return {
    /** Whatever a member changes, a moderator looks at again; saying the same once more changes nothing. */
    change: async (person: Person, photoId: string, words: Words): Promise<Photo> => {
      const level = levelOf(person.groups)
      return inTransaction(db, async (tx) => {
        const { row, photo, isOwn } = await open(tx, person, photoId)
        if (!mayDescribe({ level, isOwn }))
          throw new HttpError(403, 'Only the person who added this photo can edit it', {
            code: 'not-allowed',
          })
        const { caption, description, tags, siteId } = row
        const before = { caption, description, tags, diveSiteId: siteId }
        const after = {
          caption: (words.caption === undefined ? caption : words.caption) || null,
          description: (words.description === undefined ? description : words.description) || null,
          tags: words.tags === undefined ? tags : [...new Set(words.tags)],
          diveSiteId: words.diveSiteId === undefined ? siteId : words.diveSiteId,
        }
        if (!isOtherwise(before, after)) return photo
        if (photo.approvalStatus === 'private') return changePrivate(tx, person, row, after)
        refuseSilenced(person)
        const isMoved = after.diveSiteId !== siteId
        if (isMoved && !mayMove(level, { approvalStatus: photo.approvalStatus, diveSiteId: siteId }))
          throw new HttpError(409, 'This photo is already public, so its site can’t be changed', {
            field: 'diveSiteId',
          })
        if (isMoved && after.diveSiteId !== null && !(await mayShowSite(tx, person, after.diveSiteId)))
          throw noSuchSite()
        const status = row.approvalStatus === 'approved' ? firstStatus(level) : 'pending'
        await writePhoto(tx, row.id, {
          caption: after.caption,
          description: after.description,
          tags: after.tags,
          siteId: after.diveSiteId,
          ...(isMoved && { cameFrom: null }),
          approvalStatus: status,
          ...(status === 'pending' && { rejectionReason: null }),
          ...(status !== row.approvalStatus && { submittedAt: clock() }),
          version: row.version + 1,
        })
        await choosePictures(tx, siteId)
        if (isMoved) await choosePictures(tx, after.diveSiteId)
        const changed = await findPhoto(tx, row.id, viewerOf(person))
        if (!changed) throw noSuchPhoto()
        return changed
      })
    },

    /** For good: its row now, its files once that is certain. */
    remove: (person: Person, photoId: string): Promise<{ success: true }> =>
      inTransaction(db, async (tx) => {
        const opened = await open(tx, person, photoId)
        const { row, isOwn } = opened
        if (!mayTakeAway({ level: levelOf(person.groups), isOwn }))
          throw new HttpError(403, 'Only the person who added this photo can delete it', {
            code: 'not-allowed',
          })
        await deletePhotos(tx, [row.id])
        await choosePictures(tx, row.siteId)
        await removeFilesLater(tx, jobs, [{ id: row.id, key: row.key }])
        await notifyOfEnd(tx, person, opened)
        return { success: true }
      }),
  }
}
