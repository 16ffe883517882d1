import { create } from 'zustand'
import { isLoggedIn, useSession } from './session-store.ts'

/** `login` and `signup` are for people who are not signed in, `profile` completes the account of a new member. */
export type ModalName = 'login' | 'signup' | 'profile' | 'settings'

type Modals = {
  open: ModalName | null
  /** At which of its parts it opens, if somebody asked for one. */
  section: string | null
}

/** Which modal is open. */
export const useModals = create<Modals>()(() => ({ open: null, section: null }))

const isOpenTo = (name: ModalName, isMember: boolean) =>
  name === 'settings' || (name === 'profile') === isMember

/** Opens a modal in the place of any other; those for signing in are ignored when somebody is signed in. */
export const showModal = (name: ModalName, section: string | null = null): void => {
  if (isOpenTo(name, isLoggedIn(useSession.getState()))) useModals.setState({ open: name, section })
}

export const closeModal = (): void => useModals.setState({ open: null })

// Whoever comes or leaves is done with what was open, as is who chooses to be a guest. A member without a handle still
// has a profile to complete.
useSession.subscribe((now, before) => {
  const isComplete = now.user?.handle !== null
  if (now.user?.id !== before.user?.id) useModals.setState({ open: isComplete ? null : 'profile' })
  else if (useModals.getState().open === 'profile' ? isComplete : now.isGuest && !before.isGuest) closeModal()
})
