import type { Site } from '@soundings/contract/sites'

/** Why a site is not public and what comes next, as its author or a moderator reads it; null for a public one. */
export const standingText = ({
  approvalStatus,
  isMySite,
}: Pick<Site, 'approvalStatus' | 'isMySite'>): { title: string; next: string } | null => {
  if (approvalStatus === 'approved') return null
  if (approvalStatus === 'rejected')
    return {
      title: 'A moderator did not approve this site.',
      next: isMySite
        ? 'Only you and the moderators see it. Once you have changed it, it is looked at again.'
        : 'Only its author and the moderators see it.',
    }
  return {
    title: 'This site waits for a moderator to look at it.',
    next: isMySite
      ? 'Until then only you and the moderators see it. You will be told what they decide.'
      : 'Until then only its author and the moderators see it.',
  }
}
