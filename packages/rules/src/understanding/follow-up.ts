import type { SearchQuery } from '@soundings/contract/search'
import type { SiteCategory } from '@soundings/contract/site-words'
import { different, isSame } from './different.ts'
import { categoriesOfType } from './kinds.ts'
import { type Phrases, phraseFrom, phraseSet, phrases, phrasesOf, says, takeAll } from './phrases.ts'
import { emptyQuery, isGiven, once, type Read } from './query.ts'
import { type Line, untaken, wordAt, wordSet } from './words.ts'

/** How a question begins that only goes on with the one before. */
const starts = phraseSet(`
  only, just, what about, how about, and, but, or, with, without, also, same, same but, any, in, for, near,
  around, within, no, not, including, excluding, except, maybe, rather, instead, preferably, then, now, ok,
  okay, please only, show only, make it, make that, remove, drop, forget, add, deeper, shallower, closer,
  nearer, warmer, colder, easier, harder, from, under, over, above, below, less, more, at least, at most,
  up to, max, something, anything, what if, ones
`)
const ends = new Set(['only', 'too', 'instead', 'though', 'also', 'then', 'please'])
const these = phraseSet(`
  ones, these, those, them, of these, same place, one with, one without, there
`)
const again = phraseSet(`
  more, show more, show me more, more of these, more please, any more, any others, others, next, next page,
  more result, what else, anything else, more site, show others
`)
const anew = phraseSet(`
  start over, start again, start anew, reset, clear, clear all, new search, begin again, forget it,
  forget that, forget everything, from the beginning
`)

/** Only more of the same is asked for. */
export const asksForMore = (line: Line): boolean => isWhole(line, again)
export const startsOver = (line: Line): boolean => isWhole(line, anew)

const polite = wordSet('please lets let us ok okay can you i want to show me a the')

const isWhole = (line: Line, known: Phrases<true>): boolean => {
  const found = takeAll(untaken(line), known)
  const covered = new Set(
    found.flatMap(({ at, size }) => Array.from({ length: size }, (_, each) => at + each)),
  )
  return found.length > 0 && line.words.every((word, at) => covered.has(at) || polite.has(word.text))
}

const heads = phrases<true>({ 'dive site, site, dive, diving, spot, place, where': true })

/** What a question looks for besides limits: then it stands by itself. */
const isWholeQuestion = (line: Line, read: Read) =>
  says(line, heads) ||
  (read.where?.length ?? 0) +
    (read.diveTypes?.length ?? 0) +
    (read.categories?.length ?? 0) +
    (read.species?.length ?? 0) +
    (read.notWhere?.length ?? 0) +
    (read.waters?.length ?? 0) >
    0 ||
  Boolean(read.like) ||
  Boolean(read.words)

/**
 * Whether a question goes on with the one before: it begins with a word that only joins ("only", "what about", "and",
 * "in", "without", "deeper"), ends with one ("instead", "too"), speaks of "these" or "ones", or gives nothing but limits
 * ("max 18 m"). One that names its own place and kind, or says "dives" or "sites" without such a word, is new.
 */
export const goesOn = (line: Line, read: Read): boolean => {
  const last = wordAt(line, line.words.length - 1)
  const first = wordAt(line, 0)
  const joins = phraseFrom(untaken(line), starts, 0) !== undefined
  const isOwn =
    (read.where?.length ?? 0) > 0 && ((read.diveTypes?.length ?? 0) > 0 || (read.categories?.length ?? 0) > 0)
  if (isOwn && !['only', 'and', 'what', 'how', 'same', 'but', 'also', 'or'].includes(first)) return false
  if (isOwn && first === 'what' && wordAt(line, 1) !== 'about') return false
  return joins || ends.has(last) || says(line, these) || !isWholeQuestion(line, read)
}

const anyOf = phrasesOf<(keyof SearchQuery)[]>([
  [
    'any depth, forget the depth, remove the depth, no depth limit, depth doesnt matter, whatever depth, all depths',
    ['minDepth', 'maxDepth'],
  ],
  [
    'any level, forget the level, remove the level, level doesnt matter, all levels, any difficulty',
    ['levels'],
  ],
  [
    'anywhere, anywhere else, worldwide, in the world, around the world, everywhere, any country, any place, remove the place, forget the place',
    ['where', 'notWhere'],
  ],
  [
    `
      any time, anytime, any month, any season, all year, year round, whenever, forget the month, remove the month,
      time doesnt matter
    `,
    ['months'],
  ],
  ['any kind, any type, all kinds, all types, anything', ['diveTypes', 'categories', 'without']],
  ['shore or boat, boat or shore, any entry', ['access']],
  ['any temperature, whatever temperature', ['minTemp', 'maxTemp']],
  ['any animal, forget the animals', ['species', 'notSpecies']],
])

/** Takes what no longer matters: "any depth", "anywhere". */
export const readAnyOf = (line: Line): (keyof SearchQuery)[] =>
  takeAll(line, anyOf).flatMap(({ meaning }) => meaning)

const adds = (line: Line) =>
  ['also', 'or', 'add', 'including'].includes(wordAt(line, 0)) ||
  wordAt(line, line.words.length - 1) === 'too'
const replaces = (line: Line) =>
  ['what', 'how', 'instead'].includes(wordAt(line, 0)) || wordAt(line, line.words.length - 1) === 'instead'

/** Kinds that are no longer wanted leave the wish; those that were no part of it are ruled out. */
const withoutKinds = (query: SearchQuery, unwanted: readonly SiteCategory[]): Read => {
  const diveTypes = query.diveTypes.filter(
    (type) => !categoriesOfType(type).some((each) => unwanted.includes(each)),
  )
  const categories = query.categories.filter((category) => !unwanted.includes(category))
  const isLess = diveTypes.length + categories.length < query.diveTypes.length + query.categories.length
  const isNothingLeft = diveTypes.length + categories.length === 0
  return {
    diveTypes,
    categories,
    without: isLess && !isNothingLeft ? query.without : once([...query.without, ...unwanted]),
  }
}

/** What is no longer wanted leaves the wishes, and what is wanted after all what was ruled out. */
const excluding = (query: SearchQuery, { where = [], notWhere = [], species = [], ...next }: Read): Read => ({
  where: query.where.filter((each) => !notWhere.some(isSame(each))),
  notWhere: [
    ...query.notWhere.filter((each) => ![...where, ...notWhere].some(isSame(each))),
    ...notWhere,
  ].slice(0, mostExcluded),
  species: query.species.filter((id) => !next.notSpecies?.includes(id)),
  notSpecies: once([
    ...query.notSpecies.filter((id) => !species.includes(id)),
    ...(next.notSpecies ?? []),
  ]).slice(0, mostExcluded),
  notSites: [
    ...query.notSites.filter(({ id }) => !next.notSites?.some((each) => each.id === id)),
    ...(next.notSites ?? []),
  ].slice(0, mostExcluded),
})

const mostExcluded = 10

/**
 * The question before with what the new one says: hazards and facilities are added, animals too unless "what about"
 * replaces them, everything else takes the place of what was said of the same thing; "also" keeps both.
 */
export const continued = (previous: SearchQuery, read: Read, line: Line): SearchQuery => {
  const query: SearchQuery = { ...previous }
  const next = Object.fromEntries(Object.entries(read).filter(([, value]) => isGiven(value))) as Read
  if (next.minDepth != null || next.maxDepth != null) {
    const [min, max] = [next.minDepth ?? null, next.maxDepth ?? null]
    query.minDepth = min ?? (max !== null && (query.minDepth ?? 0) >= max ? null : query.minDepth)
    query.maxDepth = max ?? (min !== null && (query.maxDepth ?? 400) <= min ? null : query.maxDepth)
  }
  if (next.minTemp != null || next.maxTemp != null) {
    query.minTemp = next.minTemp ?? null
    query.maxTemp = next.maxTemp ?? null
  }
  if (next.diveTypes || next.categories) {
    const isMore = adds(line)
    query.diveTypes = once([...(isMore ? query.diveTypes : []), ...(next.diveTypes ?? [])])
    query.categories = once([...(isMore ? query.categories : []), ...(next.categories ?? [])])
    query.without = query.without.filter(
      (each) =>
        !query.categories.includes(each) &&
        !query.diveTypes.some((type) => categoriesOfType(type).includes(each)),
    )
  }
  if (next.where)
    query.where = adds(line) ? different([...query.where, ...next.where]).slice(0, 10) : next.where
  if (next.species) {
    query.species = replaces(line) ? next.species : once([...query.species, ...next.species]).slice(0, 10)
    query.anySpecies = replaces(line)
      ? (next.anySpecies ?? false)
      : query.anySpecies || wordAt(line, 0) === 'or'
  }
  if (next.avoid) query.avoid = once([...query.avoid, ...next.avoid])
  if (next.facilities) query.facilities = once([...query.facilities, ...next.facilities])
  for (const key of ['levels', 'waters', 'months', 'access', 'like', 'order'] as const)
    if (next[key] !== undefined) Object.assign(query, { [key]: next[key] })
  if (next.words) query.words = next.words
  Object.assign(query, excluding(query, next))
  if (next.without) Object.assign(query, withoutKinds(query, next.without))
  return query
}

/** A question by itself. */
export const complete = (read: Read): SearchQuery => ({ ...emptyQuery(), ...read })

/** The question without what no longer matters. */
export const cleared = (query: SearchQuery, fields: readonly (keyof SearchQuery)[]): SearchQuery => {
  const empty = emptyQuery()
  return { ...query, ...Object.fromEntries(fields.map((field) => [field, empty[field]])) }
}
