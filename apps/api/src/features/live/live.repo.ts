import type { Group } from '@soundings/contract/people'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sessions, users } from '#db/schema/people.ts'

/** Those of these sessions that go on, by id, with the groups of their person. */
export const findLiveSessions = async (db: Db, ids: string[], now: Date): Promise<Map<string, Group[]>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: sessions.id, groups: users.groups })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, ids), gt(sessions.expiresAt, now)))
  return new Map(rows.map(({ id, groups }) => [id, groups as Group[]]))
}
