import { z } from 'zod'
import { Uuid } from './common.ts'
import { feature, route } from './route.ts'

/** So many sites a person may have as favourites. */
export const favoriteLimits = { max: 5_000 } as const

const params = z.object({ siteId: Uuid })

export const favorites = feature('Favorite dive sites.', {
  mine: route('/api/sites/favorites', {
    method: 'GET',
    access: 'member',
    summary: 'List the ids of your favorite sites, newest first',
    reply: z.object({ ids: z.array(Uuid) }),
  }),
  add: route('/api/sites/:siteId/favorite', {
    method: 'POST',
    access: 'member',
    summary: 'Add a site to your favorites; safe to repeat. 409 beyond 5,000',
    params,
    reply: z.object({ isFavorited: z.literal(true) }),
    errors: [404, 409, 429],
  }),
  remove: route('/api/sites/:siteId/favorite', {
    method: 'DELETE',
    access: 'member',
    summary: 'Remove a site from your favorites',
    params,
    reply: z.object({ isFavorited: z.literal(false) }),
    errors: [429],
  }),
})
