import type { FeaturedSite } from '@soundings/contract/featured'
import type { AccessStatus } from '@soundings/contract/site-fields'
import { limitedAccess } from './access-status.ts'

/** What is known of a site that may be featured. `storyLength` in characters; `known` counts the facts that are given. */
export type Candidate = {
  id: string
  lat: number
  country: string | null
  region: string | null
  hasPhotos: boolean
  averageRating: number | null
  bestMonths: readonly number[]
  /** Where not everybody may dive. */
  isRestricted: boolean
  storyLength: number
  known: number
}

export type Featured = { id: string; score: number; reason: FeaturedSite['reason'] }

/** A rating above this is a reason to feature a site. */
const goodRating = 4
/** Nearer to the equator than this, in degrees, the water is warm all year. */
const tropics = 23.5
/** How many of one country, and of one region, before the other countries had their turn. */
const max = { country: 3, region: 2 } as const
const story = 600
const facts = 12

type Season = 'best' | 'fair' | 'off'

/** How many months lie between two, around the year. */
const monthsApart = (one: number, other: number) => Math.min((one - other + 12) % 12, (other - one + 12) % 12)

const nearest = (months: readonly number[], month: number) =>
  Math.min(...months.map((each) => monthsApart(each, month)))

/**
 * How a month (1 to 12) suits a site: as its best months say, else by the half of the earth it lies on: midsummer of
 * the water is late August in the north, late February in the south.
 */
export const seasonOf = (
  { bestMonths, lat }: Pick<Candidate, 'bestMonths' | 'lat'>,
  month: number,
): Season => {
  if (bestMonths.length > 0) {
    const away = nearest(bestMonths, month)
    if (away === 0) return 'best'
    return away === 1 ? 'fair' : 'off'
  }
  if (Math.abs(lat) <= tropics) return 'fair'
  const fromSummer = monthsApart(month, lat > 0 ? 8 : 2)
  if (fromSummer <= 2) return 'best'
  return fromSummer === 3 ? 'fair' : 'off'
}

/** Photos with a good rating, then photos, then a good rating, then any. */
const showing = ({ hasPhotos, averageRating }: Pick<Candidate, 'hasPhotos' | 'averageRating'>): number => {
  const isGood = averageRating !== null && averageRating > goodRating
  return Number(hasPhotos) * 2 + Number(isGood)
}

/** How much there is to read, 0 to 9. */
const completeness = ({ storyLength, known }: Candidate): number =>
  Math.round(Math.min(1, storyLength / story) * 5 + Math.min(1, known / facts) * 4)

/** A number from 0 to below 1 that a site has in a month, so that equals take turns over the year. */
const turn = (id: string, month: number): number => {
  let mixed = 0x811c9dc5 ^ month
  for (let at = 0; at < id.length; at++) mixed = Math.imul(mixed ^ id.charCodeAt(at), 0x01000193)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32
}

const reasonOf = (site: Candidate, month: number): Featured['reason'] => {
  if (site.bestMonths.includes(month)) return 'season'
  if (site.hasPhotos) return 'photos'
  return showing(site) > 0 ? 'rating' : 'story'
}

/**
 * The class of a site in a month, 0 to 15: out of season comes last; then what there is to show, in its four steps;
 * then the season itself.
 */
const classOf = (site: Candidate, month: number): number => {
  const season = seasonOf(site, month)
  return Number(season !== 'off') * 8 + showing(site) * 2 + Number(season === 'best')
}

type Judged = { site: Candidate; rank: number; score: number }

const judge = (site: Candidate, month: number): Judged => {
  const rank = classOf(site, month)
  const told = site.isRestricted ? 0 : completeness(site)
  return { site, rank, score: rank * 10 + told + turn(site.id, month) * 0.99 }
}

type Counts = { country: Map<string, number>; region: Map<string, number> }

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

const keysOf = ({ id, country, region }: Candidate) => ({
  // Where the place is not known, every site is a place of its own.
  country: country ?? id,
  region: region === null ? id : `${country} / ${region}`,
})

/**
 * The sites worth a look in a month (1 to 12), best first, at most `wanted`. In season comes before out of season;
 * within that, photos with a rating above 4 come before photos, a rating above 4 and any; then the best months and what
 * is known of a site decide, the latter not where access is restricted. Few are of one country or region, and among
 * equals countries take turns, so that the world is shown.
 */
export const rankFeatured = (sites: readonly Candidate[], month: number, wanted: number): Featured[] => {
  const classes = Map.groupBy(
    sites.map((site) => judge(site, month)),
    ({ rank }) => rank,
  )
  const chosen = new Map<string, Judged>()
  const counts: Counts = { country: new Map(), region: new Map() }

  /** Takes from a class, best first, while a country and a region are below their maximum. */
  const take = (judged: readonly Judged[], inCountry: number, inRegion: number) => {
    for (const each of judged) {
      if (chosen.size >= wanted) return
      const { country, region } = keysOf(each.site)
      if (chosen.has(each.site.id)) continue
      if ((counts.country.get(country) ?? 0) >= inCountry) continue
      if ((counts.region.get(region) ?? 0) >= inRegion) continue
      chosen.set(each.site.id, each)
      add(counts.country, country)
      add(counts.region, region)
    }
  }

  const inOrder = [...classes]
    .sort(([one], [other]) => other - one)
    .map(([, judged]) => judged.sort((one, other) => other.score - one.score))
  for (const judged of inOrder)
    for (let round = 1; round <= max.country; round++) take(judged, round, Math.min(round, max.region))
  // Where the world is small, the rest are of the same places.
  for (const judged of inOrder) take(judged, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)

  return [...chosen.values()].map(({ site, score }) => ({
    id: site.id,
    score: Math.round(score * 100) / 100,
    reason: reasonOf(site, month),
  }))
}

type Known = { thumbnailUrl: string | null; averageRating: number | null; accessStatus?: AccessStatus | null }

/** Of sites that are known without asking anybody, at most `wanted` open ones to show in place of the featured ones, best first. */
export const localPicks = <Site extends Known>(known: readonly Site[], wanted: number): Site[] => {
  const worth = ({ thumbnailUrl, averageRating }: Known) =>
    showing({ hasPhotos: thumbnailUrl !== null, averageRating })
  return known
    .filter((site) => limitedAccess(site) !== 'closed')
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, wanted)
}
