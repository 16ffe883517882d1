import type { Group } from '@soundings/contract/people'
import { isEnough, levelOf } from '@soundings/rules/people'
import { redirect } from '@tanstack/react-router'
import { showModal } from '#shared/session/modal-store.ts'
import { sessionChecked } from '#shared/session/session-store.ts'

/** What the router says about a visit: `preload` when somebody only reaches for the link. */
type Visit = { preload: boolean }

const home = () => redirect({ to: '/', replace: true })

/** For `beforeLoad`: sends people who are not signed in to the home page, where they can log in. */
export const requireMember = async ({ preload }: Visit) => {
  const { user } = await sessionChecked()
  if (user) return user
  if (!preload) showModal('login')
  throw home()
}

/** For `beforeLoad`: as `requireMember`, and members who are not in the group, or above it, are led home as well. */
export const requireGroup =
  (group: Group) =>
  async (visit: Visit): Promise<void> => {
    const { groups } = await requireMember(visit)
    if (!isEnough(levelOf(groups), group)) throw home()
  }
