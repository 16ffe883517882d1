import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { diveComputers, dives } from '#db/schema/dive-log.ts'

/** What a computer of somebody's dive recorded; undefined where there is no such dive or computer. */
export const findProfile = async (db: Db, ownerId: string, diveId: string, position: number) => {
  const [row] = await db
    .select({ samples: diveComputers.samples, events: diveComputers.events })
    .from(diveComputers)
    .innerJoin(dives, eq(dives.id, diveComputers.diveId))
    .where(
      and(eq(dives.ownerId, ownerId), eq(diveComputers.diveId, diveId), eq(diveComputers.position, position)),
    )
  return row
}

/** What the computers of some dives recorded, by dive in their order. */
export const findRecordings = async (db: Db, diveIds: string[]) => {
  const rows =
    diveIds.length === 0
      ? []
      : await db
          .select({
            id: diveComputers.id,
            diveId: diveComputers.diveId,
            samples: diveComputers.samples,
            events: diveComputers.events,
          })
          .from(diveComputers)
          .where(inArray(diveComputers.diveId, diveIds))
          .orderBy(asc(diveComputers.diveId), asc(diveComputers.position))
  return new Map(rows.map((row) => [row.id, row]))
}
