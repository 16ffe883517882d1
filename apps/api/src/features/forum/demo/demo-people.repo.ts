import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/people.ts'

/** The example people of the list of members with these handles: their ids, by handle. */
export const findExamplePeople = async (db: Db, handles: readonly string[]): Promise<Map<string, string>> => {
  const rows = await db
    .select({ id: users.id, handle: users.handle })
    .from(users)
    .where(and(eq(users.provider, 'example'), inArray(users.handle, [...handles])))
  return new Map(rows.flatMap(({ id, handle }) => (handle === null ? [] : [[handle, id] as const])))
}
