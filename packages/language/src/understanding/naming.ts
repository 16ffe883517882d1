import { compared } from './compared-names.ts'
import { ambiguousCountries, countries, namesOfCountry } from './countries.ts'
import { kindWords } from './kinds.ts'
import { type Known, type KnownPlace, type KnownSite, longestName, siteKeys, sitesCalled } from './known.ts'
import { isInside, middleOf, type Named, type NamedPlace } from './locations.ts'
import { calledElsewhere } from './names-elsewhere.ts'
import { isNegated } from './negation.ts'
import { isEveryday, stopWords } from './ordinary-words.ts'
import { phraseBefore, phraseFrom, phraseSet, singular } from './phrases.ts'
import { bestPlace } from './same-places.ts'
import { isTime } from './time.ts'
import { isTelling, isVocabulary } from './vocabulary.ts'
import type { Water } from './water.ts'
import { waterNames } from './water-names.ts'
import { isFree, type Line, phraseAt, untaken, wordAt, wordSet } from './words.ts'

const into = wordSet('in at near around from off to by outside of within and or')
/** After these words, what follows is a name however ordinary it is. */
const callings = phraseSet(`
  called, named, like, near, about, close to, similar to, tell me about, what about, how about, is, of, at,
  the site, dive site, site, open, show me, get to, get to the, at the, near the, about the, like the, is the
`)

const startsAfter = (line: Line, at: number, words: ReadonlySet<string>) => {
  const before = wordAt(line, at - 1) === 'the' ? at - 2 : at - 1
  return words.has(wordAt(line, before))
}

const isCalled = (line: Line, at: number) => phraseBefore(untaken(line), callings, at) !== undefined

const wordsOf = (line: Line, at: number, size: number) =>
  Array.from({ length: size }, (_, each) => wordAt(line, at + each))

/** Whether the rest of a question says nothing, or only where. */
const isAllThereIs = (line: Line, at: number, size: number, isIdle: (each: number) => boolean) =>
  line.words.every(
    (word, each) => (each >= at && each < at + size) || stopWords.has(word.text) || isIdle(each),
  )

const leading = /^(in|at|off|near|on|the|around|of|from|by|s)$/
const anyOf = /^(a|an|any|some|which|no|every|other|more)$/

/** Whether nothing but "in the" or the like stands between two names. */
const isNextTo = (line: Line, end: number, next: number) =>
  next >= end &&
  next - end <= farthestPlace &&
  line.words.slice(end, next).every(({ text }) => leading.test(text))
const farthestPlace = 2

const liesIn = ({ coordinates }: KnownSite, { bounds }: NamedPlace) =>
  bounds !== null && isInside(coordinates, bounds)

/** Whether a name stands beside a place where a site of this name lies: "gozo blue hole", "Sail Rock, Koh Phangan". */
const isBesideItsPlace = (
  line: Line,
  at: number,
  size: number,
  sites: readonly KnownSite[],
  places: readonly Named[],
): boolean =>
  size > 1 &&
  !kindWords.meanings.has(phraseAt(line, at, size)) &&
  !anyOf.test(wordAt(line, at - 1)) &&
  places.some(
    ({ at: from, size: long, place }) =>
      place !== undefined &&
      !isNegated(line, from) &&
      sites.some((site) => liesIn(site, place)) &&
      (isNextTo(line, at + size, from) || isNextTo(line, from + long, at)),
  )

/** "Which blue holes" are many, though a site is called so. */
const isOfMany = (line: Line, known: Known, at: number, size: number): boolean => {
  const plural = phraseAt(line, at, size)
  const single = singular(plural)
  if (single === plural) return false
  const count = (name: string) => known.sites(name, 'exact').length
  const isOfSeveral = size > 1 && count(single) > Math.max(1, count(plural))
  const isOne = /^(is|at|called|named|site)$/.test(wordAt(line, at - 1))
  return kindWords.meanings.has(single) || (isOfSeveral && !isOne)
}

/**
 * A site's name is taken for one when some word of it tells, when it is announced, when it stands beside its place, or when
 * nothing else is asked.
 */
const isSiteMeant = (
  line: Line,
  known: Known,
  { at, size, sites }: { at: number; size: number; sites: readonly KnownSite[] },
  places: readonly Named[],
): boolean => {
  const isIdle = (each: number) => places.some((place) => isIn(place, each))
  const isHere =
    places.length === 0 ||
    places.some(
      ({ at: from, place }) =>
        place &&
        !isNegated(line, from) &&
        (place.bounds === null || sites.some((site) => liesIn(site, place))),
    )
  const words = wordsOf(line, at, size)
  if (words.every((word) => stopWords.has(word)) || (size === 1 && (words[0]?.length ?? 0) < 3)) return false
  if (words.every(isVocabulary) && size === 1) return false
  if (isOfMany(line, known, at, size)) return isHere && isAllThereIs(line, at, size, isIdle)
  if (size === 1 ? words.some(isTelling) : words.some((word) => !isVocabulary(word) && !stopWords.has(word)))
    return true
  return (
    isCalled(line, at) ||
    isBesideItsPlace(line, at, size, sites, places) ||
    isAllThereIs(line, at, size, isIdle)
  )
}

const isPlaceMeant = (line: Line, at: number, size: number): boolean => {
  const words = wordsOf(line, at, size)
  if (words.every((word) => stopWords.has(word)) || (size === 1 && words.every(isTime))) return false
  if (size > 1 ? words.some((word) => !isVocabulary(word)) : words.every(isTelling)) return true
  return startsAfter(line, at, into) && (words[0]?.length ?? 0) > 2
}

/** How far a town reaches that no site names as its own, in kilometres. */
const ofTown = 25

/** A place of the gazetteer as a question names it; a town that has no sites of its own is what lies around it. */
export const placeOf = ({
  kind,
  name,
  country,
  coordinates,
  isLocated,
  bounds,
  count,
}: KnownPlace): NamedPlace => ({
  where: count > 0 ? { kind, name, country } : { kind: 'around', name, coordinates, radius: ofTown },
  coordinates,
  isLocated,
  bounds,
  country: kind === 'country' ? name : country,
})

/** A sea or part of the world as a question names it. */
export const waterPlace = ({ key, boxes }: Water): NamedPlace => {
  const [box] = boxes
  return {
    where: { kind: 'water', key, country: null },
    coordinates: box ? middleOf(box) : null,
    isLocated: false,
    bounds: boxes.length === 1 && box ? box : null,
    country: null,
  }
}

/** A country by the rules' name for it; as the gazetteer writes and bounds it where it has it. */
const countryPlace = (name: string, known: Known): NamedPlace => {
  const found = namesOfCountry(name)
    .flatMap((each) => known.places(each, 'exact'))
    .find(({ kind }) => kind === 'country')
  if (found) return placeOf(found)
  const where = { kind: 'country', name, country: null } as const
  return { where, coordinates: null, isLocated: false, bounds: null, country: name }
}

/** The country that is named right after a place: "Victoria, Seychelles". */
const countryAfter = (line: Line, at: number): string | undefined => {
  const next = ['in', 'on', 'of'].includes(wordAt(line, at)) ? at + 1 : at
  return phraseFrom(line, countries, next)?.meaning
}

/** How divers call towns for short. */
const nicknames = new Map([
  ['sharm', 'sharm el sheikh'],
  ['gili t', 'gili trawangan'],
  ['ras mohamed', 'ras mohammed'],
  ['nusa', 'nusa penida'],
  ['bc', 'british columbia'],
])

/** "All of us" are no country. */
const isOfUs = (line: Line, at: number) => phraseAt(line, at - 1, 2) === 'of us'

/** "Jordan" alone, after "in", or beside what is asked for is a country; "polish my mask" is none. */
const isCountryMeant = (line: Line, at: number) =>
  (startsAfter(line, at, into) && !isOfUs(line, at)) ||
  line.words.every(({ text }, each) => each === at || stopWords.has(text) || isVocabulary(text))

/** "Ligury", as Italy and Sicily are called in English. */
const inEnglish = (phrase: string) => (phrase.length > 5 ? phrase.replace(/y$/, 'ia') : phrase)

/** The places of a name, or of what it is called for short or in another language. */
const placesCalled = (known: Known, phrase: string): readonly KnownPlace[] => {
  const names = [nicknames.get(phrase) ?? phrase, calledElsewhere(phrase), inEnglish(phrase)]
  for (const name of names) {
    const found = name ? known.places(name, 'exact') : []
    if (found.length > 0) return found
  }
  return []
}

const placeAt = (line: Line, known: Known, at: number): Named | undefined => {
  for (let size = Math.min(longestName, line.words.length - at); size > 0; size--) {
    if (!isFree(line, at, size)) continue
    const phrase = phraseAt(line, at, size)
    const water = waterNames.meanings.get(phrase) ?? waterNames.meanings.get(calledElsewhere(phrase) ?? '')
    if (water && (size > 1 || !isEveryday(phrase) || isPlaceMeant(line, at, size)))
      return { at, size, place: waterPlace(water) }
    const country = countries.meanings.get(phrase)
    if (country && (!ambiguousCountries.has(phrase) || isCountryMeant(line, at)))
      return { at, size, place: countryPlace(country, known) }
    if (country || !isPlaceMeant(line, at, size)) continue
    const found = placesCalled(known, phrase)
    const place = bestPlace(found, countryAfter(line, at + size))
    if (place) return { at, size, place: placeOf(place) }
  }
  return undefined
}

const siteAt = (
  line: Line,
  known: Known,
  at: number,
  places: readonly Named[],
): { at: number; size: number; sites: readonly KnownSite[] } | undefined => {
  for (let size = Math.min(longestName, line.words.length - at); size > 0; size--) {
    if (!isFree(line, at, size)) continue
    const sites = sitesCalled(known, phraseAt(line, at, size))
    if (sites.length > 0 && isSiteMeant(line, known, { at, size, sites }, places)) return { at, size, sites }
  }
  return undefined
}

export const isIn = (named: Named, each: number) => each >= named.at && each < named.at + named.size

/** All sites and places that a question names as they are spelt; the longer wins, of equals the place after "in". */
export const namedExactly = (line: Line, known: Known): Named[] => {
  const places: Named[] = []
  for (let at = 0; at < line.words.length; at++) {
    const place = placeAt(line, known, at)
    if (place === undefined) continue
    places.push(place)
    at += place.size - 1
  }
  const sites: Named[] = []
  for (let at = 0; at < line.words.length; at++) {
    const site = siteAt(line, known, at, places)
    if (site === undefined) continue
    const rivals = places.filter((place) => place.at < site.at + site.size && site.at < place.at + place.size)
    const isRivalled = rivals.some(
      (place) => place.size > site.size || (place.size === site.size && isPlacePreferred(line, place, site)),
    )
    if (isRivalled) continue
    sites.push(site)
    at += site.size - 1
  }
  for (const site of compared(line, known, sites)) sites.push(site)
  const overlaps = (place: Named) =>
    sites.some((site) => place.at < site.at + site.size && site.at < place.at + place.size)
  return [...sites, ...places.filter((place) => !overlaps(place))].sort((one, other) => one.at - other.at)
}

const locatives = new Set(['in', 'around', 'from', 'off', 'to', 'within', 'and', 'or'])

/**
 * Of a place and a site with one name, countries and seas are meant before sites, and any place before sites that are
 * only also called so; else towns only after "in" or the like.
 */
const isPlacePreferred = (line: Line, { at, size, place }: Named, { sites = [] }: Named): boolean => {
  const phrase = phraseAt(line, at, size)
  return (
    place?.where.kind === 'country' ||
    place?.where.kind === 'water' ||
    startsAfter(line, at, locatives) ||
    !sites.some(({ siteName }) => siteKeys(siteName, []).includes(phrase))
  )
}
