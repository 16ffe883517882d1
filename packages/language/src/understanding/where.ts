import type { Coordinates } from '@soundings/contract/common'
import { searchLimits, type Where } from '@soundings/contract/search'
import { distanceKm } from '@soundings/rules/geo'
import { different, isSame } from './different.ts'
import { isBackFrom, isToldInMedia } from './done-places.ts'
import { joined, liesIn, type Spot } from './joined-places.ts'
import type { KnownSite } from './known.ts'
import { isInside, isWithin, type Named, type NamedPlace, type NameOfSites } from './locations.ts'
import { looksBeyond } from './meant.ts'
import { around, here, isAround, isLike, isOnAllSides, nearSite, vicinity } from './nearness.ts'
import { isNegated } from './negation.ts'
import { allPhrases, phraseFrom, phraseSet, says, takeAll } from './phrases.ts'
import type { Read } from './query.ts'
import type { Radius } from './radius.ts'
import { isRuledOut, isSiteRuledOut } from './ruled-out.ts'
import { isTelling } from './vocabulary.ts'
import { type Line, phraseAt, take, untaken, wordAt } from './words.ts'

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

const mostOfOneName = 3
/** In kilometres. */
const closeBy = 500

/** "Not the Blue Hole": the one close to the person, or all that are called so. */
const ofOneName = (sites: readonly KnownSite[], me: Coordinates | null): readonly KnownSite[] => {
  const close = sites.filter(({ coordinates }) => me && distanceKm(coordinates, me) < closeBy)
  return close.length > 0 ? close : sites.slice(0, mostOfOneName)
}

/** "The Blue Hole in Dahab and the one in Gozo": one name, a site of it in each of the places. */
const oneInEach = (sites: readonly KnownSite[], places: readonly NamedPlace[]): boolean =>
  places.length > 1 &&
  sites.length === places.length &&
  places.every((place) => sites.filter((site) => within(site, [place])).length === 1)

const choosing = /^(or|vs|versus)$/
const comparing = phraseSet('which, better, vs, versus, compare, compared')

/** "Fernando de Noronha or Abrolhos": a site that stands for where it lies, beside a place. */
const isChoice = (line: Line, { at, size }: { at: number; size: number }, named: readonly Named[]): boolean =>
  says(untaken(line), comparing) &&
  named.some(
    (other) =>
      other.place !== undefined &&
      ((other.at + other.size === at - 1 && choosing.test(wordAt(line, at - 1))) ||
        (other.at === at + size + 1 && choosing.test(wordAt(line, at + size)))),
  )

const nearbyToo =
  /^(?:or|and) (?:anything|anywhere|somewhere|something|sites|places|dives|reefs|wrecks)(?: else)? (?:nearby|close by|close|near there|around there|near it|around)(?: |$)/
const mostNearby = 5

/** "Aliwal Shoal or anything nearby": what lies around it; the words are taken. */
const takesNearby = (line: Line, end: number): boolean => {
  const size = nearbyToo
    .exec(phraseAt(line, end, Math.min(mostNearby, line.words.length - end)))?.[0]
    .trim()
    .split(' ').length
  if (size === undefined) return false
  take(line, end, size)
  return true
}

const beingIn =
  /(?:^| )(?:im|am|were|are|staying|based|stuck|living|live|holidaying|working) (?:[a-z]+ )?(?:in|at)$/
const nearHere = phraseSet('nearby, close by, near here, around here, close to here, not far from here')

/** "I'm in Muscat, anything nearby?": around where somebody is. */
const isWhereTheyAre = (line: Line, at: number): boolean => {
  const from = Math.max(0, at - 4)
  return says(untaken(line), nearHere) && beingIn.test(phraseAt(line, from, at - from))
}

const orFarther = phraseSet(
  'or more, or further, or farther, and more, and further, and beyond, or beyond, minimum, at least',
)

const there = phraseSet('there, from there, from it, from that, away')

const measure =
  /(?:^| )as (?:deep|hard|difficult|challenging|busy|crowded|far|big|famous|cold|popular|scary|dark|touristy|expensive) as(?: the)?$/
const asking = /^(is|are|was|were|which|how|does|do)$/

/** "Wrecks that aren't as deep as the Zenobia": of others, unless it's asked about. The words of the measure are taken. */
const takesMeasure = (line: Line, at: number): boolean => {
  const from = Math.max(0, at - 4)
  const found = measure.exec(phraseAt(line, from, at - from))
  if (!found || asking.test(wordAt(line, 0))) return false
  const size = found[0].trim().split(' ').length
  take(line, at - size, size)
  return true
}

const abroad = phraseSet(
  'another country, other country, other countries, a different country, different countries, abroad, elsewhere in the world, somewhere else in the world',
)
const orAbroad = phraseSet(
  'or in another country, or another country, or abroad, or in other countries, or other countries',
)
const usualHere =
  /(?:^| )(?:(?:always|usually|normally|mostly|often|only|regularly) (?:dive|diving|dived|go|go to|stay)(?: in| around)?|(?:live|lives|living|based|stuck) in)(?: the)?$/

/** "We always dive in Egypt, show me wrecks abroad": another country is asked for. */
const isForAbroad = (line: Line, spot: Spot | undefined): boolean =>
  spot?.place.where.kind === 'country' &&
  !says(line, orAbroad) &&
  usualHere.test(phraseAt(line, Math.max(0, spot.at - 5), Math.min(5, spot.at))) &&
  allPhrases(untaken(line), abroad).some(({ at, size }) => {
    const isLast = at + size === line.words.length || line.words[at + size]?.isBreak === true
    return (
      at > spot.end &&
      isLast &&
      !/^(suggest|recommend|show|offer|give|name|trip|trips|year|holiday|semester|study|dived|never|time)$/.test(
        wordAt(line, at - 1),
      )
    )
  })

const plainHere = phraseSet('here')

/** As far as no site lies from the place where it's looked for, in kilometres. */
const afar = 200
const comparedWith =
  /^(than|or|vs|versus|compare|compared|comparison|between|better|like|similar|both|difference|far|distance|then|finish|start|first)$/

/** "We dived Stoney Cove for years. Now it's Lundy, which sites for seals?": several are looked for, far from the one that is named. */
const isToldFromAfar = (line: Line, sites: readonly KnownSite[], places: readonly NamedPlace[]): boolean =>
  places.length > 0 &&
  looksBeyond(line) &&
  !line.words.some(({ text }) => comparedWith.test(text)) &&
  sites.every((site) =>
    places.every(
      ({ bounds, coordinates }) =>
        !(bounds && isInside(site.coordinates, bounds)) &&
        coordinates !== null &&
        distanceKm(site.coordinates, coordinates) > afar,
    ),
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
  // "Barracuda Point at Kakaban, not the Sipadan one."
  const wanted = named.flatMap(({ at, place }) => (place && !isNegated(line, at) ? [place] : []))
  const unwanted = places.filter((place) => !wanted.includes(place))
  let out: Spot | undefined
  for (const { at, size, sites: found, place, isLeftOut = false } of named) {
    const isMeasured = radius !== undefined && at >= radius.next && at - radius.next <= 2
    // The "less" of "30 km or less from" rules nothing out.
    const isFarther = isMeasured && phraseFrom(untaken(line), orFarther, at + size) !== undefined
    // "Not Oslob, Philippines": only the smaller one is ruled out.
    const isWhereItLies = place !== undefined && out?.end === at && liesIn(out.place, place)
    const isUnwanted = isWhereItLies
      ? false
      : isMeasured
        ? radius.isBeyond || isFarther
        : isLeftOut ||
          isRuledOut(line, { at, size }, negated) ||
          (found !== undefined && isSiteRuledOut(line, { at, size }))
    if (isUnwanted) for (let each = at; each < at + size; each++) negated.add(each)
    const isClose =
      isMeasured ||
      isAround(line, at) ||
      isWhereTheyAre(line, at) ||
      vicinity.test(wordAt(line, at + size)) ||
      takesNearby(line, at + size)
    if (place) {
      const spot =
        isClose && !isOnAllSides(line, at, place)
          ? { ...place, where: around(place, isMeasured ? radius.radius : undefined) }
          : place
      if (isUnwanted) {
        notWhere.push(spot.where)
        out = { at, end: at + size, place }
        continue
      }
      const tooNear = isMeasured && radius.least !== null ? around(place, radius.least) : null
      if (tooNear?.kind === 'around') notWhere.push(tooNear)
      spots.push({ at, end: at + size, place: spot })
      lat ??= place.coordinates?.[1] ?? null
      continue
    }
    if (!isUnwanted && !isClose && found && isToldFromAfar(line, found, wanted)) continue
    const others = (found ?? []).filter((site) => !within(site, unwanted))
    const meant = narrowed(others.length > 0 ? others : (found ?? []), wanted)
    const [first] = meant
    const isMeasure = named.filter((name) => name.sites).length === 1 && takesMeasure(line, at)
    if (
      first === undefined ||
      isMeasure ||
      isToldInMedia(line, at) ||
      (!isUnwanted && places.length > 0 && isBackFrom(line, at))
    )
      continue
    if (isUnwanted) {
      if (isClose) notWhere.push(nearSite(first, isMeasured ? radius.radius : undefined))
      else notSites.push(...ofOneName(meant, me).map(({ id, siteName }) => ({ id, name: siteName })))
      continue
    }
    lat ??= first.coordinates[1]
    if (isMeasured && radius.least !== null) notWhere.push(nearSite(first, radius.least))
    if (isClose) where.push(nearSite(first, isMeasured ? radius.radius : undefined))
    else if (isLike(line, { at, size })) like = { id: first.id, name: first.siteName }
    else if (named.filter((name) => name.sites).length === 1 && isChoice(line, { at, size }, named))
      where.push(nearSite(first, undefined))
    else if (oneInEach(meant, places))
      sites.push(...meant.map((site) => ({ phrase: site.siteName, sites: [site] })))
    else sites.push({ phrase: phraseAt(line, at, size), sites: meant })
  }
  // "We always dive in Egypt, show me wrecks abroad."
  if (like === null && spots.length === 1 && isForAbroad(line, spots[0]))
    for (const { place } of spots.splice(0)) notWhere.push(place.where)
  // "Something like the Blue Hole in Dahab, only in another country."
  if (like !== null && says(line, abroad) && !says(line, orAbroad))
    for (const { place } of spots.splice(0))
      notWhere.push(place.country ? { kind: 'country', name: place.country, country: null } : place.where)
  const isLoose =
    radius !== undefined &&
    !radius.isBeyond &&
    (!isTelling(wordAt(line, radius.next)) || line.words[radius.next]?.isBreak === true)
  const [only] = spots
  // "From Naama Bay, 3 km at most": measured from the one town or position that is named.
  if (isLoose && only && spots.length === 1 && isSpot(only.place.where))
    only.place = { ...only.place, where: around(only.place, radius.radius) }
  // "Away from Dahab, at least 10 km."
  if (radius?.isBeyond && only && spots.length === 1 && isSpot(only.place.where) && notWhere.length === 0) {
    notWhere.push(around(only.place, radius.radius))
    spots.length = 0
  }
  // "At least 30 km away from there": of where one looked before.
  if (radius?.isBeyond && spots.length + where.length + notWhere.length === 0 && says(line, there))
    notWhere.push({ kind: 'me', coordinates: null, radius: radius.radius })
  where.push(...joined(line, spots).map((place) => place.where))
  // "A shore dive here", from somebody who has shared where that is.
  const isHere = me !== null && spots.length === 0 && takeAll(line, plainHere).length > 0
  const isNearMe = takeAll(line, here).length > 0 || isHere
  if (where.length === 0 && (isNearMe || isLoose)) {
    where.push({ kind: 'me', coordinates: me, radius: radius?.radius ?? searchLimits.near })
    lat ??= me?.[1] ?? null
  }
  // "Galapagos was amazing, now anywhere but Galapagos."
  const ruledOut = different(notWhere)
  const read = {
    where: different(where)
      .filter((one) => !ruledOut.some((out) => isSame(one)(out) || isWithin(one, out)))
      .slice(0, 10),
    like,
    notWhere: ruledOut.slice(0, 10),
    notSites: different(notSites).slice(0, 10),
  }
  return { read, sites, lat }
}
