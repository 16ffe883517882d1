import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { dives } from '#db/schema/dive-log.ts'
import { type DiveRow, inLogOf, selectDives } from '../dives.repo.ts'

/** The next dives of a log after one, the oldest first. */
export const listAfter = (
  db: Db,
  ownerId: string,
  { after, limit, withTrash }: { after: DiveRow | undefined; limit: number; withTrash: boolean },
): Promise<DiveRow[]> => {
  const past =
    after &&
    sql`(${dives.startsAt}, ${dives.id}) > (${after.dive.startsAt}::timestamp, ${after.dive.id}::uuid)`
  return selectDives(db)
    .where(and(withTrash ? eq(dives.ownerId, ownerId) : inLogOf(ownerId), past))
    .orderBy(asc(dives.startsAt), asc(dives.id))
    .limit(limit)
}

/** A log piece by piece: it is never whole in memory, nor holds the database while it is slowly fetched. */
export async function* piecesOf(
  db: Db,
  ownerId: string,
  { limit, withTrash }: { limit: number; withTrash: boolean },
): AsyncGenerator<DiveRow[]> {
  for (let after: DiveRow | undefined; ; ) {
    const rows = await listAfter(db, ownerId, { after, limit, withTrash })
    if (rows.length > 0) yield rows
    if (rows.length < limit) return
    after = rows.at(-1)
  }
}
