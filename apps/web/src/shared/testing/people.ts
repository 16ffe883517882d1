import type { Me } from '@soundings/contract/auth'
import { useModals } from '#shared/session/modal-store.ts'
import { useSession } from '#shared/session/session-store.ts'

/** Somebody who is signed in. */
export const buildMe = (known: Partial<Me> = {}): Me => ({
  id: '018f0000-0000-7000-8000-000000000001',
  email: 'mara@example.org',
  firstName: 'Mara',
  lastName: 'Lindqvist',
  fullName: 'Mara Lindqvist',
  handle: 'mara_l',
  country: 'Egypt',
  bio: null,
  avatarUrl: null,
  groups: [],
  createdAt: '2026-11-01T10:00:00Z',
  ...known,
})

/** A page on which nobody has arrived yet. */
export const resetSession = (): void => {
  useSession.setState({
    user: null,
    isGuest: false,
    loading: false,
    error: null,
    hasExpired: false,
    authChecked: false,
    renewedAt: 0,
  })
  useModals.setState({ open: null })
  leaveHint(false)
}

/** The word of the server that somebody is signed in, or that nobody is. */
export const leaveHint = (isThere: boolean): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server leaves it
  document.cookie = isThere ? 'soundings_member=1; path=/' : 'soundings_member=; max-age=-1; path=/'
}
