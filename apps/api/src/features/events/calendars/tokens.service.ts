import { createHash, randomBytes } from 'node:crypto'
import { personalCalendarPath } from '@soundings/contract/events-pages'
import type { Dependencies } from '#ports/dependencies.ts'
import { deleteToken, findByHash, findToken, markUsed, saveToken } from './tokens.repo.ts'

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
/** 128 bits. */
const bytes = 16
const isSecret = (text: string): boolean => /^[\w-]{22}$/.test(text)

/** The secret addresses of people’s calendars: told once, kept hashed, and another one on demand. */
export const tokensService = ({
  db,
  clock,
  origin,
}: Pick<Dependencies, 'db' | 'clock'> & { origin: string }) => ({
  find: async (userId: string): Promise<{ createdAt: string | null }> => ({
    createdAt: (await findToken(db, userId))?.createdAt.toISOString() ?? null,
  }),

  reset: async (userId: string): Promise<{ url: string }> => {
    const secret = randomBytes(bytes).toString('base64url')
    await saveToken(db, { userId, hash: hashOf(secret), at: clock() })
    return { url: `${origin}${personalCalendarPath(secret)}` }
  },

  forget: (userId: string): Promise<void> => deleteToken(db, userId),

  /** Whose calendar a secret opens. */
  open: async (secret: string): Promise<string | undefined> => {
    const userId = isSecret(secret) ? await findByHash(db, hashOf(secret)) : undefined
    if (userId !== undefined) await markUsed(db, userId, clock().toISOString().slice(0, 10))
    return userId
  },
})
export type Tokens = ReturnType<typeof tokensService>
