import { z } from 'zod'
import { Uuid } from './common.ts'
import { route } from './route.ts'

/** So many sites a person may have as favourites. */
export const favoriteLimits = { most: 5_000 } as const

const params = z.object({ siteId: Uuid })

export const favorites = {
  mine: route('/api/sites/favorites', {
    method: 'GET',
    access: 'member',
    summary: 'The ids of the sites that the person made favourites, newest first',
    reply: z.object({ ids: z.array(Uuid) }),
  }),
  add: route('/api/sites/:siteId/favorite', {
    method: 'POST',
    access: 'member',
    summary: 'Makes a site a favourite; it stays one however often this is called. 409 beyond 5,000',
    params,
    reply: z.object({ isFavorited: z.literal(true) }),
  }),
  remove: route('/api/sites/:siteId/favorite', {
    method: 'DELETE',
    access: 'member',
    summary: 'Makes a site a favourite no longer',
    params,
    reply: z.object({ isFavorited: z.literal(false) }),
  }),
} as const
