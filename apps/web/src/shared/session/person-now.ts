import { knownPerson } from './known-person.ts'
import { useSession } from './session-store.ts'

/**
 * Whose things on this device are shown, by id: of who is signed in; without a connection to ask through, of who was
 * the last time. Null for a visitor.
 */
export const personNow = (): string | null => {
  const { user, isGuest, hasExpired } = useSession.getState()
  return user?.id ?? (isGuest || hasExpired ? null : knownPerson())
}
