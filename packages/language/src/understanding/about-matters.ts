import type { Context, Understood } from './context.ts'
import { goesOn } from './goes-on.ts'
import { type Heard, understood } from './heard.ts'
import { asksForSites, speaksOfSites } from './intent.ts'
import { type Known, longestName, sitesCalled } from './known.ts'
import { isDealing, isMatter } from './matters.ts'
import { stopWords } from './ordinary-words.ts'
import { phraseSet, says } from './phrases.ts'
import { emptyQuery, isAsked } from './query.ts'
import { personal, setsLimit } from './setting-limits.ts'
import { isTelling } from './vocabulary.ts'
import { isFree, type Line, phraseAt, wordAt } from './words.ts'

/** How a question begins that asks for an answer and not for sites. */
const questioning =
  /^(is|are|am|was|were|does|do|did|can|could|should|shall|will|would|may|must|has|have|how|why|when|who|what|whats|which|any)$/

/** How something is told that has gone wrong or is not understood. */
const trouble = phraseSet(`
  what now, now what, what next, help, any advice, any tips, advice, please advise, died, broke, broken, lost, forgot, stuck, jammed, leaking, leaks, flooded, failed,
  fails, burst, expired, wont, will not, doesnt work, stopped, keeps, cant, cannot, problem, trouble, wrong, wondering, not sure, unsure, myth, true, dangerous, safe,
  or not, worth it, normal, ok, okay, better, versus, vs, explain, difference
`)

/** "Dan or another insurance": of so few words that it asks which of two is better. */
const mostOfChoice = 12

const isQuestion = (line: Line): boolean =>
  line.isAsked === true ||
  line.words.some(({ text, isBreak }, at) => (at === 0 || isBreak) && questioning.test(text)) ||
  says(line, personal) ||
  says(line, trouble) ||
  (line.words.length <= mostOfChoice && line.words.some(({ text }, at) => at > 0 && text === 'or'))

/** Whether something is asked or wished that is not sites; a wish speaks of nothing else. */
const asksForAnswer = ({ unnamed, asked }: Heard, isAllTold: boolean): boolean => {
  if (speaksOfSites(unnamed)) return false
  return asksForSites(unnamed) ? isAllTold : isQuestion(asked)
}

/** What the words do not say: sites, animals, kinds of dives. Depths, months and waters are said of dives as such. */
const looksForNothing = (
  { read, sites, relative, anyOf, asked, unnamed }: Heard,
  words: string[],
): boolean => {
  const { where: _where, words: _words, months: _months, minDepth: _min, maxDepth: _max, ...others } = read
  const { waters: _waters, minTemp = null, maxTemp = null, levels = [], ...rest } = others
  const { facilities = [], access = null, ...kinds } = rest
  if (isAsked(kinds) || sites.length + relative.length + anyOf.length > 0) return false
  // "What do you tip the crew of a day boat?"
  if ((facilities.length > 0 || access !== null) && !words.some(isDealing)) return false
  const isPersonal = questioning.test(wordAt(asked, 0)) || says(unnamed, personal)
  const isAllTold = words.every(isMatter)
  if (isAsked({ minTemp, maxTemp }) && !(isAllTold && isPersonal)) return false
  return levels.length === 0 || isPersonal || isAllTold
}

/** Beside a place only what no site there can tell of: money, cards, courses, travel and law. */
const isOfNoPlace = ({ read }: Heard, words: string[]): boolean => {
  const { where: _where, words: _words, months: _months, access: _access, ...others } = read
  return words.every(isMatter) && words.some(isDealing) && !isAsked(others)
}

/** How many of the words may be names, as they are neither everyday English nor of what is asked about. */
const unknownIn = (words: string[]): number =>
  words.filter((word) => !isMatter(word) && isTelling(word)).length

/** Whether some words are the name of a site, though they mean something else as well: "Black Rock parking and cost?". */
const namesSite = (line: Line, known: Known): boolean =>
  line.words.some((_, at) =>
    Array.from({ length: longestName }, (_each, less) => less + 1).some((size) => {
      if (!isFree(line, at, size)) return false
      const phrase = phraseAt(line, at, size)
      const isWord = size === 1 && (isMatter(phrase) || stopWords.has(phrase))
      return !isWord && sitesCalled(known, phrase).length > 0
    }),
  )

/**
 * A question about gear, gas, bodies, cards, courses, money, travel or law: "how often is a regulator serviced?". Where it
 * names no site, animal or kind of dive, its words would only find texts that happen to have them.
 */
export const aboutMatters = (heard: Heard, known: Known, context: Context): Understood | null => {
  const { read, asked, isOrdered } = heard
  const words = (read.words ?? '').split(' ').filter(Boolean)
  const told = words.filter(isMatter).length
  if (isOrdered || told === 0 || setsLimit(heard) || !asksForAnswer(heard, told === words.length)) return null
  if (context.open || (context.query && goesOn(asked, read, context.query))) return null
  if (!looksForNothing(heard, words) || namesSite(asked, known)) return null
  const isTold = (read.where?.length ?? 0) > 0 ? isOfNoPlace(heard, words) : told >= unknownIn(words)
  if (!isTold) return null
  return understood('medical', context.query ?? emptyQuery(), context, { guidance: 'general' })
}
