import { forumTexts, type Incident } from '@soundings/contract/forum'
import type { Db } from '#db/client.ts'
import { type Talk, whyNotWriting } from '#db/talk-access.ts'
import { findPhotosSeen } from '#features/media/index.ts'
import { findSitesSeenBy } from '#features/sites/index.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import type { CategoryRow } from '../categories/categories.repo.ts'
import { noThread, wrong } from '../refusals.ts'

/** A post shows photos of whoever wrote it, also those that wait for review. */
export const checkPhotos = async (tx: Db, userId: string, photos: readonly string[]): Promise<void> => {
  const seen = await findPhotosSeen(tx, [...photos], { id: userId, isModerator: false })
  if (photos.some((id) => seen.get(id)?.uploadedBy !== userId)) throw wrong('photos', forumTexts.noPhoto)
}

/** A thread is about a site that everybody sees. */
export const checkSite = async (tx: Db, userId: string, siteId: string): Promise<void> => {
  const [site] = await findSitesSeenBy(tx, { id: userId, isEditor: false }, [siteId])
  if (site?.approvalStatus !== 'approved') throw wrong('siteId', forumTexts.noSite)
}

/** In a group its members write, as long as it is not archived or held; at an event those who are in. */
export const checkInTalk = async (tx: Db, person: Pick<Person, 'id'>, talk: Talk): Promise<void> => {
  switch (await whyNotWriting(tx, talk, person.id)) {
    case 'unseen':
      throw noThread()
    case 'not-in-group':
      throw new HttpError(403, forumTexts.joinFirst, { code: 'join-first' })
    case 'not-in-event':
      throw new HttpError(403, forumTexts.joinEventFirst, { code: 'join-first' })
    case 'archived':
      throw new HttpError(409, talk.eventId === null ? forumTexts.groupArchived : forumTexts.eventGone, {
        code: 'locked',
      })
  }
}

/** Only a near miss is told without a name, and with what a form asks; photos say whose they are. */
export const checkKind = (
  { kind }: CategoryRow,
  form: { isAnonymous: boolean; incident?: Incident | null; photos: readonly string[] },
): void => {
  if (form.isAnonymous && form.photos.length > 0) throw wrong('photos', forumTexts.anonymousPhotos)
  if (kind === 'incident') return
  if (form.isAnonymous) throw wrong('isAnonymous', forumTexts.notIncident)
  if (form.incident) throw wrong('incident', forumTexts.notIncident)
}
