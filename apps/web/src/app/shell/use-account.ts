import type { Group } from '@soundings/contract/people'
import { isEnough, levelOf } from '@soundings/rules/people'
import {
  type Icon,
  IconLogin2,
  IconLogout,
  IconSettings,
  IconUserCheck,
  IconUserPlus,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { signOut } from '#features/auth/index.ts'
import type { AccountPlace } from '#shared/feature.ts'
import { askBeforeLeaving } from '#shared/outbox/outbox-mark.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { displayName, useSession } from '#shared/session/session-store.ts'
import { features } from '../app-features.ts'

export type AccountAction = { label: string; icon: Icon; act: () => void }

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
const leave: AccountAction = {
  label: 'Sign Out',
  icon: IconLogout,
  act: () => askBeforeLeaving(() => void signOut()),
}

/** Who is here as the header says it, and what they can do about it. */
export const useAccount = (): Account => {
  const { user, isGuest, authChecked } = useSession()
  const queries = useQueryClient()
  if (!authChecked) return { kind: 'unknown', name: null, places: [], actions: [] }
  if (user) {
    const level = levelOf(user.groups)
    const isOpen = ({ group }: { group?: Group }) => group === undefined || isEnough(level, group)
    const special = features.flatMap(({ accountActions }) => accountActions).filter(isOpen)
    const actions = [
      ...(user.handle === null ? [complete] : []),
      settings,
      ...special.map((action) => ({ ...action, act: () => action.act(queries) })),
      leave,
    ]
    const places = features.flatMap(({ accountPlaces }) => accountPlaces).filter(isOpen)
    return { kind: 'member', name: user.handle ?? displayName(user), places, actions }
  }
  return isGuest
    ? { kind: 'guest', name: 'Guest Mode', places: [], actions: [signIn] }
    : { kind: 'visitor', name: null, places: [], actions: [logIn, signUp] }
}
