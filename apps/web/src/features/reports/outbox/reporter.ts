import { useState } from 'react'
import { personNow } from '#shared/session/person-now.ts'
import { useSession } from '#shared/session/session-store.ts'

/** Whose reports are written here, by id; null for a visitor. The server has the last word on all that is sent. */
export const reporterNow = personNow

/** The same for a screen, where a form stays its author's while the session has run out. */
export const useReporter = (): string | null => {
  const hasExpired = useSession((session) => session.hasExpired)
  // What the cookie says changes together with the session.
  useSession(({ user, isGuest, authChecked }) => `${user?.id} ${isGuest} ${authChecked}`)
  const id = reporterNow()
  const [last, setLast] = useState(id)
  if (id !== null && id !== last) setLast(id)
  if (id === null && !hasExpired && last !== null) setLast(null)
  return id ?? (hasExpired ? last : null)
}
