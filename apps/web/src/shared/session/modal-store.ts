import { create } from 'zustand'
import { isLoggedIn, useSession } from './session-store.ts'

/** `login` and `signup` are for people who are not signed in, `profile` completes the account of a new member. */
export type ModalName = 'login' | 'signup' | 'profile' | 'settings'

type Modals = {
  open: ModalName | null
  /** At which of its parts it opens, if somebody asked for one. */
  section: string | null
  /** Why somebody is asked to sign in, where it was something they did. */
  why: string | null
}

/** Which modal is open. */
export const useModals = create<Modals>()(() => ({ open: null, section: null, why: null }))

/** What is done once they have. */
let after: (() => void) | null = null

const isOpenTo = (name: ModalName, isMember: boolean) =>
  name === 'settings' || (name === 'profile') === isMember

/** Opens a modal in the place of any other; those for signing in are ignored when somebody is signed in. */
export const showModal = (name: ModalName, section: string | null = null): void => {
  if (isOpenTo(name, isLoggedIn(useSession.getState()))) useModals.setState({ open: name, section })
}

const forgetWhy = () => {
  after = null
  useModals.setState({ why: null })
}

/** Asks a visitor to sign in and says why; what they were about to do is done once they have, and forgotten if they don’t. */
export const askToSignIn = (why: string, then: () => void): void => {
  showModal('login')
  if (useModals.getState().open !== 'login') return
  useModals.setState({ why })
  after = then
}

export const closeModal = (): void => {
  forgetWhy()
  useModals.setState({ open: null })
}

// Whoever comes or leaves is done with what was open, as is who chooses to be a guest. A member without a handle still
// has a profile to complete.
useSession.subscribe((now, before) => {
  const isComplete = now.user?.handle !== null
  if (now.user?.handle && after) {
    // Whatever else follows from somebody's coming comes first.
    queueMicrotask(after)
    forgetWhy()
  }
  if (now.user?.id !== before.user?.id) useModals.setState({ open: isComplete ? null : 'profile' })
  else if (useModals.getState().open === 'profile' ? isComplete : now.isGuest && !before.isGuest) closeModal()
})
