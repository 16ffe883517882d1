import { and, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { diveLogs, dives } from '#db/schema/dive-log.ts'
import { peopleCards } from '#db/schema/profiles.ts'

/** What lists show of these people beyond their names. */
export const findCards = async (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: peopleCards.userId,
      photos: peopleCards.photos,
      certifications: peopleCards.certifications,
      isInstructor: peopleCards.isInstructor,
    })
    .from(peopleCards)
    .where(inArray(peopleCards.userId, [...ids]))
export type Card = Awaited<ReturnType<typeof findCards>>[number]

/** How many dives these people made, those before their logs too: as last counted, where the log is the same since. */
export const countDives = async (db: Db, ids: readonly string[]): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map()
  const logged = sql`(select count(*) from ${dives} where ${dives.ownerId} = ${diveLogs.ownerId} and ${dives.deletedAt} is null)`
  const rows = await db
    .select({
      id: diveLogs.ownerId,
      n: sql<number>`(case when ${diveLogs.countedRevision} = ${diveLogs.revision}
        then (${diveLogs.statistics} ->> 'totalDives')::int else ${diveLogs.startingDives} + ${logged} end)::int`,
    })
    .from(diveLogs)
    .where(and(inArray(diveLogs.ownerId, [...ids])))
  return new Map(rows.map(({ id, n }) => [id, n]))
}
