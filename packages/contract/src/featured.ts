import { z } from 'zod'
import { Instant } from './common.ts'
import { number, numberText, wholeNumber } from './numbers.ts'
import { Place } from './places.ts'
import { feature, route } from './route.ts'
import { SiteSummary } from './sites.ts'

/** How many the home screen shows, and how many are kept of each month; `nearRegions` are the most that come first for being near. */
export const featuredLimits = { shown: 3, listed: 12, keptAMonth: 60, regions: 8, nearRegions: 4 } as const

export const featuredTexts = {
  refreshed: 'Featured sites refreshed successfully!',
  notRefreshed: 'Failed to refresh featured sites.',
} as const

/** Why a site is featured. */
export const featuredReasons = ['season', 'photos', 'rating', 'story'] as const

export const FeaturedSite = SiteSummary.extend({ reason: z.enum(featuredReasons) })
export type FeaturedSite = z.output<typeof FeaturedSite>

const month = () => wholeNumber().min(1).max(12)

/** A country, or a region in it, where a month is a good time to dive. */
export const FeaturedRegion = Place.extend({
  /** The months in which at least half of its sites are at their best, of those that say so. */
  bestMonths: z.array(month()).max(12),
  /** The temperature of its water in that month, in degrees Celsius: as divers measured it, or else a guess by latitude and season. */
  water: z.object({ celsius: number(), isMeasured: z.boolean() }),
})
export type FeaturedRegion = z.output<typeof FeaturedRegion>

/** As near as the question needs to know; so the same answer serves many, and nobody is told apart by it. */
const wholeDegrees = (max: number) =>
  numberText()
    .min(-max)
    .max(max)
    .transform((degrees) => Math.round(degrees) + 0)

const around = z.object({ lat: wholeDegrees(90).optional(), lng: wholeDegrees(180).optional() })

export const featured = feature('Featured dive sites of the month.', {
  list: route('/api/sites/featured', {
    method: 'GET',
    access: 'public',
    summary: 'List this month’s featured sites, best first; send a place to get sites near it',
    query: around,
    reply: z.object({ items: z.array(FeaturedSite), refreshedAt: Instant.nullable() }),
  }),
  regions: route('/api/sites/featured/regions', {
    method: 'GET',
    access: 'public',
    summary: 'List regions to dive this month, best first; send a place to get those near it first',
    query: around,
    reply: z.object({ month: month(), items: z.array(FeaturedRegion).max(featuredLimits.regions) }),
  }),
  update: route('/api/sites/featured/update', {
    method: 'POST',
    access: 'admin',
    summary: 'Recalculate the featured sites of every month',
    reply: z.object({ message: z.string(), updated_sites: wholeNumber() }),
  }),
})
