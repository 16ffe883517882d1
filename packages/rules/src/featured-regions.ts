/** What the sites of a country, or of a region in it, say of their seasons. */
export type Seasons = {
  /** The folded name of the country, and of the region; null for the country as a whole. */
  country: string
  region: string | null
  /** How many sites lie there. */
  count: number
  /** How many of them say which months are best, and how many say so of each month, January first. */
  told: number
  months: readonly number[]
}

/** A region with fewer sites at their best is no reason to travel; a country may have one less. */
const enough = 3
const few = 2
/** Where fewer places than this are left, the world is small, and one site will do. */
const least = 6

const inSeason = ({ months }: Seasons, month: number): number => months[month - 1] ?? 0

/** The months, 1 to 12, in which at least half of the sites that say so are at their best. */
export const bestMonthsOfRegion = ({ told, months }: Seasons): number[] =>
  months.flatMap((count, at) => (count > 0 && count * 2 >= told ? [at + 1] : []))

/** The one with most sites at their best first; among equals the one that has more to offer in all. */
const byOffer = (month: number) => (one: Seasons, other: Seasons) =>
  inSeason(other, month) - inSeason(one, month) ||
  other.count - one.count ||
  `${one.country}/${one.region}`.localeCompare(`${other.country}/${other.region}`)

/**
 * The regions at their best in a month (1 to 12), best first. Of each country comes its best region, or the country as a
 * whole where none of its regions has sites enough; then further regions, then countries with few such sites.
 */
export const rankRegions = <Place extends Seasons>(places: readonly Place[], month: number): Place[] => {
  const ready = places.filter((place) => bestMonthsOfRegion(place).includes(month)).sort(byOffer(month))
  const large = ready.filter((place) => inSeason(place, month) >= enough)
  const first = new Map<string, Place>()
  for (const isRegion of [true, false])
    for (const place of large)
      if ((place.region !== null) === isRegion && !first.has(place.country)) first.set(place.country, place)
  const best = [...first.values()].sort(byOffer(month))
  const further = large.filter((place) => place.region !== null && first.get(place.country) !== place)
  const others = ready.filter(({ country, region }) => region === null && !first.has(country))
  const some = [...best, ...further, ...others.filter((place) => inSeason(place, month) >= few)]
  return some.length >= least ? some : [...new Set([...some, ...others])]
}
