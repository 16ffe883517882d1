import { isEnough, levelOf } from '@soundings/rules/people'
import {
  type Icon,
  IconChecklist,
  IconLogin2,
  IconLogout,
  IconRefresh,
  IconSettings,
  IconUserCheck,
  IconUserPlus,
  IconVectorTriangle,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { signOut } from '#features/auth/index.ts'
import { refreshFeatured } from '#features/featured/index.ts'
import { PendingCount } from '#features/moderation/index.ts'
import { leaveWithReports } from '#features/reports/index.ts'
import { openEmbeddings } from '#features/search/index.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { displayName, useSession } from '#shared/session/session-store.ts'

export type AccountAction = { label: string; icon: Icon; act: () => void }

/** A page that is there for some people only. */
export type AccountPlace = {
  label: string
  icon: Icon
  to: '/moderator/report'
  /** How much waits there. */
  Badge: ComponentType
}

type Account = {
  kind: 'unknown' | 'visitor' | 'guest' | 'member'
  /** What somebody is called; nothing for a visitor. */
  name: string | null
  places: AccountPlace[]
  actions: AccountAction[]
}

const logIn: AccountAction = { label: 'Log In', icon: IconLogin2, act: () => showModal('login') }
const signIn: AccountAction = { ...logIn, label: 'Sign In' }
const signUp: AccountAction = { label: 'Sign Up', icon: IconUserPlus, act: () => showModal('signup') }
const complete: AccountAction = {
  label: 'Complete Profile',
  icon: IconUserCheck,
  act: () => showModal('profile'),
}
const settings: AccountAction = { label: 'Settings', icon: IconSettings, act: () => showModal('settings') }
const embeddings: AccountAction = {
  label: 'Calculate Embeddings',
  icon: IconVectorTriangle,
  act: openEmbeddings,
}
const leave: AccountAction = {
  label: 'Sign Out',
  icon: IconLogout,
  act: () => leaveWithReports(() => void signOut()),
}

const review: AccountPlace = {
  label: 'Report Submissions',
  icon: IconChecklist,
  to: '/moderator/report',
  Badge: PendingCount,
}

/** Who is here as the header says it, and what they can do about it. */
export const useAccount = (): Account => {
  const { user, isGuest, authChecked } = useSession()
  const queries = useQueryClient()
  if (!authChecked) return { kind: 'unknown', name: null, places: [], actions: [] }
  if (user) {
    const level = levelOf(user.groups)
    const refresh: AccountAction = {
      label: 'Refresh Featured Sites',
      icon: IconRefresh,
      act: () => void refreshFeatured(queries),
    }
    const actions = [
      ...(user.handle === null ? [complete] : []),
      settings,
      ...(isEnough(level, 'admin') ? [refresh, embeddings] : []),
      leave,
    ]
    const places = isEnough(level, 'moderator') ? [review] : []
    return { kind: 'member', name: user.handle ?? displayName(user), places, actions }
  }
  return isGuest
    ? { kind: 'guest', name: 'Guest Mode', places: [], actions: [signIn] }
    : { kind: 'visitor', name: null, places: [], actions: [logIn, signUp] }
}
