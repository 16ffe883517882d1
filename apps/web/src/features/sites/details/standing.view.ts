import type { Site } from '@soundings/contract/sites'

/** Why a site is not public and what comes next, as its author or a moderator reads it; null for a public one. */
export const standingText = ({
  approvalStatus,
  isMySite,
}: Pick<Site, 'approvalStatus' | 'isMySite'>): { title: string; next: string } | null => {
  if (approvalStatus === 'approved') return null
  if (approvalStatus === 'rejected')
    return {
      title: 'A moderator didn’t approve this site.',
      next: isMySite
        ? 'Only you and moderators can see it. It will be reviewed again after you edit it.'
        : 'Only its author and moderators can see it.',
    }
  return {
    title: 'This site is awaiting review.',
    next: isMySite
      ? 'Until then, only you and moderators can see it. We’ll let you know the outcome.'
      : 'Until then, only its author and moderators can see it.',
  }
}
