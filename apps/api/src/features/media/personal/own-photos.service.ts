import type { Photo } from '@soundings/contract/media'
import type { Notification } from '@soundings/contract/notifications'
import { firstStatus, isOtherwise, mayDescribe, mayMove, mayTakeAway } from '@soundings/rules/media'
import { levelOf } from '@soundings/rules/people'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import { choosePictures, mayShowSite } from '#features/sites/index.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import type { Person } from '#src/person.ts'
import { Refusal } from '#src/refusal.ts'
import type { World } from '#src/world.ts'
import { openPhoto } from '../open-photo.ts'
import { removeFilesLater } from '../photo-files.ts'
import { findPhoto, type PhotoState, writePhoto } from '../photos.repo.ts'
import { noSuchPhoto, noSuchSite } from '../refusals.ts'
import { titleOf } from '../review/photo-lines.ts'
import { viewerOf } from '../viewer.ts'
import { deletePhotos } from './own-photos.repo.ts'

/** What other features do when a photo ends. */
export type PhotoEndDoors = {
  /** Tells one person something, when the transaction commits. */
  tell: (tx: Db, userId: string, told: Pick<Notification, 'type' | 'message' | 'link'>) => Promise<void>
  /** Closes what people object to in a photo; answers who did. */
  closeFlags: (tx: Db, photoId: string) => Promise<string[]>
}

/** What a person says of a photo; what is left out stays. */
type Words = { [K in 'caption' | 'description' | 'tags' | 'diveSiteId']?: Photo[K] | undefined }

type Opened = { row: PhotoState; photo: Photo; isOwn: boolean }

/** What its uploader does with a photo, and a moderator who takes one away. */
export const ownPhotosService = (
  { db, clock, jobs }: Pick<World, 'db' | 'clock' | 'jobs'>,
  { tell, closeFlags }: PhotoEndDoors,
) => {
  const open = async (tx: Db, person: Person, photoId: string): Promise<Opened> => {
    const row = await openPhoto(tx, photoId)
    const photo = row && (await findPhoto(tx, photoId, viewerOf(person)))
    if (!row || !photo) throw noSuchPhoto()
    return { row, photo, isOwn: row.uploaderId === person.id }
  }

  const tellEnd = async (tx: Db, person: Person, { row, photo, isOwn }: Opened) => {
    const title = `“${titleOf({ caption: row.caption, siteName: photo.diveSite?.siteName ?? null })}”`
    const reporters = await closeFlags(tx, row.id)
    const thanks = `Thank you for your report: the photo ${title} is gone.`
    for (const userId of new Set(reporters))
      if (userId !== person.id) await tell(tx, userId, { type: 'success', message: thanks, link: null })
    if (isOwn) return
    if (row.uploaderId !== null)
      await tell(tx, row.uploaderId, {
        type: 'warning',
        message: `A moderator took your photo ${title} away.`,
        link: null,
      })
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
          throw new Refusal(403, 'Only who added a photo may change what it says', { code: 'not-allowed' })
        const { caption, description, tags, siteId } = row
        const before = { caption, description, tags, diveSiteId: siteId }
        const after = {
          caption: (words.caption === undefined ? caption : words.caption) || null,
          description: (words.description === undefined ? description : words.description) || null,
          tags: words.tags === undefined ? tags : [...new Set(words.tags)],
          diveSiteId: words.diveSiteId === undefined ? siteId : words.diveSiteId,
        }
        if (!isOtherwise(before, after)) return photo
        const isMoved = after.diveSiteId !== siteId
        if (isMoved && !mayMove(level, { approvalStatus: photo.approvalStatus, diveSiteId: siteId }))
          throw new Refusal(409, 'This photo is public already, so it stays at its site', {
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
          throw new Refusal(403, 'Only who added a photo may take it away', { code: 'not-allowed' })
        await deletePhotos(tx, [row.id])
        await choosePictures(tx, row.siteId)
        await removeFilesLater(tx, jobs, [{ id: row.id, key: row.key }])
        await tellEnd(tx, person, opened)
        return { success: true }
      }),
  }
}
