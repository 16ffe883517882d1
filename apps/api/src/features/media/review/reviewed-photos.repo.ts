import type { Photo } from '@soundings/contract/media'
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { comesAfter } from '#db/pages.ts'
import { photos } from '#db/schema/media.ts'
import { users } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import type { PendingPlace } from '#extension-points/reviewable.ts'
import { selectPhotos, toPhoto } from '../photos.repo.ts'

/** Whoever decides may see everything but what is private. */
const reviewer = { id: '', isModerator: true }

const isNoSecret = ne(photos.approvalStatus, 'private')

/** What cannot be shown yet waits for nobody. */
const isPending = and(eq(photos.approvalStatus, 'pending'), eq(photos.state, 'ready'))

export const countPendingPhotos = async (db: Db): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(photos).where(isPending)
  return row?.count ?? 0
}

const lineColumns = {
  id: photos.id,
  siteId: photos.siteId,
  siteName: sites.siteName,
  slug: sites.slug,
  caption: photos.caption,
  description: photos.description,
  version: photos.version,
  submittedAt: photos.submittedAt,
  uploaderId: photos.uploaderId,
  approvalStatus: photos.approvalStatus,
  state: photos.state,
  siteStatus: sites.approvalStatus,
  authorHandle: users.handle,
}

const selectLines = (db: Db) =>
  db
    .select(lineColumns)
    .from(photos)
    .leftJoin(sites, eq(sites.id, photos.siteId))
    .leftJoin(users, eq(users.id, photos.uploaderId))

export type PhotoLine = Awaited<ReturnType<typeof selectLines>>[number]

/** Photos that wait, those that wait longest first, from just after `after`. */
export const listPendingPhotos = (
  db: Db,
  after: PendingPlace | undefined,
  limit: number,
): Promise<PhotoLine[]> =>
  selectLines(db)
    .where(and(isPending, comesAfter(photos.submittedAt, photos.id, after)))
    .orderBy(asc(photos.submittedAt), asc(photos.id))
    .limit(limit)

/** Those of these photos that are there, whatever their state; but nobody reviews, or objects to, what is private. */
export const findPhotoLines = (db: Db, ids: string[]): Promise<PhotoLine[]> =>
  selectLines(db).where(and(inArray(photos.id, ids), isNoSecret))

export const findPendingPhoto = async (db: Db, id: string): Promise<PhotoLine | undefined> => {
  const [row] = await selectLines(db).where(and(eq(photos.id, id), isPending))
  return row
}

export const findReviewedPhoto = async (db: Db, id: string): Promise<Photo | undefined> => {
  const [row] = await selectPhotos(db, reviewer).where(and(eq(photos.id, id), isNoSecret))
  return row && toPhoto(row, reviewer)
}

/** Pictures look alike if at most this many of the 64 bits of their hashes differ. */
const alike = 10

/** Photos that are public or wait for it and look like this one, most alike first. Every hash is compared. */
export const findSimilarPhotos = async (db: Db, id: string, limit: number): Promise<Photo[]> => {
  const looks = sql`(select looks from photos asked where asked.id = ${id})`
  const difference = sql`bit_count((${photos.looks} # ${looks})::bit(64))`
  const rows = await selectPhotos(db, reviewer)
    .where(
      and(
        ne(photos.id, id),
        inArray(photos.approvalStatus, ['approved', 'pending']),
        eq(photos.state, 'ready'),
        sql`${difference} <= ${alike}`,
      ),
    )
    .orderBy(difference, asc(photos.id))
    .limit(limit)
  return rows.map((row) => toPhoto(row, reviewer))
}
