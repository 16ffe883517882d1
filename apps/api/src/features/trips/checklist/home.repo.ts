import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/people.ts'

/** The country that somebody says they live in. */
export const findHomeCountry = async (db: Db, userId: string): Promise<string | null> => {
  const [row] = await db.select({ country: users.country }).from(users).where(eq(users.id, userId))
  return row?.country ?? null
}
