import type { QueryClient } from '@tanstack/react-query'
import { askAgainAsMember, changePerson } from '#shared/api/person.ts'
import { deletedKey } from '#shared/device/deleted-key.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { readStored, writeStored } from '#shared/lib/stored.ts'
import { dropHint, hasHint } from '#shared/session/hint.ts'
import {
  exclusively,
  expiredMessage,
  guestKey,
  nobodyIsSignedIn,
  noteRenewal,
  renewedKey,
  setUser,
  useSession,
} from '#shared/session/session-store.ts'
import { keepAnswersFor } from './keep-answers.ts'

/** Who is signed in on this device. Its changes tell the other tabs to look again. */
const whoKey = 'soundings.who'

/** Not part of the first scripts: most visits never need them. */
const loadCalls = () => import('./auth.queries.ts')

/** What was typed into small forms leaves with its person, also where none of them was open on this page. */
const dropFormDrafts = () =>
  import('#shared/drafts/form-drafts.ts')
    .then(({ dropFormDrafts }) => dropFormDrafts())
    .catch(() => undefined)

const notifyError = async (message: string) => {
  const { toast } = await import('#shared/ui/toast.tsx')
  toast.error(message)
}

/** Removes what this device keeps for an account that is known to be deleted. What fails is done at the next start. */
const forgetTheDeleted = (): void => {
  if (readStored(deletedKey) === null) return
  import('#shared/device/deleted-accounts.ts')
    .then((parts) => parts.forgetTheDeleted())
    .catch(() => undefined)
}

/** Signs out. Whatever the server answers, nobody is signed in on this page any more. */
export const signOut = async (): Promise<void> => {
  const message = 'Sign out failed'
  const act = async () => {
    try {
      const { logOut } = await loadCalls()
      await logOut()
    } finally {
      dropHint()
      setUser(null)
      await dropFormDrafts()
    }
  }
  await exclusively(act, () => message).catch(() => notifyError(message))
}

/** Asks who is signed in, if anybody may be: a visitor's page makes no call that could only be refused. */
export const checkSession = async (): Promise<void> => {
  if (!hasHint()) return nobodyIsSignedIn()
  try {
    const { fetchMe } = await loadCalls()
    setUser(await fetchMe())
  } catch {
    if (!useSession.getState().user) nobodyIsSignedIn()
  }
}

/** Finds out who is here, and follows it from then on: in this tab, in the others, and in what is remembered. */
export const startSession = (queries: QueryClient): void => {
  const whoIs = () => {
    const { user } = useSession.getState()
    return user ? `${user.id} ${user.handle ?? ''}` : ''
  }

  useSession.subscribe((now, before) => {
    if (now.error === expiredMessage && before.error !== expiredMessage) void notifyError(expiredMessage)
    if (now.renewedAt !== before.renewedAt) askAgainAsMember(queries)
    if (!now.authChecked || (before.authChecked && now.user === before.user)) return
    // Without a connection it is not known who is here, only that it is still the same person.
    if (now.user || !hasHint()) keepAnswersFor(now.user?.id ?? '')
    if (now.user === null) forgetTheDeleted()
    if (whoIs() !== (readStored(whoKey) ?? '')) writeStored(whoKey, whoIs())
    // The first replies were already made for the person who is signed in.
    if (before.authChecked && now.user?.id !== before.user?.id)
      changePerson(queries, { wasSignedIn: before.user !== null })
  })

  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === whoKey && (newValue ?? '') !== whoIs()) void checkSession()
    if (key === renewedKey) noteRenewal(Number(newValue))
    if (key === guestKey && !useSession.getState().user) nobodyIsSignedIn()
  })

  // Who could not be asked for while there was no connection may be signed in after all.
  useConnection.subscribe(({ isOffline }) => {
    if (!isOffline && hasHint() && !useSession.getState().user) void checkSession()
  })

  forgetTheDeleted()
  void checkSession()
}
