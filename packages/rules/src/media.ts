import type { Photo } from '@soundings/contract/media'
import type { Access } from '@soundings/contract/route'
import type { ApprovalStatus } from '@soundings/contract/sites'
import { isEnough } from './people.ts'

/** How a person stands to a photo that they see. */
export type PhotoStanding = { level: Access; isOwn: boolean }

/** What moderators and admins contribute is approved at once; what others do waits for one of them. */
export const firstStatus = (level: Access): ApprovalStatus =>
  isEnough(level, 'moderator') ? 'approved' : 'pending'

/** Words about a photo are its uploader's. */
export const mayDescribe = ({ isOwn }: PhotoStanding): boolean => isOwn

/** Uploaders take away their own photos, moderators any. */
export const mayTakeAway = ({ level, isOwn }: PhotoStanding): boolean => isOwn || isEnough(level, 'moderator')

type Described = Pick<Photo, 'caption' | 'description' | 'tags' | 'diveSiteId'>

/** Whether two descriptions of a photo say something else. */
export const isOtherwise = (one: Described, other: Described): boolean =>
  one.caption !== other.caption ||
  one.description !== other.description ||
  one.diveSiteId !== other.diveSiteId ||
  one.tags.join('\n') !== other.tags.join('\n')

/**
 * A photo that was approved for one site stays there, so that nobody is shown it elsewhere unseen; one without a site
 * may get one, as it waits for review again.
 */
export const mayMove = (
  level: Access,
  { approvalStatus, diveSiteId }: Pick<Photo, 'approvalStatus' | 'diveSiteId'>,
): boolean => isEnough(level, 'moderator') || approvalStatus !== 'approved' || diveSiteId === null
