import { useState } from 'react'
import { useSession } from '#shared/session/session-store.ts'

/**
 * Whose form this is. When the server ends a session, the form stays its person's until they are back, so that nothing
 * typed is lost, however often they try to log in; signing out, or continuing as a guest, takes it off the screen.
 */
export const useOwner = (): string | null => {
  const id = useSession(({ user }) => user?.id ?? null)
  const hasExpired = useSession((session) => session.hasExpired)
  const [last, setLast] = useState(id)
  if (id !== null && id !== last) setLast(id)
  if (id === null && !hasExpired && last !== null) setLast(null)
  return id ?? (hasExpired ? last : null)
}
