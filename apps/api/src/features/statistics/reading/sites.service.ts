import { type PopularSite, statisticsLimits } from '@soundings/contract/statistics'
import type { Db } from '#db/client.ts'
import { type Asked, type Page, rankingOf } from './rankings.ts'
import { findSites, isPublicSite, readOf } from './reading.repo.ts'

const locationOf = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')

/** The most popular sites. */
export const listPopularSites = async (db: Db, asked: Asked): Promise<Page<PopularSite>> => {
  const { items, ...rest } = await rankingOf(db, 'popularity', asked, {
    most: statisticsLimits.popular,
    also: isPublicSite,
  })
  const ids = items.map(({ slot }) => slot)
  const [found, views, photos] = await Promise.all([
    findSites(db, ids),
    readOf(db, 'site-views', ids),
    readOf(db, 'site-photos', ids),
  ])
  return {
    ...rest,
    items: items.flatMap(({ slot, rank }) => {
      const site = found.get(slot)
      if (!site) return []
      const { id, slug, siteName, region, country, averageRating, imageUrl, description } = site
      return {
        id,
        slug,
        name: siteName,
        location: locationOf(region, country),
        image: imageUrl,
        rank,
        rating: averageRating,
        views: views.get(slot) ?? 0,
        photos: photos.get(slot) ?? 0,
        description: description ?? '',
      }
    }),
  }
}
