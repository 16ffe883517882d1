import {
  type Icon,
  IconLogin2,
  IconLogout,
  IconSettings,
  IconUserCheck,
  IconUserPlus,
} from '@tabler/icons-react'
import { signOut } from '#features/auth/index.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { displayName, useSession } from '#shared/session/session-store.ts'

export type AccountAction = { label: string; icon: Icon; act: () => void }

type Account = {
  kind: 'unknown' | 'visitor' | 'guest' | 'member'
  /** What somebody is called; nothing for a visitor. */
  name: string | null
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
const leave: AccountAction = { label: 'Sign Out', icon: IconLogout, act: () => void signOut() }

/** Who is here as the header says it, and what they can do about it. */
export const useAccount = (): Account => {
  const { user, isGuest, authChecked } = useSession()
  if (!authChecked) return { kind: 'unknown', name: null, actions: [] }
  if (user) {
    const actions = [...(user.handle === null ? [complete] : []), settings, leave]
    return { kind: 'member', name: user.handle ?? displayName(user), actions }
  }
  return isGuest
    ? { kind: 'guest', name: 'Guest Mode', actions: [signIn] }
    : { kind: 'visitor', name: null, actions: [logIn, signUp] }
}
