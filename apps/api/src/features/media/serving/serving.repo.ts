import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { photos } from '#db/schema/media.ts'
import { sites } from '#db/schema/sites.ts'
import { isPrivate, isPublic } from '../photos.repo.ts'

/** A photo whose sizes are made, as far as serving it needs to know. */
export type Servable = {
  key: string
  width: number
  uploaderId: string | null
  isPublic: boolean
  /** Its uploader's alone. */
  isPrivate: boolean
}

const find = async (db: Db, which: SQL): Promise<Servable | undefined> => {
  const [row] = await db
    .select({
      key: photos.key,
      width: photos.width,
      uploaderId: photos.uploaderId,
      isPublic: sql<boolean>`coalesce(${isPublic}, false)`,
      isPrivate: sql<boolean>`${isPrivate}`,
    })
    .from(photos)
    .leftJoin(sites, eq(sites.id, photos.siteId))
    .where(and(which, eq(photos.state, 'ready')))
  return row
}

export const findServable = (db: Db, key: string) => find(db, eq(photos.key, key))
export const findServableById = (db: Db, id: string) => find(db, eq(photos.id, id))
