import { useState } from 'react'
import { useConnection } from '#shared/lib/connection.ts'
import { knownPerson } from '#shared/session/known-person.ts'
import { useSession } from '#shared/session/session-store.ts'

/**
 * Whose form or page this is. When the server ends a session, it stays its person's until they are back, so that nothing
 * typed is lost, however often they try to log in; signing out, or continuing as a guest, takes it off the screen. Without
 * a connection nobody can be asked for: it is the one's for whom this device keeps answers, also while it is asked again.
 */
export const useOwner = (): string | null => {
  const id = useSession(({ user }) => user?.id ?? null)
  const hasExpired = useSession((session) => session.hasExpired)
  const isUnknown = useSession(
    (session) => session.authChecked && !session.user && !session.isGuest && !session.hasExpired,
  )
  const isOffline = useConnection((connection) => connection.isOffline)
  const [wasOffline, setWasOffline] = useState(isOffline)
  if (isOffline && !wasOffline) setWasOffline(true)
  const here = id ?? (isUnknown && (isOffline || wasOffline) ? knownPerson() : null)
  const [last, setLast] = useState(here)
  if (here !== null && here !== last) setLast(here)
  if (here === null && !hasExpired && last !== null) setLast(null)
  return here ?? (hasExpired ? last : null)
}
