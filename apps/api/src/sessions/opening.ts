import type { KnownSession } from './sessions.repo.ts'
import { isHashOf } from './tokens.ts'

/** So long, in milliseconds, the tokens before the newest are honoured: several tabs may have used them in the same instant. */
export const grace = 10_000

/** What opens a session, and whose it is. Hashes are text here: a small buffer holds on to the large one that it is a part of. */
export type Opening = Pick<KnownSession, 'id' | 'userId' | 'groups' | 'handle' | 'held'> & {
  hash: string
  until: number
  previousHash: string | undefined
  rotatedAt: number
}

export const toOpening = ({ id, userId, groups, handle, held, ...row }: KnownSession): Opening => ({
  id,
  userId,
  groups,
  handle,
  held,
  hash: row.accessHash.toString('base64url'),
  until: row.accessUntil.getTime(),
  previousHash: row.previousAccessHash?.toString('base64url'),
  rotatedAt: row.rotatedAt.getTime(),
})

/** Whether this secret opens the session now. */
export const opens = (session: Opening | undefined, secret: string, now: Date): session is Opening => {
  if (!session) return false
  const isHeldBy = (hash: string) => isHashOf(secret, Buffer.from(hash, 'base64url'))
  if (isHeldBy(session.hash)) return now.getTime() < session.until
  const { previousHash, rotatedAt } = session
  return previousHash !== undefined && isHeldBy(previousHash) && now.getTime() < rotatedAt + grace
}
