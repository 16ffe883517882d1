import { z } from 'zod'
import { Instant } from './common.ts'
import { numberText, wholeNumber } from './numbers.ts'
import { feature, route } from './route.ts'
import { SiteSummary } from './sites.ts'

/** How many the home screen shows, and how many are kept of each month. */
export const featuredLimits = { shown: 3, listed: 12, keptAMonth: 60 } as const

export const featuredTexts = {
  refreshed: 'Featured sites refreshed successfully!',
  notRefreshed: 'Failed to refresh featured sites.',
} as const

/** Why a site is featured. */
export const featuredReasons = ['season', 'photos', 'rating', 'story'] as const

export const FeaturedSite = SiteSummary.extend({ reason: z.enum(featuredReasons) })
export type FeaturedSite = z.output<typeof FeaturedSite>

/** As near as the question needs to know; so the same answer serves many, and nobody is told apart by it. */
const wholeDegrees = (max: number) =>
  numberText()
    .min(-max)
    .max(max)
    .transform((degrees) => Math.round(degrees) + 0)

export const featured = feature('Featured dive sites of the month.', {
  list: route('/api/sites/featured', {
    method: 'GET',
    access: 'public',
    summary: 'List this month’s featured sites, best first; send a place to get sites near it',
    query: z.object({ lat: wholeDegrees(90).optional(), lng: wholeDegrees(180).optional() }),
    reply: z.object({ items: z.array(FeaturedSite), refreshedAt: Instant.nullable() }),
  }),
  update: route('/api/sites/featured/update', {
    method: 'POST',
    access: 'admin',
    summary: 'Recalculate the featured sites of every month',
    reply: z.object({ message: z.string(), updated_sites: wholeNumber() }),
  }),
})
