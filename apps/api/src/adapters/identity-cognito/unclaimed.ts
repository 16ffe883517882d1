import { createHmac } from 'node:crypto'
import type { Db } from '#db/client.ts'
import { readServerKey } from '#db/server-keys.ts'

/**
 * What the pool holds as the password of an address until that is proved: the same at each sign-up with the address,
 * known to no person, and good enough for every policy. It is not kept, so that nothing is of who never came back.
 */
export const unclaimedPassword = async (db: Db, email: string): Promise<string> =>
  `Aa1!${createHmac('sha256', await readServerKey(db, 'cognito sign-ups'))
    .update(email)
    .digest('base64url')}`
