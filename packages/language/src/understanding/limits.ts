import type { Amount } from './amounts.ts'
import {
  approximately,
  type Comparison,
  type Comparisons,
  comparing,
  comparingAfter,
  experiences,
  fillers,
  gear,
  type Limit,
  lateNegators,
  minds,
  mindsOnlyDenied,
  negatingPairs,
  negators,
  permits,
  refused,
  staying,
  things,
  thoughts,
  wishes,
} from './limit-words.ts'
import { type Found, type Phrases, phraseBefore, phraseFrom, phraseSet } from './phrases.ts'
import { isUneasy, unwellUntil } from './unwell.ts'
import { type Line, untaken, wordAt, wordSet } from './words.ts'

// Which way a number limits: "no deeper than 18 m", "18 m is my limit". Sentences say it in endless ways, so it is not looked
// up whole: a word that compares is found, and what turns it round. Where both readings are possible the safe one is taken.

const farLate = 7
const farRefusal = 6
const farFiller = 6
const farNegator = 12

type Told = Found<Comparison> & { isOwn: boolean }

/** The comparing word before a number, over words that say nothing: "the limit for me is about 18 m". */
const comparisonBefore = (line: Line, own: Phrases<Comparison>, at: number): Told | undefined => {
  let rough: Told | undefined
  // "20 m max, 20 degrees min": the first limits what stands before it.
  const last = line.words[at]?.isBreak ? phraseBefore(line, comparing, at) : undefined
  if (last && isAmountEnd(line, last.at)) return undefined
  for (let end = at; end > 0 && end >= at - farFiller; end--) {
    const ownWord = phraseBefore(line, own, end)
    const found = ownWord ?? phraseBefore(line, comparing, end)
    if (found && found.meaning.limit !== 'about') return { ...found, isOwn: ownWord !== undefined }
    if (found) rough ??= { ...found, isOwn: ownWord !== undefined }
    if (line.words[end]?.isBreak || line.taken[end - 1] || !fillers.has(wordAt(line, end - 1))) break
  }
  const about = phraseBefore(line, approximately, at)
  if (rough || !about) return rough
  // "Where I hang at 15 m" is said of oneself, "a wreck at 30 m" of what is there.
  const isOwnDepth =
    wordAt(line, about.at) === 'at' && hasBefore(line, about.at, 3, (each) => selves.has(wordAt(line, each)))
  return { ...about, meaning: { limit: isOwnDepth ? 'max' : 'about', negated: 'max' }, isOwn: false }
}

const unit = /^(m|metres?|meters?|ft|feet|foot|km|kms|miles?|mi|degrees?|deg|c|f|celsius|fahrenheit)$/

const selves = wordSet('i we im were ill id')

/** Whether a number, with its unit perhaps, ends right before a place. */
const isAmountEnd = (line: Line, at: number): boolean =>
  line.words[at - 1]?.value != null ||
  (unit.test(wordAt(line, at - 1)) && [at - 2, at - 3].some((each) => line.words[each]?.value != null))

const isNegator = (line: Line, at: number): boolean =>
  negators.has(wordAt(line, at)) || phraseFrom(untaken(line), negatingPairs, at) !== undefined

const hasBefore = (line: Line, at: number, far: number, isOne: (at: number) => boolean): boolean => {
  for (let each = at - 1; each >= Math.max(0, at - far) && !line.words[each + 1]?.isBreak; each--)
    if (isOne(each)) return true
  return false
}

/** Whether a "not" stands right before a word: "not afraid of", "I don't really mind", "not without". */
const isDenied = (line: Line, at: number): boolean =>
  hasBefore(line, at, 2, (each) => negators.has(wordAt(line, each)))

const isEverything = (word: string) => /^(anything|everything|anywhere|all)$/.test(word)

/** Whether a second "no" stands before one in the same thought: "none that aren't shallower than". */
const isNegatedAgain = (line: Line, at: number): boolean => {
  for (let each = at - 1; each >= at - 6 && !line.words[each + 1]?.isBreak; each--) {
    if (isNegator(line, each)) return true
    if (thoughts.has(wordAt(line, each)) || line.words[each]?.value != null) return false
  }
  return false
}

/** What the words before a comparing word do to it; `twice` is turned round by two negations, `needless` is not needed. */
type Turn = 'turned' | 'twice' | 'accepted' | 'needless' | 'plain'

/** Whether what stands before a word turns it round, and whether it is said of where one stays. */
const turnBefore = (line: Line, at: number): { turn: Turn; isStaying: boolean } => {
  let isStaying = false
  for (let each = at - 1; each >= 0 && each >= at - farNegator; each--) {
    // "Nothing, and I mean nothing, below 20 m": a comma right before the comparing word parts nothing.
    const isParted = line.words[each + 1]?.isBreak && each + 1 < at
    if (isParted || line.words[each]?.value != null) break
    const word = wordAt(line, each)
    if (minds.has(word)) {
      if (isDenied(line, each)) return { turn: 'accepted', isStaying }
      if (!mindsOnlyDenied.has(word)) return { turn: 'turned', isStaying }
    }
    // "I don't want a dive without current."
    if (permits.has(word)) return { turn: isDenied(line, each) ? 'turned' : 'accepted', isStaying }
    if (word === 'without' && hasBefore(line, each, 4, (before) => isNegator(line, before)))
      return { turn: 'accepted', isStaying }
    if (isNegator(line, each)) {
      // "It doesn't have to be shallower than 30 m."
      if (line.words.slice(each + 1, at).some(({ text }) => text === 'have' || text === 'need'))
        return { turn: 'needless', isStaying }
      const isTwice = isNegatedAgain(line, each)
      return { turn: isTwice ? 'twice' : 'turned', isStaying }
    }
    isStaying ||= staying.has(word)
    if (word === 'but' && isEverything(wordAt(line, each - 1))) return { turn: 'turned', isStaying }
    if (thoughts.has(word)) break
    if (wishes.has(word) && !hasBefore(line, each, 3, (before) => isNegator(line, before))) break
  }
  return { turn: 'plain', isStaying }
}

const deeperStill = wordSet('deeper further farther more lower colder cooler warmer hotter beyond')
const nothingMore = 6

/** "20 m and not one metre more": the number tells how little more is too much. */
export const isNotOneMore = (line: Line, at: number): boolean =>
  (line.words[at]?.value ?? few) < few &&
  unit.test(wordAt(line, at + 1)) &&
  [at + 2, at + 3].some((each) => deeperStill.has(wordAt(line, each)) || wordAt(line, each) === 'past') &&
  !['than', 'then'].includes(wordAt(line, at + 3)) &&
  hasBefore(line, at, 3, (each) => isNegator(line, each))
const few = 4

/** "111 feet, so nothing deeper": what follows a number rules out more of it. */
const rulesOutMore = (line: Line, end: number): boolean => {
  for (let each = end; each < Math.min(line.words.length, end + nothingMore); each++) {
    if (line.words[each]?.value != null && !isNotOneMore(line, each)) return false
    if (deeperStill.has(wordAt(line, each)) && !['than', 'then'].includes(wordAt(line, each + 1)))
      return hasBefore(untaken(line), each, 4, (before) => before >= end && isNegator(line, before))
  }
  return false
}

const farWord = 5

/** Which word of some stands soon after a number, of its sentence. */
const soonAfter = (line: Line, end: number, words: RegExp): boolean =>
  line.words
    .slice(end, end + farWord)
    .some(
      ({ text }, each, rest) => words.test(text) && rest.slice(0, each).every(({ value }) => value === null),
    )

/** "24 degrees, nothing colder." */
const rulesOutColder = (line: Line, end: number): boolean =>
  soonAfter(line, end, /^(colder|cooler|chillier|lower|less|below|under)$/)
const isTooWarm = (line: Line, end: number): boolean => soonAfter(line, end, /^(warm|warmer|hot|hotter)$/)

/** Whether a number that nothing limits tells of what somebody did: "I've been to 40 m". */
export const isExperience = (line: Line, at: number): boolean =>
  hasBefore(line, at, 6, (each) => experiences.has(wordAt(line, each)))

/** Whether a number belongs to a thing: "my housing is rated to 60 m", "a ship of 60 m". */
export const isOfThing = (line: Line, at: number): boolean =>
  hasBefore(line, at, 6, (each) => gear.has(wordAt(line, each))) ||
  hasBefore(
    line,
    at,
    4,
    (each) =>
      things.has(wordAt(line, each)) &&
      hasBefore(line, at, 2, (of) => of > each && wordAt(line, of) === 'of'),
  )

const welcome = wordSet('ok okay fine alright welcome acceptable')
const possible = wordSet('may might can could even')

/** Whether something is fine and not asked for: "cold water ok", "it may be deep". */
export const isWelcome = (line: Line, at: number, size: number): boolean =>
  [at + size, at + size + 1].some((each) => welcome.has(wordAt(line, each)) && !line.words[each]?.isBreak) ||
  possible.has(wordAt(line, at - 1)) ||
  (wordAt(line, at - 1) === 'be' && possible.has(wordAt(line, at - 2)))

/** Where what turns a limit round after its number ends; null where nothing does. */
const refusalAfter = (line: Line, end: number): number | null => {
  const unwell = unwellUntil(line, end)
  if (unwell !== null) return unwell
  for (let from = end; from < end + farRefusal && !(from > end && line.words[from]?.isBreak); from++) {
    const refusal = phraseFrom(line, refused, from)
    // "Strong current doesn't scare me" refuses nothing.
    if (refusal && isDenied(line, refusal.at)) return null
    if (refusal) return from === end ? refusal.at + refusal.size : end
  }
  for (let each = end; each < Math.min(line.words.length, end + farLate); each++) {
    const word = line.words[each]
    if (each > end && word?.isBreak) break
    if (word && lateNegators.has(word.text)) return end
    // "Past 20 m and my ears hurt" goes on about the same.
    const goesOn = /^(i|im|my|we|our)$/.test(wordAt(line, each + 1))
    if (word?.value != null || (thoughts.has(word?.text ?? '') && !goesOn)) break
  }
  return null
}

/** Whether something is said not to be needed: "it doesn't have to be shallow". */
export const isNeedless = (line: Line, at: number): boolean => turnBefore(line, at).turn === 'needless'

/** Whether "no", "can't" or the like reaches a word, from before or behind: of what somebody must not meet. */
export const isTurnedRound = (line: Line, at: number, size: number): boolean => {
  // "Not for beginners, ripping current": a clause of its own.
  const turn = line.words[at]?.isBreak ? 'plain' : turnBefore(line, at).turn
  return turn === 'turned' || (turn === 'plain' && refusalAfter(line, at + size) !== null)
}

type Limited = {
  limit: Limit | null
  isOwn: boolean
  at: number
  size: number
  /** The number is said to limit nothing: "more than 30 m is fine", "I needn't stay above 30 m". */
  isLifted?: boolean
}

const fineAfter = phraseSet(`
  is fine, is ok, is okay, is alright, is all right, is no problem, is not a problem, isnt a problem, is welcome, is cool, are fine, are ok, would be fine,
  would be ok, fine, ok, okay, no problem, doesnt bother me, doesnt scare me, does not bother me, doesnt worry me
`)

/** The same of a number that nothing limits: "25 m is good". */
const goodAfter = phraseSet(`
  would be okay, would be perfect, would be good, would be great, would do, will do, works, works for me, is good, is perfect, is great, is about right, is my comfort zone
`)

const evenIf = phraseSet(`
  doesnt matter if, doesnt matter whether, does not matter if, dont care if, dont care whether, do not care if, dont mind if, wouldnt mind if, not bothered if,
  no matter if, even if, even when
`)

/** "It doesn't matter if it's 4 degrees": a number that nothing limits is not asked for. */
const isIndifferent = (line: Line, at: number): boolean => {
  for (let before = at; before > 0 && before >= at - nothingMore && !line.words[before]?.isBreak; before--)
    if (phraseBefore(untaken(line), evenIf, before)) return true
  return false
}

/** The limit that words before an amount give it, once they are turned round or not. */
const toldLimit = (line: Line, told: Told, end: number, safe: Limit): Limited => {
  const { turn, isStaying } = turnBefore(line, told.at)
  const refusedUntil = refusalAfter(line, end)
  const { limit, negated, staying: stayed = limit } = told.meaning
  const isRefused =
    turn === 'plain' && (refusedUntil !== null || (negated === safe && limit !== safe && isUneasy(line, end)))
  const fine =
    turn === 'plain' && limit === 'min' && !isRefused ? phraseFrom(line, fineAfter, end) : undefined
  const isLifted =
    (turn === 'accepted' && limit === 'min') || (turn === 'needless' && limit === 'max') || fine !== undefined
  // Where more of something is what harms, every other "no" to it is believed, however often it is said.
  const isBelieved = turn !== 'plain' && limit === 'min' && safe === 'max'
  const isTurned = turn === 'turned' || isRefused || isBelieved
  const until = fine ? fine.at + fine.size : (refusedUntil ?? end)
  const place = { isOwn: told.isOwn, at: told.at, size: until - told.at }
  if (isLifted) return { limit: null, isLifted, ...place }
  return { limit: isTurned ? negated : turn === 'accepted' ? null : isStaying ? stayed : limit, ...place }
}

/** "Not 30 m or deeper", "skip the 30 m plus stuff". */
const isRuledOut = (line: Line, at: number): boolean =>
  !line.words[at]?.isBreak && turnBefore(line, at).turn === 'turned'

/** A phrase behind a number that limits it; "and no more than" limits the next one. */
const phraseBehind = (line: Line, known: Phrases<Limit>, end: number): Found<Limit> | undefined => {
  const found = phraseFrom(line, known, end)
  // "Minimum 20 m, maximum 40 m", "a min of 20 m, max of 40 m": what limits the next number says nothing of this one.
  let after = found ? found.at + found.size : 0
  const isApart = found !== undefined && line.words[found.at]?.isBreak
  while (found && /^(of|is|depth|about|around)$/.test(wordAt(line, after))) after++
  if (isApart && /^(at|being|to|approx)$/.test(wordAt(line, after))) after++
  return /^th[ae]n$/.test(wordAt(line, after)) || line.words[after]?.value != null ? undefined : found
}

const nouns = /^(water|waters|sea|seas|temp|temps|temperature|temperatures|depth|depths|dive|dives|diving)$/

/** The same over a noun: "28 degree water or warmer". */
const phraseBehindNoun = (line: Line, known: Phrases<Limit>, end: number): Found<Limit> | undefined => {
  const isNoun = nouns.test(wordAt(line, end)) && !line.words[end]?.isBreak
  const found = isNoun ? phraseBehind(line, known, end + 1) : undefined
  return found && /^(or|and|at|minimum|min|maximum|max)$/.test(wordAt(line, found.at)) ? found : undefined
}

/**
 * How an amount is limited. `at` and `size` are those of the amount with its words; `isOwn` says that they are of this
 * quantity, as "deeper than" is of depth; `safe` is the limit that keeps people safe, taken where both readings are possible.
 */
export const limitOf = <Unit>(
  line: Line,
  { at, size }: Amount<Unit>,
  own: Comparisons,
  safe: Limit = 'max',
): Limited => {
  const end = at + size
  const told = comparisonBefore(line, own.before, at)
  const ownBehind = phraseBehind(line, own.after, end) ?? phraseBehindNoun(line, own.after, end)
  const behind =
    ownBehind ?? phraseBehind(line, comparingAfter, end) ?? phraseBehindNoun(line, comparingAfter, end)
  // "Down to 45 m at least": what is said behind a number is the surer, where nothing turns the other round.
  const isSurer =
    told === undefined ||
    told.meaning.limit === 'about' ||
    (behind?.meaning === 'min' && turnBefore(line, told.at).turn === 'plain') ||
    // "We'd hit 30 m max."
    (behind?.meaning === 'max' && told.meaning.limit === 'min' && safe === 'max')
  if (behind && isSurer) {
    const start = told?.at ?? at
    return {
      limit: behind.meaning === 'min' && isRuledOut(line, start) ? 'max' : behind.meaning,
      isOwn: ownBehind !== undefined,
      at: start,
      size: behind.at + behind.size - start,
    }
  }
  // "Fine down to 24 degrees, not lower" is a limit that way already.
  const isOverruled = told && told.meaning.limit !== 'max' && told.meaning.limit !== safe
  if (told && !(isOverruled && rulesOutMore(line, end))) return toldLimit(line, told, end, safe)
  if (rulesOutMore(line, end)) {
    const limit = safe === 'min' && rulesOutColder(line, end) ? 'min' : 'max'
    return { limit, isOwn: true, at: told?.at ?? at, size: end - (told?.at ?? at) }
  }
  const refusedUntil = refusalAfter(line, end)
  if (refusedUntil === null && isIndifferent(line, at))
    return { limit: null, isLifted: true, isOwn: false, at, size: end - at }
  const isRefused = refusedUntil !== null || turnBefore(line, at).turn === 'turned'
  // "40 m would be too deep for me, 25 fine."
  const fine =
    refusedUntil !== null || line.words[end]?.isBreak
      ? undefined
      : (phraseFrom(line, fineAfter, end) ?? phraseFrom(line, goodAfter, end))
  if (fine) return { limit: safe, isOwn: false, at, size: fine.at + fine.size - at }
  const refusal = isTooWarm(line, end) ? 'max' : safe
  return { limit: isRefused ? refusal : null, isOwn: isRefused, at, size: (refusedUntil ?? end) - at }
}

/** The same of anything with an order of its own, such as levels: only by the words that are theirs. */
export const ownLimitOf = (
  line: Line,
  { at, size }: { at: number; size: number },
  own: Comparisons,
): Limited | undefined => {
  const end = at + size
  const before = phraseBefore(untaken(line), own.before, at)
  if (before) return toldLimit(line, { ...before, isOwn: true }, end, 'max')
  const behind = phraseFrom(line, own.after, end)
  return behind && { limit: behind.meaning, isOwn: true, at, size: behind.at + behind.size - at }
}
