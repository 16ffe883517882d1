import { and, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { dives } from '#db/schema/dive-log.ts'

/** Which of these dives of a file are in a log already: under their own id, or read from a file before. */
export const findKnown = async (db: Db, ownerId: string, ids: string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ id: dives.id, clientKey: dives.clientKey })
    .from(dives)
    .where(and(eq(dives.ownerId, ownerId), or(inArray(dives.id, ids), inArray(dives.clientKey, ids))))
  return new Set(rows.flatMap(({ id, clientKey }) => [id, clientKey ?? id]))
}
