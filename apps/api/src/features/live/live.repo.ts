import type { Group } from '@soundings/contract/people'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { prepared } from '#db/prepared.ts'
import { sessions, users } from '#db/schema/people.ts'

const goingOn = prepared((db) =>
  db
    .select({ id: sessions.id, groups: users.groups })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.id} = any(${sql.placeholder('ids')}::uuid[])`,
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('sessions_going_on'),
)

/** Those of these sessions that go on, by id, with the groups of their person. */
export const findLiveSessions = async (db: Db, ids: string[], now: Date): Promise<Map<string, Group[]>> => {
  if (ids.length === 0) return new Map()
  const rows = await goingOn(db).execute({ ids, now })
  return new Map(rows.map(({ id, groups }) => [id, groups as Group[]]))
}
