import type { Thread } from '@soundings/contract/forum'
import { useConnection } from '#shared/lib/connection.ts'
import { useSession } from '#shared/session/session-store.ts'

/**
 * Whether a reply can be posted, as far as this page knows. Without a connection, and to whom the server signed out, what
 * it says of a visitor says nothing.
 */
export const useMayReply = ({ may, isLocked }: Pick<Thread, 'may' | 'isLocked'>): boolean => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const hasExpired = useSession((session) => session.hasExpired)
  return may.reply || (!isLocked && (isOffline || hasExpired))
}
