import { type Known, type KnownSite, siteKeys } from './known.ts'
import type { Named } from './locations.ts'
import { isIn, placeOf } from './naming.ts'
import { stopWords } from './ordinary-words.ts'
import { bestPlace } from './same-places.ts'
import { distanceOf } from './spelling.ts'
import { isDoubtful } from './vocabulary.ts'
import { isFree, type Line, phraseAt, take, wordAt } from './words.ts'

/** So much of a misspelt name must be right, a little more of a short one; and so long must a single word be. */
const closeEnough = (phrase: string) => (phrase.length < 7 ? 0.8 : 0.75)
const shortestAlone = 5
/** Looking for misspelt names takes longest of all, so it is done a few times at most. */
const mostAsked = 16

/** The windows of so many words around one, that may be a name. */
const windowsAround = (line: Line, word: number, size: number): number[] =>
  Array.from({ length: size }, (_, back) => word - back).filter(
    (at) =>
      isFree(line, at, size) &&
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

/** The sites or the place whose name is closest to a phrase; undefined when none is close. */
const guess = (line: Line, known: Known, at: number, size: number): Guess | undefined => {
  const phrase = phraseAt(line, at, size)
  const sites = known.sites(phrase, 'alike')
  const places = known.places(phrase, 'alike')
  const toSites = sites.map((site) => closenessToName(phrase, site))
  const toSite = Math.max(0, ...toSites)
  const toPlace = places[0]?.closeness ?? 0
  const closeness = Math.max(toSite, toPlace)
  if (closeness < closeEnough(phrase)) return undefined
  const place = bestPlace(
    places.filter((each) => each.closeness === toPlace),
    undefined,
  )
  if (place && toPlace > toSite) return { closeness, named: { at, size, place: placeOf(place) } }
  return { closeness, named: { at, size, sites: sites.filter((_, each) => toSites[each] === toSite) } }
}

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
  let left = mostAsked
  const isUnknown = (word: number) =>
    isFree(line, word) &&
    line.words[word]?.value === null &&
    isDoubtful(wordAt(line, word)) &&
    (sizes.some((size) => size > 1) || wordAt(line, word).length >= shortestAlone) &&
    !places.some((place) => isIn(place, word))

  for (let word = 0; word < line.words.length && left > 0; word++) {
    if (!isUnknown(word)) continue
    const windows = sizes.flatMap((size) => windowsAround(line, word, size).map((at) => ({ at, size })))
    const asked = windows.slice(0, left)
    left -= asked.length
    const [best] = asked
      .flatMap(({ at, size }) => guess(line, known, at, size) ?? [])
      .sort((one, other) => score(other) - score(one))
    if (best === undefined) continue
    found.push(best.named)
    take(line, best.named.at, best.named.size)
  }
  return found
}
