import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { photos } from '#db/schema/media.ts'

/** Which of these illustrations have been added, by what their uploads are called. */
export const findAdded = async (db: Db, clientKeys: string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ clientKey: photos.clientKey })
    .from(photos)
    .where(and(inArray(photos.clientKey, clientKeys), eq(photos.isIllustration, true)))
  return new Set(rows.flatMap(({ clientKey }) => clientKey ?? []))
}
