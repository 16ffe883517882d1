import { kindWords } from './kind-words.ts'
import type { Known, KnownSite } from './known.ts'
import { isInside, type Named, type NamedPlace } from './locations.ts'
import { wordsOf } from './named-places.ts'
import { isNegated } from './negation.ts'
import { stopWords } from './ordinary-words.ts'
import { phraseBefore, phraseSet, singular } from './phrases.ts'
import { isTelling, isVocabulary } from './vocabulary.ts'
import { type Line, phraseAt, untaken, wordAt } from './words.ts'

// Whether words that are the name of a site are meant as one.

/** After these words, what follows is a name however ordinary it is. */
const callings = phraseSet(`
  have done, ive done, weve done, done the, seen the, dived the, did the, visited the, saw the, called, named, like, near, about, close to, similar to, tell me about, what about, how about, is, of, at,
  currents on, current on, conditions on, viz on, anything on, info on, dives on, diving on, dived on,
  says the, said the, recommended the, recommends the, suggested the, mentioned the, raving about the, raves about the, the site, dive site, site, open, show me, get to, get to the, at the, near the, about the, like the, is the
`)

const isCalled = (line: Line, at: number) => phraseBefore(untaken(line), callings, at) !== undefined

/** Whether the rest of a question says nothing, or only where. */
export const isAllThereIs = (line: Line, at: number, size: number, isIdle: (each: number) => boolean) =>
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

/** "Reefs in Dahab, not the Blue Hole": of one that lies there. */
const isLeftOut = (
  line: Line,
  { at, size }: { at: number; size: number },
  sites: readonly KnownSite[],
  places: readonly Named[],
): boolean =>
  wordAt(line, at - 1) === 'the' &&
  /^(me|us|not|isnt|arent|except|excepting|excluding|but|besides|than|from|skip|skipping|avoid|avoiding|without)$/.test(
    wordAt(line, at - 2),
  ) &&
  isNegated(line, at) &&
  (places.length === 0
    ? size > 1 && /^(not|isnt|except|excepting|excluding|besides)$/.test(wordAt(line, at - 2))
    : places.some(({ place }) => place !== undefined && sites.some((site) => liesIn(site, place))))

/** "Not Salt Pier, we did it twice": a clause of its own. */
const isRefusedAlone = (line: Line, at: number, size: number): boolean =>
  size > 1 &&
  wordAt(line, at - 1) === 'not' &&
  (at === 1 || line.words[at - 1]?.isBreak === true) &&
  (at + size === line.words.length || line.words[at + size]?.isBreak === true) &&
  !kindWords.meanings.has(phraseAt(line, at, size))

const leavingOut = /(?:^| )(?:(?:leave|take|rule|cut) out|skip|drop|forget|ditch|except|excluding|minus)$/

/** "Palau walls, except Big Drop Off": of one that lies there. */
const isExcepted = (
  line: Line,
  { at, size }: { at: number; size: number },
  sites: readonly KnownSite[],
  places: readonly Named[],
): boolean =>
  size > 1 &&
  !kindWords.meanings.has(phraseAt(line, at, size)) &&
  ((leavingOut.test(phraseAt(line, Math.max(0, at - 2), Math.min(2, at))) && places.length === 0) ||
    ((/^(except|excepting|excluding|besides|barring|minus)$/.test(wordAt(line, at - 1)) ||
      phraseAt(line, at - 2, 2) === 'other than') &&
      places.some(({ place }) => place !== undefined && sites.some((site) => liesIn(site, place)))))

/** "I get vertigo": of bodies. */
export const isFelt = (line: Line, at: number): boolean =>
  /^(get|gets|getting|feel|feeling|feels)$/.test(wordAt(line, at - 1))

/** "The islands of the South Pacific" are no site of that name. */
const generic =
  /^(?:the )?(?:islands?|reefs?|walls?|point|cove|bay|bays|piers?|jetty|coast|lakes?|caves?|wrecks?)$/

/**
 * A site's name is taken for one when some word of it tells, when it is announced, when it stands beside its place, or when
 * nothing else is asked.
 */
export const isSiteMeant = (
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
  if (size === 1 && (isFelt(line, at) || /^(my|our|your|his|her|their)$/.test(wordAt(line, at - 1))))
    return false
  if (words.every((word) => stopWords.has(word)) || (size === 1 && (words[0]?.length ?? 0) < 3)) return false
  if (words.every(isVocabulary) && size === 1) return false
  if (generic.test(phraseAt(line, at, size)) && !isCalled(line, at))
    return isAllThereIs(line, at, size, () => false)
  if (isOfMany(line, known, at, size)) return isHere && isAllThereIs(line, at, size, isIdle)
  if (size === 1 ? words.some(isTelling) : words.some((word) => !isVocabulary(word) && !stopWords.has(word)))
    return true
  return (
    isCalled(line, at) ||
    isLeftOut(line, { at, size }, sites, places) ||
    isRefusedAlone(line, at, size) ||
    isExcepted(line, { at, size }, sites, places) ||
    isBesideItsPlace(line, at, size, sites, places) ||
    isAllThereIs(line, at, size, isIdle)
  )
}

export const isIn = (named: Named, each: number) => each >= named.at && each < named.at + named.size
