import type { Coordinates } from '@soundings/contract/common'
import type { Photo } from '@soundings/contract/media'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { photos } from '#db/schema/media.ts'
import { users } from '#db/schema/people.ts'
import { selectPhotos, toPhoto, type Viewer } from '../photos.repo.ts'

export type NewPhoto = typeof photos.$inferInsert

/** Keeps a person's uploads apart, until the transaction ends: each sees what the one before it added. */
export const lockUploads = async (tx: Db, userId: string): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** The photos of an upload by the name that its sender gave it, in the order they were sent. */
export const findUploaded = async (db: Db, userId: string, clientKey: string): Promise<string[]> => {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.uploaderId, userId), eq(photos.clientKey, clientKey)))
    .orderBy(asc(photos.clientIndex))
  return rows.map(({ id }) => id)
}

/** How many photos a person has here, and how many of them wait for review. */
export const countUploads = async (db: Db, userId: string): Promise<{ all: number; pending: number }> => {
  const [counted] = await db
    .select({
      all: count(),
      pending: sql<number>`(count(*) filter (where ${photos.approvalStatus} = 'pending'))::int`,
    })
    .from(photos)
    .where(eq(photos.uploaderId, userId))
  return counted ?? { all: 0, pending: 0 }
}

export const insertPhotos = async (tx: Db, rows: NewPhoto[]): Promise<void> => {
  await tx.insert(photos).values(rows)
}

/** Where photos were taken that show no site yet, as far as their files say so. */
export const findPositions = async (db: Db, ids: string[]): Promise<Map<string, Coordinates>> => {
  const { id, siteId, takenLng: lng, takenLat: lat } = photos
  const rows = await db.select({ id, siteId, lng, lat }).from(photos).where(inArray(id, ids))
  return new Map(
    rows.flatMap((row): [string, Coordinates][] =>
      row.siteId === null && row.lng !== null && row.lat !== null ? [[row.id, [row.lng, row.lat]]] : [],
    ),
  )
}

/** Photos as their sender sees them, in the order of the ids. */
export const findSent = async (db: Db, viewer: Viewer, ids: string[]): Promise<Photo[]> => {
  const rows = await selectPhotos(db, viewer).where(inArray(photos.id, ids))
  return rows
    .map((row) => toPhoto(row, viewer))
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
