import type { SiteFacets, SiteFilter } from '@soundings/contract/site-filter'
import { fold } from '@soundings/rules/text'
import {
  type Bitset,
  bitsBetween,
  countBits,
  countNumbers,
  countShared,
  intersection,
  union,
  without,
} from './bitset.ts'
import type { Columns, Facet } from './columns.ts'

const { compare: inOrder } = new Intl.Collator('en')

/** What a filter lets through, and what each value of each facet would leave. */
export type Selection = { fits: Bitset; total: number; facets: () => SiteFacets }

const inBox = ({ size, lng, lat }: Columns, [west, south, east, north]: NonNullable<SiteFilter['bbox']>) => {
  const across =
    west <= east
      ? bitsBetween(lng, west, east)
      : union(size, [bitsBetween(lng, west, 180), bitsBetween(lng, -180, east)])
  return intersection(size, [across, bitsBetween(lat, south, north)])
}

const inDepth = ({ maxDepth }: Columns, from = 0, to = Number.POSITIVE_INFINITY) =>
  bitsBetween(maxDepth, from, to)

/** The sets that the filter asks for, by facet; a facet that is not asked for is absent. */
const asked = (columns: Columns, filter: SiteFilter) => {
  const { size } = columns
  const any = <Value>(facet: Facet<Value>, chosen: readonly Value[] | undefined) =>
    chosen &&
    union(
      size,
      chosen.flatMap((value) => facet.get(value) ?? []),
    )
  const hasDepth = filter.minDepth !== undefined || filter.maxDepth !== undefined
  return {
    country: any(columns.country, filter.country?.map(fold)),
    difficulty: any(columns.difficulty, filter.difficulty),
    waterBodyType: any(columns.waterBodyType, filter.waterBodyType),
    diveSiteCategory: any(columns.diveSiteCategory, filter.diveSiteCategory),
    diveType: any(columns.diveType, filter.diveType),
    maxDepth: hasDepth ? inDepth(columns, filter.minDepth, filter.maxDepth) : undefined,
    avoid:
      filter.avoid &&
      without(intersection(size, []), any(columns.hazards, filter.avoid) ?? intersection(size, [])),
    hasPhotos: filter.hasPhotos && columns.withPhotos,
    bbox: filter.bbox && inBox(columns, filter.bbox),
  }
}

/** Chooses among the approved sites, or among those in `found`, and counts on demand what other choices would leave. */
export const select = (columns: Columns, filter: SiteFilter, found?: Bitset): Selection => {
  const { size } = columns
  const sets = Object.entries({ ...asked(columns, filter), found })
  const allBut = (facet?: string): Bitset =>
    intersection(
      size,
      sets.flatMap(([name, set]) => (set && name !== facet ? [set] : [])),
    )
  const fits = allBut()
  const total = countBits(fits)

  const facets = (): SiteFacets => {
    const counted = <Value>(name: keyof SiteFilter, facet: Facet<Value>) => {
      const rest = filter[name] === undefined ? fits : allBut(name)
      return [...facet].map(([value, set]) => ({ value, count: countShared(rest, set) }))
    }
    const countryFree = filter.country === undefined ? fits : allBut('country')
    const counts = countNumbers(countryFree, columns.countryNumber, columns.country.size)
    const country = [...columns.country.keys()]
      .map((key, at) => ({ value: columns.countryNames.get(key) ?? key, count: counts[at] ?? 0 }))
      .filter(({ value, count }) => count > 0 || filter.country?.includes(value))
      .sort((one, other) => other.count - one.count || inOrder(one.value, other.value))

    const depthFree =
      filter.minDepth === undefined && filter.maxDepth === undefined ? fits : allBut('maxDepth')
    return {
      country,
      difficulty: counted('difficulty', columns.difficulty),
      waterBodyType: counted('waterBodyType', columns.waterBodyType),
      diveSiteCategory: counted('diveSiteCategory', columns.diveSiteCategory),
      diveType: counted('diveType', columns.diveType),
      maxDepth: [...columns.depthSteps].map(([value, set]) => ({
        value,
        count: countShared(depthFree, set),
      })),
      // To avoid one more hazard is to lose the sites that have it.
      avoid: [...columns.hazards].map(([value, set]) => ({ value, count: total - countShared(fits, set) })),
      hasPhotos: countShared(filter.hasPhotos ? allBut('hasPhotos') : fits, columns.withPhotos),
    }
  }
  return { fits, total, facets }
}
