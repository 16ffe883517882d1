import { createHmac, timingSafeEqual } from 'node:crypto'
import { Uuid } from '@soundings/contract/common'
import type { Db } from '#db/client.ts'
import { readServerKey } from '#db/server-keys.ts'

/** Mails of one group, all digests, all mails of one notification each, or what an undo puts back. */
export type UnsubscribeScope = `group:${string}` | 'digest' | 'each' | `undo:${string}`

const isScope = (scope: string): scope is UnsubscribeScope =>
  scope === 'digest' || scope === 'each' || scope.startsWith('group:') || scope.startsWith('undo:')

/** What a link in a mail may do without signing in: it names the person and what is switched, and only the server signs it. */
export const unsubscribeTokens = (db: Db) => {
  let key: Promise<Buffer> | undefined
  const sign = async (what: string) => {
    key ??= readServerKey(db, 'unsubscribe')
    return createHmac('sha256', await key)
      .update(what)
      .digest()
  }
  return {
    make: async (userId: string, scope: UnsubscribeScope): Promise<string> =>
      `${userId}~${scope}~${(await sign(`${userId}~${scope}`)).toString('base64url')}`,

    /** Whose mails a token switches, and which; undefined where nobody here signed it. */
    read: async (token: string): Promise<{ userId: string; scope: UnsubscribeScope } | undefined> => {
      const [userId = '', scope = '', mac = '', ...rest] = token.split('~')
      if (rest.length > 0 || !Uuid.safeParse(userId).success || !isScope(scope)) return undefined
      const [right, given] = [await sign(`${userId}~${scope}`), Buffer.from(mac, 'base64url')]
      return given.length === right.length && timingSafeEqual(given, right) ? { userId, scope } : undefined
    },
  }
}
