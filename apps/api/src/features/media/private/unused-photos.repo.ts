import { and, eq, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { certifications } from '#db/schema/certifications.ts'
import { divePhotos } from '#db/schema/dive-log.ts'
import { photos } from '#db/schema/media.ts'
import { isPrivate } from '../photos.repo.ts'

type Named = { id: string; key: string }

/** What may name a private photo; those of dives in the trash count, as they may come back. */
export const namers = [divePhotos.photoId, certifications.photoId] as const

const isNamed: SQL = sql`(${sql.join(
  namers.map((column) => sql`exists (select from ${column.table} where ${column} = ${photos.id})`),
  sql` or `,
)})`

/** Which of these photos are a person's private ones; they stay there until the transaction ends. */
export const lockPrivateOf = async (tx: Db, ownerId: string, ids: string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(and(inArray(photos.id, ids), eq(photos.uploaderId, ownerId), isPrivate))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

/** Deletes private photos that nothing names, and answers which they were. */
const deleteUnnamed = async (tx: Db, which: SQL | undefined): Promise<Named[]> => {
  const unnamed = and(isPrivate, not(isNamed), which)
  const found = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(unnamed)
    .orderBy(photos.id)
    .for('update')
  if (found.length === 0) return []
  // Somebody who was about to name one has done so by now, which only a new look sees.
  const ids = found.map(({ id }) => id)
  return tx
    .delete(photos)
    .where(and(inArray(photos.id, ids), unnamed))
    .returning({ id: photos.id, key: photos.key })
}

export const deleteUnnamedAmong = async (tx: Db, ids: string[]): Promise<Named[]> =>
  ids.length === 0 ? [] : deleteUnnamed(tx, inArray(photos.id, ids))

/** Of those that nothing has named since before a moment. */
export const deleteUnnamedSince = async (tx: Db, before: Date): Promise<Named[]> =>
  deleteUnnamed(tx, lt(photos.unusedSince, before))

/** Notes since when nothing has named private photos, and forgets it of those that something names again. */
export const noteUnnamed = async (db: Db, now: Date): Promise<void> => {
  await db
    .update(photos)
    .set({ unusedSince: sql`case when ${isNamed} then null else ${now.toISOString()}::timestamptz end` })
    .where(
      and(
        isPrivate,
        or(and(isNull(photos.unusedSince), not(isNamed)), and(isNotNull(photos.unusedSince), isNamed)),
      ),
    )
}
