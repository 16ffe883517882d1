import type { Me } from '@soundings/contract/auth'
import { create } from 'zustand'
import { readStored, writeStored } from '#shared/lib/stored.ts'
import { hasHint } from './hint.ts'

export const guestKey = 'soundings.guest'

/** When a tab of this browser last got new tokens, in milliseconds since 1970. */
export const renewedKey = 'soundings.session-renewed'

export const expiredMessage = 'Authentication expired. Please login again.'

type Session = {
  user: Me | null
  /** Somebody who chose on this device to look around without an account; to the server a visitor. */
  isGuest: boolean
  /** Whether a sign-in or a sign-out is under way. */
  loading: boolean
  error: string | null
  /** Whether the server ended the session of who was here, and nobody came or left since. */
  hasExpired: boolean
  /** Whether it is known by now who is here. */
  authChecked: boolean
  /** When this tab last heard of new tokens, in milliseconds since 1970; 0 when it never did. */
  renewedAt: number
}

const isStoredGuest = () => readStored(guestKey) === 'true'

/** Who is here. */
export const useSession = create<Session>()(() => ({
  user: null,
  isGuest: isStoredGuest(),
  loading: false,
  error: null,
  hasExpired: false,
  authChecked: false,
  renewedAt: 0,
}))

const { getState, setState } = useSession

const keepGuest = (isGuest: boolean): void => {
  if (isStoredGuest() !== isGuest) writeStored(guestKey, String(isGuest))
}

/** Somebody is signed in, or nobody any more; that ends being a guest, too. */
export const setUser = (user: Me | null): void => {
  keepGuest(false)
  setState({ user, isGuest: false, hasExpired: false, authChecked: true, ...(user && { error: null }) })
}

/** Looking around without an account. */
export const enterGuestMode = (): void => {
  keepGuest(true)
  setState({ user: null, isGuest: true, hasExpired: false, authChecked: true, error: null })
}

/** It was asked who is here, and nobody is signed in; a guest stays one. */
export const nobodyIsSignedIn = (): void => {
  const isGuest = isStoredGuest()
  setState({ user: null, isGuest, hasExpired: getState().hasExpired && !isGuest, authChecked: true })
}

/** The server ended the session: says why nobody is signed in any more. */
export const expireSession = (): void => {
  keepGuest(false)
  setState({ user: null, isGuest: false, hasExpired: true, authChecked: true, error: expiredMessage })
}

/** This tab, or another one, got new tokens. */
export const noteRenewal = (renewedAt: number): void => setState({ renewedAt })

/**
 * Runs a sign-in or a sign-out; while one is under way, others are ignored and answer undefined. What went wrong is
 * kept in the words that `say` finds, and thrown.
 */
export const exclusively = async <Result>(
  act: () => Promise<Result>,
  say: (error: unknown) => string,
): Promise<Result | undefined> => {
  if (getState().loading) return undefined
  setState({ loading: true, error: null })
  try {
    return await act()
  } catch (error) {
    setState({ error: say(error) })
    throw error
  } finally {
    setState({ loading: false })
  }
}

/** Whether there may be a session, as far as this page knows. */
export const isSessionBelieved = (): boolean => hasHint() || getState().user !== null

/** Whether somebody is signed in, who is never a guest; also as a selector, `useSession(isLoggedIn)`. */
export const isLoggedIn = ({ user, isGuest }: Pick<Session, 'user' | 'isGuest'>): boolean =>
  user !== null && !isGuest

/** What a person is called: by their full name, else their handle. */
export const displayName = (user: Pick<Me, 'fullName' | 'handle'> | null): string =>
  user ? user.fullName || user.handle || 'User' : 'Guest'

/** Resolves once it is known who is here. */
export const sessionChecked = (): Promise<Session> =>
  new Promise((resolve) => {
    const now = getState()
    if (now.authChecked) return resolve(now)
    const stop = useSession.subscribe((next) => {
      if (!next.authChecked) return
      stop()
      resolve(next)
    })
  })
