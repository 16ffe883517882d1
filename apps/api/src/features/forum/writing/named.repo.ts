import { and, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/people.ts'

/** The people with these usernames, in any case: their ids, by username in lower case. */
export const findByHandles = async (db: Db, handles: readonly string[]): Promise<Map<string, string>> => {
  if (handles.length === 0) return new Map()
  const folded = handles.map((handle) => handle.toLowerCase())
  const rows = await db
    .select({ id: users.id, handle: sql<string>`lower(${users.handle})` })
    .from(users)
    .where(and(sql`lower(${users.handle}) = any(${sql.param(folded)}::text[])`, isNull(users.deletedAt)))
  return new Map(rows.map(({ id, handle }) => [handle, id]))
}
