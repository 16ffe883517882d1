import type { Photo } from '@soundings/contract/media'

type Named = Pick<Photo, 'caption' | 'diveSite' | 'uploaderHandle' | 'isIllustration'>

/** What a photo is called where a name is needed: its caption, else its site. */
export const photoName = ({ caption, diveSite, isIllustration }: Named): string =>
  caption ?? diveSite?.siteName ?? (isIllustration ? 'Illustration' : 'Photo')

/** What is said of a photo to who does not see it. Nobody shall take a drawn one for a real one. */
export const photoAlt = ({ caption, diveSite, uploaderHandle, isIllustration }: Named): string => {
  const kind = isIllustration ? 'Illustration' : 'Photo'
  if (caption !== null) return isIllustration ? `Illustration: ${caption}` : caption
  if (diveSite) return `${kind} of ${diveSite.siteName}`
  return uploaderHandle === null ? kind : `${kind} by ${uploaderHandle}`
}

type Standing = Pick<Photo, 'state' | 'approvalStatus'>

/** Why a photo is not everybody's, in a word or two; null for a published one. */
export const standingLabel = ({ state, approvalStatus }: Standing): string | null => {
  if (state === 'processing') return 'Processing'
  if (state === 'broken') return 'Can’t be displayed'
  if (approvalStatus === 'private') return 'Only you'
  if (approvalStatus === 'pending') return 'Awaiting review'
  return approvalStatus === 'rejected' ? 'Not approved' : null
}

/** The same in a sentence or two; null for a published one. */
export const standingText = (photo: Standing & Pick<Photo, 'problem' | 'rejectionReason'>): string | null => {
  if (photo.state === 'processing') return 'This photo is being processed. It will appear here automatically.'
  if (photo.state === 'broken') return photo.problem ?? 'This photo can’t be displayed.'
  if (photo.approvalStatus === 'private')
    return 'Only you can see this photo. If it belongs to a dive, a link to that dive can show it until you end the link.'
  if (photo.approvalStatus === 'pending')
    return 'This photo is awaiting review. Until it’s approved, only the uploader and moderators can see it.'
  if (photo.approvalStatus !== 'rejected') return null
  return photo.rejectionReason === null
    ? 'A moderator didn’t approve this photo.'
    : `A moderator didn’t approve this photo. ‘${photo.rejectionReason}’`
}

/** Width by height of a photo; unknown while it is being prepared, when it is taken for a usual one. */
export const ratioOf = ({ width, height }: Pick<Photo, 'width' | 'height'>): number =>
  width > 0 && height > 0 ? width / height : 3 / 2
