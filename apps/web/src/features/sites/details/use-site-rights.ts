import type { Site } from '@soundings/contract/sites'
import { levelOf } from '@soundings/rules/people'
import { mayEdit, mayPropose } from '@soundings/rules/site-rights'
import { useSession } from '#shared/session/session-store.ts'

/** What the current user may do about the facts of a site: edit them, propose a change, or neither. */
export const useSiteRights = (site: Site): 'edit' | 'propose' | 'none' => {
  const user = useSession((session) => session.user)
  const level = user ? levelOf(user.groups) : 'public'
  const standing = { level, isOwn: site.isMySite, status: site.approvalStatus } as const
  if (mayEdit(standing)) return 'edit'
  return mayPropose(standing) ? 'propose' : 'none'
}
