import { photoPath } from '@soundings/contract/media'
import type { Site } from '@soundings/contract/sites'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { photos } from '#db/schema/media.ts'
import { sites } from '#db/schema/sites.ts'

const isPublished = and(eq(photos.approvalStatus, 'approved'), eq(photos.state, 'ready'))
/** Best rated first, then newest; the index of a site's photos is made of the same expressions. */
const bestFirst = [sql`coalesce(${photos.averageRating}, 0) desc`, desc(photos.id)]

export type Pictures = Pick<Site, 'imageUrl' | 'thumbnailUrl'>

/** The key of the best published photo of a site. */
export const findBestPhoto = async (db: Db, siteId: string): Promise<string | undefined> => {
  const [best] = await db
    .select({ key: photos.key })
    .from(photos)
    .where(and(eq(photos.siteId, siteId), isPublished))
    .orderBy(...bestFirst)
    .limit(1)
  return best?.key
}

/** Leaves the row alone where it says so already: every write of a site has its tile and its replies made anew. */
export const writePictures = async (
  tx: Db,
  siteId: string,
  { imageUrl, thumbnailUrl }: Pictures,
): Promise<void> => {
  const isOther: SQL = sql`(${sites.imageUrl}, ${sites.thumbnailUrl})
    is distinct from (${imageUrl}::text, ${thumbnailUrl}::text)`
  await tx
    .update(sites)
    .set({ imageUrl, thumbnailUrl })
    .where(and(eq(sites.id, siteId), isOther))
}

/** How many of its photos a reply about a site names by id; the first of them is shown. */
const max = { named: 1_000, shown: 16 }

/** What the reply about a site says of its published photos. */
export const findPhotosOf = async (
  db: Db,
  { id: siteId, thumbnailUrl }: Pick<Site, 'id' | 'thumbnailUrl'>,
): Promise<Pick<Site, 'photos' | 'media' | 'isThumbnailDrawn'>> => {
  const { id, key, caption, isIllustration } = photos
  const rows = await db
    .select({ id, key, caption, isIllustration })
    .from(photos)
    .where(and(eq(photos.siteId, siteId), isPublished))
    .orderBy(...bestFirst)
    .limit(max.named)
  const shown = rows.slice(0, max.shown).map((row) => ({
    id: row.id,
    thumbnailUrl: photoPath('thumbnail', row.key),
    fullUrl: photoPath('original', row.key),
    caption: row.caption,
    isIllustration: row.isIllustration,
  }))
  return {
    photos: shown,
    isThumbnailDrawn: shown.some((photo) => photo.isIllustration && photo.thumbnailUrl === thumbnailUrl),
    media: rows.map((row) => row.id),
  }
}
