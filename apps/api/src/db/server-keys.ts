import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from './client.ts'
import { serverKeys } from './schema/people.ts'

/** A key that this installation made for itself at its first use; of several instances at once, all read the same. */
export const readServerKey = async (db: Db, name: string, make = () => randomBytes(32)): Promise<Buffer> => {
  const find = async () => (await db.select().from(serverKeys).where(eq(serverKeys.name, name)))[0]?.key
  const known = await find()
  if (known) return known
  await db.insert(serverKeys).values({ name, key: make() }).onConflictDoNothing()
  const made = await find()
  if (!made) throw new Error('A key was neither made nor found')
  return made
}
