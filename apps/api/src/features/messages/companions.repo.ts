import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { goToOneEvent } from '#db/event-access.ts'
import { shareGroup } from '#db/group-access.ts'
import { onOneTrip } from '#db/trip-access.ts'

/** Those of these people who are in a group with somebody that is not open, or go to an event or on a trip with them that ends later. */
export const findCompanions = async (
  db: Db,
  userId: string,
  otherIds: readonly string[],
  endsAfter: Date,
): Promise<Set<string>> => {
  if (otherIds.length === 0) return new Set()
  const other = sql`asked.id`
  const { rows } = await db.execute<{ id: string }>(sql`
    select asked.id from unnest(${sql.param([...otherIds])}::uuid[]) as asked(id)
    where ${shareGroup(userId, other)} or ${goToOneEvent(userId, other, endsAfter)}
      or ${onOneTrip(userId, other, endsAfter.toISOString().slice(0, 10))}`)
  return new Set(rows.map(({ id }) => id))
}
