import { maxPlaces, type Place, placeKinds } from '@soundings/contract/places'
import { distanceOf } from '@soundings/language/understanding/spelling'
import { fold } from '@soundings/rules/text'
import type { Entry, Gazetteer } from './gazetteer.ts'

/** Shorter words are too easily taken for one another to be misspelt. */
const shortestMisspelt = 4
const longMisspelt = 8
const maxTerms = 8

/** Where the words that begin with `start` stand in an alphabetical list: [from, to). */
const range = (words: string[], start: string): [number, number] => {
  const firstNotBelow = (isBelow: (word: string) => boolean) => {
    let [low, high] = [0, words.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBelow(words[middle] ?? '')) low = middle + 1
      else high = middle
    }
    return low
  }
  return [
    firstNotBelow((word) => word < start),
    firstNotBelow((word) => word < start || word.startsWith(start)),
  ]
}

const isSpeltAlike = (term: string, word: string): boolean => {
  const max = term.length < longMisspelt ? 1 : 2
  return distanceOf(term, word, max) <= max
}

type Matches = (term: string, word: string) => boolean

const starts: Matches = (term, word) => word.startsWith(term)
const alike: Matches = (term, word) =>
  word.startsWith(term) || (term.length >= shortestMisspelt && isSpeltAlike(term, word))

/** The positions of all places that hold a word which matches the term. */
const holding = ({ words, holders }: Gazetteer, term: string, matches: Matches): Set<number> => {
  const [from, to] = matches === starts ? range(words, term) : [0, words.length]
  const found = new Set<number>()
  for (let at = from; at < to; at++) {
    if (matches !== starts && !matches(term, words[at] ?? '')) continue
    for (const holder of holders[at] ?? []) found.add(holder)
  }
  return found
}

/** The places that hold every term, at least one of them in their own name. */
const holdingAll = (gazetteer: Gazetteer, terms: string[], matches: Matches): Entry[] => {
  let all: Set<number> | undefined
  for (const term of terms) {
    const held = holding(gazetteer, term, matches)
    all = all === undefined ? held : all.intersection(held)
    if (all.size === 0) return []
  }
  return [...(all ?? [])]
    .flatMap((at) => gazetteer.entries[at] ?? [])
    .filter(({ own }) => terms.some((term) => own.some((word) => matches(term, word))))
}

/** How well a name answers, better ones lower: it is the phrase, it begins with it, it holds all of it, some of it. */
const distance = ({ key, also, own }: Entry, phrase: string, terms: string[], matches: Matches) => {
  if (key === phrase || also.includes(phrase)) return 0
  if (key.startsWith(phrase)) return 1
  return terms.every((term) => own.some((word) => matches(term, word))) ? 2 : 3
}

const byRank = (entries: Entry[], phrase: string, terms: string[], matches: Matches): Place[] =>
  entries
    .map((entry) => ({ entry, rank: distance(entry, phrase, terms, matches) }))
    .sort(
      ({ entry: { place: one }, rank }, { entry: { place: other }, rank: otherRank }) =>
        rank - otherRank ||
        placeKinds.indexOf(one.kind) - placeKinds.indexOf(other.kind) ||
        other.count - one.count ||
        one.name.localeCompare(other.name),
    )
    .slice(0, maxPlaces)
    .map(({ entry }) => entry.place)

/** The places that the words name, best first; spellings that are alike count only when nothing is spelt that way. */
export const findPlaces = (gazetteer: Gazetteer, asked: string): { items: Place[]; misspelt: boolean } => {
  const phrase = fold(asked)
  const terms = phrase.split(' ').filter(Boolean).slice(0, maxTerms)
  const called = gazetteer.entries.filter(({ also }) => also.includes(phrase))
  const found = (matches: Matches) => {
    const held = new Set([...called, ...holdingAll(gazetteer, terms, matches)])
    return byRank([...held], phrase, terms, matches)
  }
  const exact = found(starts)
  if (exact.length > 0 || terms.length === 0) return { items: exact, misspelt: false }
  const items = found(alike)
  return { items, misspelt: items.length > 0 }
}
