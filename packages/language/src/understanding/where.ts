import type { Coordinates } from '@soundings/contract/common'
import { searchLimits, type Where } from '@soundings/contract/search'
import { distanceKm } from '@soundings/rules/geo'
import { different } from './different.ts'
import type { KnownSite } from './known.ts'
import { isInside, type Named, type NamedPlace, type NameOfSites } from './locations.ts'
import { isNegated } from './negation.ts'
import { phraseBefore, phraseFrom, phraseSet, says, takeAll } from './phrases.ts'
import type { Read } from './query.ts'
import type { Radius } from './radius.ts'
import { isTelling } from './vocabulary.ts'
import { type Line, phraseAt, untaken, wordAt } from './words.ts'

const nearness = phraseSet(`
  near, near to, close to, close by, around, nearby, next to, by, beside, not far from, in the area of,
  in the vicinity of, nearest to, closest to, round, close
`)
const likeness = phraseSet(`
  like, similar to, comparable to, such as, just like, something like, resembling, as good as, reminds of,
  alternative to, alternatives to
`)
const here = phraseSet(`
  near me, nearby, close to me, around here, around me, near here, close by, near my location,
  close to here, near us, in my area, in the area, from me, from here, my location, where i am, to me,
  closest to me, nearest to me, of me, of here
`)

/** Behind a name, these speak of what lies around it. */
const vicinity = /^(area|region|surroundings|neighbourhood|neighborhood|vicinity)$/

/** The word before a name, behind articles. */
const beforeName = (line: Line, at: number): number => {
  let before = at
  while (before > 0 && wordAt(line, before - 1) === 'the') before--
  return before
}

const isAround = (line: Line, at: number) =>
  phraseBefore(untaken(line), nearness, beforeName(line, at)) !== undefined
const isLike = (line: Line, at: number) =>
  phraseBefore(untaken(line), likeness, beforeName(line, at)) !== undefined

/** Whether a place reaches further than one looks around it. */
const isWide = ({ bounds, coordinates }: NamedPlace) =>
  bounds !== null &&
  coordinates !== null &&
  distanceKm(coordinates, [bounds[0], bounds[1]]) > searchLimits.near

/**
 * Around a town or region. A country, a sea or what is wide itself stays what it is, as nobody means its middle; sites far
 * out at sea make no town wide of which is known where it lies.
 */
const around = (place: NamedPlace, radius: number | undefined): Where => {
  const { where, coordinates, isLocated } = place
  if (coordinates === null || (radius === undefined && !isLocated && isWide(place))) return where
  if (where.kind === 'city' || where.kind === 'region' || where.kind === 'around')
    return { kind: 'around', name: where.name, coordinates, radius: radius ?? searchLimits.near }
  return where
}

/** Whether the smaller of two places lies in the larger, so that both together mean the smaller. */
const liesIn = (small: NamedPlace, large: NamedPlace): boolean => {
  if (large.where.kind === 'country')
    return small.country === large.where.name && small.where.kind !== 'country'
  const isSmaller =
    large.where.kind === 'region'
      ? small.where.kind === 'city' || small.where.kind === 'around'
      : large.where.kind === 'water' && small.where.kind !== 'country'
  if (!isSmaller || small.coordinates === null || large.bounds === null) return false
  return isInside(small.coordinates, large.bounds)
}

const isList = (line: Line, after: number) => ['or', 'and', 'versus', 'vs'].includes(wordAt(line, after))

type Spot = { at: number; end: number; place: NamedPlace }

/** "Dahab, Egypt" is Dahab, "the Red Sea in Egypt" the part of it that is Egyptian; "Malta or Gozo" stays two. */
const joined = (line: Line, spots: Spot[]): NamedPlace[] => {
  const result: NamedPlace[] = []
  for (const [index, { at, place }] of spots.entries()) {
    const last = result.at(-1)
    const previous = spots[index - 1]
    const isApart = previous !== undefined && (isList(line, previous.end) || at - previous.end > 3)
    if (last === undefined || isApart) {
      result.push(place)
      continue
    }
    if (liesIn(last, place)) continue
    if (liesIn(place, last)) result[result.length - 1] = place
    else if (last.where.kind === 'water' && place.where.kind === 'country')
      result[result.length - 1] = { ...last, where: { ...last.where, country: place.where.name } }
    else if (last.where.kind === 'country' && place.where.kind === 'water')
      result[result.length - 1] = { ...place, where: { ...place.where, country: last.where.name } }
    else result.push(place)
  }
  return result
}

const nearSite = ({ id, siteName, coordinates }: KnownSite, radius: number | undefined): Where => ({
  kind: 'site',
  id,
  name: siteName,
  coordinates,
  radius: radius ?? searchLimits.near,
})

export type Located = {
  read: Read
  /** The names of sites that are asked for themselves. */
  sites: NameOfSites[]
  /** On which half of the earth the first place lies; null when no place is known. */
  lat: number | null
}

const within = (site: KnownSite, places: readonly NamedPlace[]) =>
  places.some(({ bounds }) => bounds !== null && isInside(site.coordinates, bounds))

/** Of sites with one name those that lie in a place that is named too; all of them when none does. */
const narrowed = (sites: readonly KnownSite[], places: readonly NamedPlace[]): readonly KnownSite[] => {
  const inside = sites.filter((site) => within(site, places))
  return inside.length > 0 ? inside : sites
}

/** "The Blue Hole in Dahab and the one in Gozo": one name, a site of it in each of the places. */
const oneInEach = (sites: readonly KnownSite[], places: readonly NamedPlace[]): boolean =>
  places.length > 1 &&
  sites.length === places.length &&
  places.every((place) => sites.filter((site) => within(site, [place])).length === 1)

const been = phraseSet(`
  ive done, weve done, i have done, we have done, already done, i did, we did, ive been to, weve been to, i have been to, we have been to, already been to, been to, been in, ive dived,
  weve dived, i dived, we dived, ive dived in, weve dived in, dived in, dove, already dived, ive seen, weve seen, i know, we know, already know, ive visited, visited, just back from, just came from, done
`)
const elsewhere = phraseSet(`
  not there, not there again, somewhere else, anywhere else, elsewhere, somewhere new, anywhere new, somewhere different, someplace else, other places, other countries, another country,
  another place, anything else, where else, what else, not again, so no, other than there, other than that, somewhere other
`)

/** "I've done Indonesia, so not there." */
const isDone = (line: Line, at: number): boolean =>
  phraseBefore(untaken(line), been, beforeName(line, at)) !== undefined && says(line, elsewhere)

const orFarther = phraseSet(
  'or more, or further, or farther, and more, and further, and beyond, or beyond, minimum, at least',
)

const isSpot = ({ kind }: Where): boolean => kind === 'city' || kind === 'around'

/** Makes of the names of a question where to look, what to be like, and which sites are asked for themselves. */
export const readWhere = (
  line: Line,
  named: readonly Named[],
  radius: Radius | undefined,
  me: Coordinates | null,
): Located => {
  const spots: Spot[] = []
  const where: Where[] = []
  const sites: NameOfSites[] = []
  const notWhere: Where[] = []
  const notSites: { id: string; name: string }[] = []
  const negated = new Set<number>()
  let like: Read['like'] = null
  let lat: number | null = null
  const places = named.flatMap(({ place }) => place ?? [])
  for (const { at, size, sites: found, place } of named) {
    const isMeasured = radius !== undefined && at >= radius.next && at - radius.next <= 2
    // The "less" of "30 km or less from" rules nothing out.
    const isFarther = isMeasured && phraseFrom(untaken(line), orFarther, at + size) !== undefined
    const isUnwanted = isMeasured
      ? radius.isBeyond || isFarther
      : isNegated(line, at, negated) || isDone(line, at)
    if (isUnwanted) for (let each = at; each < at + size; each++) negated.add(each)
    const isClose = isMeasured || isAround(line, at) || vicinity.test(wordAt(line, at + size))
    if (place) {
      const spot = isClose
        ? { ...place, where: around(place, isMeasured ? radius.radius : undefined) }
        : place
      if (isUnwanted) {
        notWhere.push(spot.where)
        continue
      }
      const tooNear = isMeasured && radius.least !== null ? around(place, radius.least) : null
      if (tooNear?.kind === 'around') notWhere.push(tooNear)
      spots.push({ at, end: at + size, place: spot })
      lat ??= place.coordinates?.[1] ?? null
      continue
    }
    const meant = narrowed(found ?? [], places)
    const [first] = meant
    if (first === undefined) continue
    if (isUnwanted) {
      if (isClose) notWhere.push(nearSite(first, isMeasured ? radius.radius : undefined))
      else notSites.push({ id: first.id, name: first.siteName })
      continue
    }
    lat ??= first.coordinates[1]
    if (isMeasured && radius.least !== null) notWhere.push(nearSite(first, radius.least))
    if (isClose) where.push(nearSite(first, isMeasured ? radius.radius : undefined))
    else if (isLike(line, at)) like = { id: first.id, name: first.siteName }
    else if (oneInEach(meant, places))
      sites.push(...meant.map((site) => ({ phrase: site.siteName, sites: [site] })))
    else sites.push({ phrase: phraseAt(line, at, size), sites: meant })
  }
  const isLoose = radius !== undefined && !radius.isBeyond && !isTelling(wordAt(line, radius.next))
  const [only] = spots
  // "From Naama Bay, 3 km at most": measured from the one town or position that is named.
  if (isLoose && only && spots.length === 1 && isSpot(only.place.where))
    only.place = { ...only.place, where: around(only.place, radius.radius) }
  // "Away from Dahab, at least 10 km."
  if (radius?.isBeyond && only && spots.length === 1 && isSpot(only.place.where) && notWhere.length === 0) {
    notWhere.push(around(only.place, radius.radius))
    spots.length = 0
  }
  where.push(...joined(line, spots).map((place) => place.where))
  const isNearMe = takeAll(line, here).length > 0
  if (where.length === 0 && (isNearMe || isLoose)) {
    where.push({ kind: 'me', coordinates: me, radius: radius?.radius ?? searchLimits.near })
    lat ??= me?.[1] ?? null
  }
  const read = {
    where: different(where).slice(0, 10),
    like,
    notWhere: different(notWhere).slice(0, 10),
    notSites: different(notSites).slice(0, 10),
  }
  return { read, sites, lat }
}
