import type { Amount } from './amounts.ts'
import { isRuledOut, phraseBehind, phraseBehindNoun, rulesOutLess } from './behind-number.ts'
import { hasConsequence, isBoring, isEnough, isPutOff, saidLikewise, spoils } from './consequences.ts'
import {
  approximately,
  type Comparison,
  type Comparisons,
  comparing,
  comparingAfter,
  fillers,
  fineAfter,
  type Limit,
} from './limit-words.ts'
import { type Found, type Phrases, phraseBefore, phraseFrom, phraseSet } from './phrases.ts'
import {
  hasBefore,
  isAmountEnd,
  isTooWarm,
  isUnderCondition,
  nothingMore,
  refusalAfter,
  rulesOutColder,
  rulesOutMore,
  selves,
  turnBefore,
} from './turning.ts'
import { isUneasy } from './unwell.ts'
import { type Line, untaken, wordAt } from './words.ts'

// Which way a number limits: "no deeper than 18 m", "18 m is my limit". Sentences say it in endless ways, so it is not looked
// up whole: a word that compares is found, and what turns it round. Where both readings are possible the safe one is taken.

const farFiller = 6

type Told = Found<Comparison> & { isOwn: boolean }

/** "Way out of reach: 80 m": what ends a clause asks for no more of what begins the next. "20 m max, 20 degrees min" limits what stands before it. */
const isWishBeforeBreak = ({ limit, negated }: Comparison): boolean => limit === 'min' && negated === 'max'

/** The comparing word before a number, over words that say nothing: "the limit for me is about 18 m". */
const comparisonBefore = (line: Line, own: Phrases<Comparison>, at: number): Told | undefined => {
  let rough: Told | undefined
  const last = line.words[at]?.isBreak
    ? (phraseBefore(line, own, at) ?? phraseBefore(line, comparing, at))
    : undefined
  if (last && (isAmountEnd(line, last.at) || isWishBeforeBreak(last.meaning))) return undefined
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

type Limited = {
  limit: Limit | null
  isOwn: boolean
  at: number
  size: number
  /** What it is compared with is left out: "harder than", where nothing turns it round. */
  isStrict?: boolean
  /** The number is said to limit nothing: "more than 30 m is fine", "I needn't stay above 30 m". */
  isLifted?: boolean
}

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

const isNotOnly = (line: Line, at: number): boolean =>
  [at - 1, at - 2].some(
    (each) => /^(only|just)$/.test(wordAt(line, each)) && wordAt(line, each - 1) === 'not',
  )

/** "If it doesn't reach": whether a "not" that belongs to a condition stands right before. */
const isMissed = (line: Line, at: number): boolean =>
  [at - 1, at - 2, at - 3].some(
    (each) =>
      /^(doesnt|isnt|dont|arent|not|never|wont|cant)$/.test(wordAt(line, each)) &&
      isUnderCondition(line, each),
  )

/** "The first 30 m bore me": what is higher up is not wanted. */
const isShallowDull = (line: Line, at: number, end: number): boolean =>
  /^(first|top|upper|shallowest|initial)$/.test(wordAt(line, at - 1)) && isBoring(line, end)

/** The limit that words before an amount give it, once they are turned round or not. */
const toldLimit = (line: Line, told: Told, end: number, safe: Limit): Limited => {
  const { turn, isStaying } = turnBefore(line, told.at)
  // "Not only the first 10 m": more of it.
  if (told.meaning.limit === 'max' && isNotOnly(line, told.at))
    return { limit: 'min', isOwn: told.isOwn, at: told.at, size: end - told.at }
  const refusedUntil = refusalAfter(line, end)
  const { limit, negated, staying: stayed = limit } = told.meaning
  const isHarm = negated === safe && limit !== safe
  const echo = turn === 'plain' && refusedUntil === null ? saidLikewise(line, told.at, end) : null
  const isRefused =
    turn === 'plain' &&
    (refusedUntil !== null ||
      echo === 'refused' ||
      (isHarm &&
        (isUneasy(line, end) ||
          hasConsequence(line, told.at, end) ||
          isPutOff(line, told.at, end) ||
          isEnough(line, told.at))) ||
      spoils(line, told.at, end))
  const isGranted = turn === 'plain' && (limit === 'min' || isHarm) && !isRefused
  const fine = isGranted ? phraseFrom(line, fineAfter, end) : undefined
  const isLifted =
    (turn === 'accepted' && (limit === 'min' || isHarm)) ||
    (turn === 'needless' && limit === 'max') ||
    (isGranted && echo === 'fine') ||
    fine !== undefined
  // Where more of something is what harms, every other "no" to it is believed, however often it is said.
  const isBelieved = turn !== 'plain' && turn !== 'undone' && limit === 'min' && safe === 'max'
  // "Anything above 30 m bores us."
  const isDull = limit === 'max' && negated === 'max' && turn === 'plain' && isBoring(line, end)
  // "If it doesn't reach 25 m, leave it out": two that take each other back.
  const isTakenBack = turn === 'turned' && refusedUntil !== null && isMissed(line, told.at)
  const isTurned = !isTakenBack && (turn === 'turned' || isRefused || isBelieved)
  const until = fine ? fine.at + fine.size : (refusedUntil ?? end)
  const place = { isOwn: told.isOwn, at: told.at, size: until - told.at }
  if (isDull) return { limit: 'min', ...place }
  if (isLifted) return { limit: null, isLifted, ...place }
  return { limit: isTurned ? negated : turn === 'accepted' ? null : isStaying ? stayed : limit, ...place }
}

/** The last word of a phrase: "is my limit" limits whatever it is said of to its safe side. */
const wordsBehind = (line: Line, { at, size }: { at: number; size: number }): string =>
  wordAt(line, at + size - 1)

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
  if (isShallowDull(line, at, end)) return { limit: 'min', isOwn: true, at: at - 1, size: end - at + 1 }
  const told = comparisonBefore(line, own.before, at)
  const ownBehind = phraseBehind(line, own.after, end) ?? phraseBehindNoun(line, own.after, end)
  const behind =
    ownBehind ?? phraseBehind(line, comparingAfter, end) ?? phraseBehindNoun(line, comparingAfter, end)
  // "Down to 45 m at least": what is said behind a number is the surer, where nothing turns the other round.
  const isLimit =
    ownBehind === undefined &&
    safe === 'min' &&
    behind !== undefined &&
    /^(limit|hard limit|hard stop|enough|plenty)$/.test(wordsBehind(line, behind))
  if (isLimit && told === undefined)
    return { limit: safe, isOwn: true, at, size: behind.at + behind.size - at }
  const isSurer =
    told === undefined ||
    told.meaning.limit === 'about' ||
    (behind?.meaning === 'min' && turnBefore(line, told.at).turn === 'plain') ||
    // "We'd hit 30 m max."
    (behind?.meaning === 'max' &&
      told.meaning.limit === 'min' &&
      safe === 'max' &&
      !phraseFrom(line, fineAfter, end))
  if (behind && isSurer) {
    const start = told?.at ?? at
    // "20 m and up, nothing deeper": upwards.
    const isUpwards =
      behind.meaning === 'min' && safe === 'max' && rulesOutMore(line, behind.at + behind.size)
    if (isUpwards) return { limit: 'max', isOwn: true, at: start, size: behind.at + behind.size - start }
    // "30 m and beyond is off limits."
    const after = behind.at + behind.size
    const isRefused =
      behind.meaning !== safe && !line.words[after]?.isBreak && refusalAfter(line, after) !== null
    const isOut = isRefused || (behind.meaning === 'min' && isRuledOut(line, start))
    const turned = behind.meaning === 'min' ? 'max' : 'min'
    return {
      limit: isOut ? turned : behind.meaning,
      isOwn: ownBehind !== undefined,
      at: start,
      size: behind.at + behind.size - start,
    }
  }
  // "Fine down to 24 degrees, not lower" is a limit that way already.
  const isOverruled = told && told.meaning.limit !== 'max' && told.meaning.limit !== safe
  if (!told && rulesOutLess(line, end)) return { limit: 'min', isOwn: true, at, size: end - at }
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
  if (before) {
    const told = toldLimit(line, { ...before, isOwn: true }, end, 'max')
    const { limit, negated } = before.meaning
    return { ...told, isStrict: limit !== negated && told.limit === limit }
  }
  const noun = /^(level|dives?|sites?|divers?|diving)$/.test(wordAt(line, end)) && !line.words[end]?.isBreak
  const behind =
    phraseFrom(untaken(line), own.after, end) ??
    (noun ? phraseFrom(untaken(line), own.after, end + 1) : undefined)
  return behind && { limit: behind.meaning, isOwn: true, at, size: behind.at + behind.size - at }
}
