import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { serverKeys } from '#db/schema/people.ts'

const name = 'cognito sign-ups'

/** Made at its first use; of several instances at once, all read the same. */
const readKey = async (db: Db): Promise<Buffer> => {
  await db
    .insert(serverKeys)
    .values({ name, key: randomBytes(32) })
    .onConflictDoNothing()
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.name, name))
  if (!row) throw new Error('A key was neither made nor found')
  return row.key
}

/**
 * What the pool holds as the password of an address until that is proved: the same at each sign-up with the address,
 * known to no person, and good enough for every policy. It is not kept, so that nothing is of who never came back.
 */
export const unclaimedPassword = async (db: Db, email: string): Promise<string> =>
  `Aa1!${createHmac('sha256', await readKey(db))
    .update(email)
    .digest('base64url')}`
