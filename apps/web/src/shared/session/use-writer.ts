import { personNow } from './person-now.ts'
import { useSession } from './session-store.ts'

/** Who was here last: whom the server signed out goes on writing, also where a form comes to the screen anew. */
let last: string | null = null

/** Whose things are written, by id; null for a visitor. */
const writerNow = (): string | null => {
  const { hasExpired } = useSession.getState()
  const id = personNow()
  if (id !== null || !hasExpired) last = id
  return last
}
useSession.subscribe(writerNow)

/**
 * Whose reports, dives and messages are written here, by id; null for a visitor. A form stays its author's while the
 * session has run out, and the server has the last word on all that is sent.
 */
export const useWriter = (): string | null => {
  // What the cookie says changes together with the session.
  useSession(
    ({ user, isGuest, authChecked, hasExpired }) => `${user?.id} ${isGuest} ${authChecked} ${hasExpired}`,
  )
  return writerNow()
}
