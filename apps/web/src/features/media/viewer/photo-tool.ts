import type { Photo } from '@soundings/contract/media'
import { isEnough, levelOf } from '@soundings/rules/people'
import { useSession } from '#shared/session/session-store.ts'

/** What can be done about a photo. */
export type PhotoTool = 'edit' | 'flag' | 'remove'

/** What the current user may do about a photo: edit or delete their own, report another one; moderators may delete any. */
export const usePhotoTools = (photo: Photo | null): PhotoTool[] => {
  const user = useSession((session) => session.user)
  if (!user || !photo) return []
  const isOwn = photo.uploadedBy === user.id
  const isModerator = isEnough(levelOf(user.groups), 'moderator')
  return [
    ...(isOwn && photo.state === 'ready' ? (['edit'] as const) : []),
    ...(!isOwn && photo.approvalStatus === 'approved' ? (['flag'] as const) : []),
    ...(isOwn || isModerator ? (['remove'] as const) : []),
  ]
}
