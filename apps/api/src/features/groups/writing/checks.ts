import { groupTexts } from '@soundings/contract/groups'
import type { Db } from '#db/client.ts'
import { findPhotosSeen } from '#features/media/index.ts'
import { findSitesSeenBy } from '#features/sites/index.ts'
import { wrong } from '../refusals.ts'

/** A group shows a photo of whoever chose it, once everybody may see that. */
export const checkAvatar = async (tx: Db, userId: string, photoId: string | null): Promise<void> => {
  if (photoId === null) return
  const photo = (await findPhotosSeen(tx, [photoId], { id: userId, isModerator: false })).get(photoId)
  // A private photo is for its owner alone.
  if (photo?.uploadedBy !== userId || photo.approvalStatus === 'private')
    throw wrong('avatarPhotoId', groupTexts.noPhoto)
}

/** Its home sites are sites that everybody sees. */
export const checkHomeSites = async (tx: Db, userId: string, siteIds: readonly string[]): Promise<void> => {
  const asked = [...new Set(siteIds)]
  if (asked.length === 0) return
  const found = await findSitesSeenBy(tx, { id: userId, isEditor: false }, asked)
  const approved = found.filter(({ approvalStatus }) => approvalStatus === 'approved')
  if (approved.length < asked.length) throw wrong('homeSites', groupTexts.noSite)
}
