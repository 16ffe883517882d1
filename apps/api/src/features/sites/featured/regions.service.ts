import { type FeaturedRegion, featuredLimits } from '@soundings/contract/featured'
import { boundsOfReach } from '@soundings/rules/bounds'
import { bestMonthsOfRegion, rankRegions } from '@soundings/rules/featured-regions'
import type { Dependencies } from '#ports/dependencies.ts'
import { readCatalogueState } from '../catalogue/sites-catalogue.repo.ts'
import { likelyTemperature } from '../catalogue/temperature.ts'
import { type Around, nearestFirst } from './nearest-first.ts'
import { readRegions } from './regions.repo.ts'
import { type Region, regionsOf } from './regions-of.ts'

/** So many dives must have measured the water before their mean is told as that of a region. */
const enoughDives = 3

const isMost = (some: number, all: number) => some * 2 > all

const waterOf = (region: Region, month: number): FeaturedRegion['water'] => {
  const { warmth, count, cold, inland, middle } = region
  if (warmth.dives >= enoughDives) return { celsius: Math.round(warmth.sum / warmth.dives), isMeasured: true }
  const [, lat] = middle
  const likely = likelyTemperature(lat, month, {
    isCold: isMost(cold, count),
    isInland: isMost(inland, count),
  })
  return { celsius: Math.round(likely), isMeasured: false }
}

const shownOf = (region: Region, month: number): FeaturedRegion => ({
  kind: region.region === null ? 'country' : 'region',
  name: region.name,
  region: null,
  country: region.countryName,
  count: region.count,
  bounds: boundsOfReach(region.reach),
  bestMonths: bestMonthsOfRegion(region),
  water: waterOf(region, month),
})

/** The regions to dive in a month. */
export const regionsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const month = () => clock().getUTCMonth() + 1

  let ranked: { of: string; regions: Promise<Region[]> } | undefined
  /** The regions as the sites are now: read once for all who ask, and anew once a site has changed. */
  const rankOnce = async (month: number): Promise<Region[]> => {
    const of = `${month} ${await readCatalogueState(db)}`
    if (ranked?.of !== of) {
      const regions = readRegions(db, month).then((rows) => rankRegions(regionsOf(rows), month))
      ranked = { of, regions }
      regions.catch(() => {
        if (ranked?.regions === regions) ranked = undefined
      })
    }
    return ranked.regions
  }

  return {
    /** The best of this month; around a place, some within reach of it first. */
    list: async (around: Around): Promise<{ month: number; items: FeaturedRegion[] }> => {
      const now = month()
      const found = nearestFirst(
        await rankOnce(now),
        ({ middle }) => middle,
        around,
        featuredLimits.nearRegions,
      )
      return { month: now, items: found.slice(0, featuredLimits.regions).map((one) => shownOf(one, now)) }
    },
  }
}
