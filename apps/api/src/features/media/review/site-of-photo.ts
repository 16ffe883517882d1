import type { Photo } from '@soundings/contract/media'
import type { Site } from '@soundings/contract/sites'
import type { Db } from '#db/client.ts'
import { siteForReview } from '#features/sites/index.ts'

/** The site that a photo shows, as moderators read it; null when it shows none. */
export const siteOf = async (db: Db, { diveSiteId }: Photo): Promise<Site | null> =>
  diveSiteId === null ? null : ((await siteForReview(db, diveSiteId)) ?? null)
