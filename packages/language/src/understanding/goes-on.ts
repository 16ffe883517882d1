import type { SearchQuery } from '@soundings/contract/search'
import { allPhrases, type Phrases, phraseFrom, phraseSet, phrases, says, takeAll } from './phrases.ts'
import { isAsked, isGiven, type Read } from './query.ts'
import { clauseEnd, type Line, untaken, wordAt, wordSet } from './words.ts'

/** How a question begins that only goes on with the one before. */
const starts = phraseSet(`
  everything as before, all as before, same as before, as before, everything else the same, all else the same, we changed our plans, change of plan, plans changed, our plans changed, ooh, oooh, aha, cool but, nice but, great but, good but, lovely but, perfect but, thanks but, correction, leave out, skip, hide, ignore, lets stick, stick with, stick to, lets keep, lets go with, lets go for, nah not, nah, no not, yeah but, yes but, ok but, okay but, sorry should have said, sorry i should have said, should have said, should have mentioned, forgot to say, forgot to mention, i forgot to say, i forgot to mention, sorry, one more thing, and one more thing, btw, by the way,
  i changed my mind, ive changed my mind, changed my mind, on second thought, on second thoughts, scratch that, hmm, hm, well, ah, oh, actually, only, just, i meant, i mean, sorry i meant, no i meant, even, what about, how about, and, but, or, with, without, also, same, same but, any, in, for, near,
  around, within, no, not, including, excluding, except, maybe, rather, instead, preferably, then, now, ok,
  okay, please only, show only, make it, make that, remove, drop, forget, add, deeper, shallower, closer,
  nearer, warmer, colder, easier, harder, from, under, over, above, below, less, more, at least, at most,
  up to, max, something, somewhere, anything, what if, ones, outside, outside of, actually, which is, which are, which one, which ones, which have, which has, which of
`)
const ends = new Set(['only', 'too', 'instead', 'though', 'also', 'then', 'please'])
const these = phraseSet(`
  after all, same corner, same part, without it, without that, without them, i mean, i meant, away from there, from there, same country, same area, same region, same month, ones, these, those, them, of these, same place, one with, one without, there
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

const limits = [
  'levels',
  'minDepth',
  'maxDepth',
  'access',
  'avoid',
  'minTemp',
  'maxTemp',
  'months',
  'facilities',
] as const

/** "New to diving", "my first ocean dive": of who dives, and not of where. */
const namesDives = (line: Line): boolean =>
  allPhrases(line, heads).some(({ at }) => !/^(to|first|ocean)$/.test(wordAt(line, at - 1)))

/** What a question looks for besides limits: then it stands by itself. Words are a question where nothing else is asked. */
const isWholeQuestion = (line: Line, read: Read) =>
  namesDives(line) ||
  (read.where?.length ?? 0) +
    (read.diveTypes?.length ?? 0) +
    (read.categories?.length ?? 0) +
    (read.species?.length ?? 0) +
    (read.notWhere?.length ?? 0) +
    (read.waters?.length ?? 0) >
    0 ||
  Boolean(read.like) ||
  (Boolean(read.words) && !limits.some((field) => isGiven(read[field])))

/** What is said in so few words may only add to the question before. */
const mostOfFragment = 3

/** What a question may be about; a few words that name one that was not said before narrow it down. */
const aspects: readonly (readonly (keyof SearchQuery)[])[] = [
  ['where'],
  ['diveTypes', 'categories'],
  ['species'],
  ['waters'],
]

/** "Asia side" says no more than "Asia". */
const ofParts = /^(?:side|area|part|region|coast|one|half|end)?$/

/**
 * "Norway", then "orcas", then "Iceland": whoever says in a word where or what means it with what was asked before. Some
 * names alone begin anew: a place where nothing but a place was asked.
 */
const narrows = (line: Line, read: Read, previous: SearchQuery) => {
  const isIdle = (read.words ?? '').split(' ').every((word) => ofParts.test(word))
  if (line.words.length > mostOfFragment || says(line, heads) || !isIdle) return false
  const named = aspects.filter((fields) => fields.some((field) => isGiven(read[field])))
  return named.length === 1 && isAsked(previous)
}

/** "Switzerland instead of Germany", where Germany was asked for. */
const replaces = ({ where = [], notWhere = [] }: Read, previous: SearchQuery): boolean =>
  where.length > 0 &&
  notWhere.some((out) => previous.where.some((each) => JSON.stringify(each) === JSON.stringify(out)))

const elsewhere = phraseSet(
  'anywhere, worldwide, in the world, of the world, around the world, around the globe, on the planet, any continent, every continent, globally, on earth, any country, which country, what country, other country, another country, different country, abroad, elsewhere, dont care where, some day, someday, one day',
)
const ofPlace = new Set<keyof SearchQuery>(['where', 'notWhere', 'months', 'words', 'order', 'anySpecies'])
/** How somebody goes on who has said where. */
const going =
  /^(done|been|already|seen|we|wed|were|id|i|im|my|our|she|he|they|nice|great|good|cool|ok|okay|perfect|thanks|lovely|sounds|hmm|hm)$/

const replies = /^(cool|right|brilliant|lovely|great|perfect)$/

/** "Great, and in Gozo?", and not "great reefs in Thailand". */
const isReply = ({ words: [first, second] }: Line): boolean =>
  replies.test(first?.text ?? '') && second?.isBreak === true

const mostOfWish = 9
const asksAnew =
  /^(where|which|what|whats|who|how|is|are|can|best|top|any|show|find|places|sites|dives|spots|anywhere|somewhere|id|looking|recommend)$/

/** "Wrecks up to 30 m", where only a place was named before. */
const isShortWish = (line: Line): boolean =>
  line.words.length <= mostOfWish && line.isAsked !== true && !asksAnew.test(wordAt(line, 0))

/** "Planning Costa Rica", then "we'd like mantas": what is looked for, where only a place, or a place and a time, was named before. */
const fillsIn = (line: Line, read: Read, previous: SearchQuery): boolean => {
  const isPlaceAlone =
    previous.where.length > 0 &&
    (Object.keys(previous) as (keyof SearchQuery)[]).every(
      (field) => ofPlace.has(field) || !isGiven(previous[field]),
    )
  const isPlaced = isGiven(read.where) || isGiven(read.notWhere) || Boolean(read.like)
  return (
    isPlaceAlone &&
    (going.test(wordAt(line, 0)) || isShortWish(line)) &&
    !isPlaced &&
    isAsked({ ...read, words: '' }) &&
    !says(line, elsewhere)
  )
}

/** "Northwest Point I know already. What other walls?", where a place was asked for. */
const asksForOthers = (line: Line, read: Read, previous: SearchQuery): boolean =>
  isGiven(read.notSites) &&
  !isGiven(read.where) &&
  isGiven(previous.where) &&
  line.words.some(({ text }) => /^(other|others|another|else)$/.test(text))

const wished = ['where', 'diveTypes', 'categories', 'species', 'waters', 'like'] as const
const excluded = ['notWhere', 'notSites', 'notSpecies', 'without'] as const

/** "Everything bar Gozo": nothing is said but what should not be there. */
const isOnlyExcluding = (read: Read): boolean =>
  excluded.some((field) => isGiven(read[field])) && !wished.some((field) => isGiven(read[field]))

/** "Shore dives only, 20 m cap as we've got trainees": says no place of its own. */
const isOnlyThat = (line: Line, read: Read): boolean =>
  wordAt(line, clauseEnd(line, 0) - 1) === 'only' && !isGiven(read.where) && !says(line, elsewhere)

/** "My son would rather do the sea": something else at the same place. */
const prefers = (line: Line, read: Read): boolean =>
  line.words.some(({ text }) => text === 'rather') && !isGiven(read.where) && !says(line, elsewhere)

/**
 * Whether a question goes on with the one before: it begins with a word that only joins ("only", "what about", "and",
 * "in", "without", "deeper"), ends with one ("instead", "too"), speaks of "these" or "ones", gives nothing but limits
 * ("max 18 m"), or names in a word or two what was not said yet. One that names its own place and kind, or says "dives" or
 * "sites" without such a word, is new.
 */
export const goesOn = (line: Line, read: Read, previous: SearchQuery): boolean => {
  const last = wordAt(line, line.words.length - 1)
  const first = wordAt(line, 0)
  const joins = isReply(line) || phraseFrom(untaken(line), starts, 0) !== undefined
  const isOwn =
    (read.where ?? []).some(({ kind }) => kind !== 'me') &&
    (read.diveTypes?.length ?? 0) + (read.categories?.length ?? 0) + (read.species?.length ?? 0) > 0
  if (isOwn && !['only', 'and', 'what', 'how', 'same', 'but', 'also', 'or'].includes(first)) return false
  if (isOwn && first === 'what' && wordAt(line, 1) !== 'about') return false
  return (
    joins ||
    replaces(read, previous) ||
    ends.has(last) ||
    /^(instead|also|too)$/.test(wordAt(line, clauseEnd(line, 0) - 1)) ||
    isOnlyThat(line, read) ||
    prefers(line, read) ||
    says(line, these) ||
    isOnlyExcluding(read) ||
    asksForOthers(line, read, previous) ||
    !isWholeQuestion(line, read) ||
    fillsIn(line, read, previous) ||
    narrows(line, read, previous)
  )
}
