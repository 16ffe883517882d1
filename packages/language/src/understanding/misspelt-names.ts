import { fold } from '@soundings/rules/text'
import { type Known, type KnownSite, siteKeys } from './known.ts'
import type { Named } from './locations.ts'
import { placeOf, waterPlace } from './named-places.ts'
import { stopWords } from './ordinary-words.ts'
import { singular } from './phrases.ts'
import { bestPlace } from './same-places.ts'
import { isAllThereIs, isFelt, isIn } from './site-meant.ts'
import { corrected, distanceOf, mistakesIn } from './spelling.ts'
import { isDoubtful, isTelling, lexicon } from './vocabulary.ts'
import { waterNames } from './water-names.ts'
import { isFree, type Line, phraseAt, take, wordAt } from './words.ts'

/** So much of a misspelt name must be right, a little more of a short one; and so long must a single word be. */
const closeEnough = (phrase: string) => (phrase.length < 7 ? 0.8 : 0.75)
const shortestAlone = 5
/** Looking for misspelt names takes longest of all, so it is done a few times at most. */
const maxAsked = 16

/** By itself no name, however near to one: "Santa Cruz" is not on Koh Lanta. */
const startOfNames = /^(santa|santo|saint|puerto|playa|punta|costa|monte|villa|porto|praia|cabo)$/

/** The windows of so many words around one, that may be a name. */
const windowsAround = (line: Line, word: number, size: number): number[] =>
  Array.from({ length: size }, (_, back) => word - back).filter(
    (at) =>
      isFree(line, at, size) &&
      !(size === 1 && (isFelt(line, at) || startOfNames.test(wordAt(line, at)))) &&
      !stopWords.has(wordAt(line, at)) &&
      !stopWords.has(wordAt(line, at + size - 1)),
  )

type Guess = { named: Named; closeness: number }

/** How much of a phrase is the name of a site itself: a single word of an alias is no name. */
const closenessToName = (phrase: string, { siteName, closeness }: KnownSite): number => {
  if (phrase.includes(' ')) return closeness
  const mistakes = siteKeys(siteName, []).map((key) => distanceOf(phrase, key, phrase.length))
  return Math.min(closeness, 1 - Math.min(...mistakes) / phrase.length)
}

/** "Turtels" are several animals, and hardly part of a name. */
const isOfMany = (word: string): boolean => {
  const meant = isDoubtful(word) ? corrected(word, lexicon()) : undefined
  return meant !== undefined && singular(meant) !== meant
}

/** What is misspelt as a wish as well, as "sipidan turtels", must be spelt better than this to be a name. */
const leastOfCriterion = 0.88

const isCriterion = (phrase: string, closeness: number): boolean =>
  closeness < leastOfCriterion && phrase.split(' ').some(isOfMany)

/** Where nothing else is said, as "richleu rock", a long word may lack two letters. */
const mostOfAll = 2
const longEnough = 6

/** "Wich wreck": what ordinary words share with a name is no reason for more mistakes in the others. */
const isOrdinary = (phrase: string, closeness: number, names: readonly string[], isAll: boolean): boolean => {
  const words = phrase.split(' ')
  const own = words.filter(isTelling)
  const mistakes = Math.round((1 - closeness) * phrase.length)
  const inNames = new Set(names.flatMap((name) => fold(name).split(' ')))
  // The east coast is no misspelt west coast.
  if (words.some((word) => /^(north|south|east|west)(ern)?$/.test(word) && !inNames.has(word))) return true
  if (own.length === words.length || mistakes <= mistakesIn(own.join(''))) return false
  if (isAll && own.length > 0 && mistakes <= mostOfAll && own.join('').length >= longEnough) return false
  return own.length === 0 || !own.every((word) => inNames.has(word))
}

/** Letters that may be wrong in the name of a sea. */
const maxWrong = 3

/** Names of seas of several words, by their first letter, which hardly anybody mistypes. */
const seasBy = Map.groupBy(
  [...waterNames.meanings].filter(([name]) => name.includes(' ')),
  ([name]) => name[0],
)

/** The sea or part of the world whose name of several words is closest to a phrase. */
const guessWater = (phrase: string, at: number, size: number): Guess | undefined => {
  let best: Guess | undefined
  for (const [name, water] of seasBy.get(phrase[0]) ?? []) {
    if (Math.abs(name.length - phrase.length) > maxWrong) continue
    const mistakes = distanceOf(phrase, name, maxWrong)
    const closeness = mistakes > maxWrong ? 0 : 1 - mistakes / phrase.length
    if (closeness > Math.max(0.8, best?.closeness ?? 0))
      best = { closeness, named: { at, size, place: waterPlace(water) } }
  }
  return best
}

/** The sites or the place whose name is closest to a phrase; undefined when none is close. */
const guess = (phrase: string, known: Known, at: number, size: number, isAll: boolean): Guess | undefined => {
  const water = size > 1 ? guessWater(phrase, at, size) : undefined
  const named = guessNamed(phrase, known, at, size, isAll)
  return water && (named === undefined || water.closeness >= named.closeness) ? water : named
}

const guessNamed = (
  phrase: string,
  known: Known,
  at: number,
  size: number,
  isAll: boolean,
): Guess | undefined => {
  const sites = known.sites(phrase, 'alike')
  const places = known.places(phrase, 'alike')
  const toSites = sites.map((site) => closenessToName(phrase, site))
  const toSite = Math.max(0, ...toSites)
  const toPlace = places[0]?.closeness ?? 0
  const closeness = Math.max(toSite, toPlace)
  const names = [...sites.map(({ siteName }) => siteName), ...places.map(({ name }) => name)]
  if (
    closeness < closeEnough(phrase) ||
    isCriterion(phrase, closeness) ||
    isOrdinary(phrase, closeness, names, isAll)
  )
    return undefined
  const place = bestPlace(
    places.filter((each) => each.closeness === toPlace),
    undefined,
  )
  if (place && toPlace > toSite) return { closeness, named: { at, size, place: placeOf(place) } }
  return { closeness, named: { at, size, sites: sites.filter((_, each) => toSites[each] === toSite) } }
}

/** "10 miles Dahab": a unit behind its number begins no name. */
const isUnitOf = (line: Line, at: number): boolean =>
  line.words[at - 1]?.value != null &&
  /^(miles?|kms?|kilomet(?:re|er)s?|met(?:re|er)s?|feet|fathoms?)$/.test(wordAt(line, at))

/** So much of two words must be right that are read as one: "moai head" is not in Morehead City. */
const closeAsOne = 0.85

type Window = { at: number; size: number; phrase: string }

/** Of two words also what they are as one: "kitty wake". */
const windowsOf = (line: Line, word: number, size: number): Window[] =>
  windowsAround(line, word, size).flatMap((at) => {
    const phrase = phraseAt(line, at, size)
    const asOne = size === 2 ? [{ at, size, phrase: phrase.replace(' ', '') }] : []
    return [{ at, size, phrase }, ...asOne]
  })

/** Of guesses the closest, and of like ones the one that explains more words. */
const score = ({ named, closeness }: Guess) => closeness * (named.size + 1)

/**
 * The sites and places that a question seems to name but misspells, looked for around words that nobody knows; they are
 * taken. Names of several words, `sizes`, are tried before words are corrected, single words after. Words of `places`
 * are known, but may be part of a longer name.
 */
export const namedAlike = (
  line: Line,
  known: Known,
  sizes: readonly number[],
  places: readonly Named[],
): Named[] => {
  const found: Named[] = []
  let left = maxAsked
  const isUnknown = (word: number) =>
    isFree(line, word) &&
    line.words[word]?.value === null &&
    !isUnitOf(line, word) &&
    isDoubtful(wordAt(line, word)) &&
    (sizes.some((size) => size > 1) || wordAt(line, word).length >= shortestAlone) &&
    !places.some((place) => isIn(place, word))

  for (let word = 0; word < line.words.length && left > 0; word++) {
    if (!isUnknown(word)) continue
    const windows = sizes.flatMap((size) => windowsOf(line, word, size))
    const asked = windows.slice(0, left)
    left -= asked.length
    const [best] = asked
      .flatMap(({ at, size, phrase }) => {
        const isAll = isAllThereIs(line, at, size, () => false)
        const found = guess(phrase, known, at, size, isAll)
        const isAsOne = size > 1 && !phrase.includes(' ')
        return found && (!isAsOne || found.closeness >= closeAsOne) ? [found] : []
      })
      .sort((one, other) => score(other) - score(one))
    if (best === undefined) continue
    found.push(best.named)
    take(line, best.named.at, best.named.size)
  }
  return found
}
