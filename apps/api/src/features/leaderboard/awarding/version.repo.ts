import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { serverKeys } from '#db/schema/people.ts'

const name = 'achievements'

/** By which definitions everybody was looked at last. */
export const readVersion = async (db: Db): Promise<string | undefined> => {
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.name, name))
  return row?.key.toString('utf8')
}

export const saveVersion = async (db: Db, version: string): Promise<void> => {
  const key = Buffer.from(version)
  await db
    .insert(serverKeys)
    .values({ name, key })
    .onConflictDoUpdate({ target: serverKeys.name, set: { key } })
}
