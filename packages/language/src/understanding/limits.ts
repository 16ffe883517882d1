import type { Amount } from './amounts.ts'
import { isRuledOut, overHedges, phraseBehind, phraseBehindNoun, rulesOutLess } from './behind-number.ts'
import { comparisonBefore } from './comparison-before.ts'
import { isBoring } from './consequences.ts'
import { type Comparisons, comparingAfter, fineAfter, type Limit } from './limit-words.ts'
import { isTooWarm, nothingMore, rulesOutColder, rulesOutMore } from './nothing-more.ts'
import { phraseBefore, phraseFrom, phraseSet } from './phrases.ts'
import { refusalAfter } from './refusal-after.ts'
import { isBoredOf, refusesShallow, refusesShort, wantsDeeper } from './refused-shallow.ts'
import { type Limited, toldLimit } from './told-limit.ts'
import { turnBefore } from './turning.ts'
import { type Line, untaken, wordAt } from './words.ts'

// Which way a number limits: "no deeper than 18 m", "18 m is my limit". Sentences say it in endless ways, so it is not looked
// up whole: a word that compares is found, and what turns it round. Where both readings are possible the safe one is taken.

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

/** "The first 30 m bore me": what is higher up is not wanted. */
const isShallowDull = (line: Line, at: number, end: number): boolean =>
  /^(first|top|upper|shallowest|initial)$/.test(wordAt(line, at - 1)) && isBoring(line, end)

/** The last word of a phrase: "is my limit" limits whatever it is said of to its safe side. */
const wordsBehind = (line: Line, { at, size }: { at: number; size: number }): string =>
  wordAt(line, at + size - 1)

/** The same phrase unless it begins what comes next: "without strong current and up to 15 m" is no current "and up". */
const whole = <Behind extends { at: number; size: number }>(line: Line, behind: Behind | undefined) =>
  behind && wordsBehind(line, behind) === 'up' && wordAt(line, behind.at + behind.size) === 'to'
    ? undefined
    : behind

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
  if (safe === 'max' && refusesShort(line, at)) return { limit: 'min', isOwn: true, at, size: end - at }
  const told = comparisonBefore(line, own.before, at)
  if (!told && safe === 'max' && isBoredOf(line, at)) return { limit: 'min', isOwn: true, at, size: end - at }
  const behindOf = (after: Comparisons['after']) =>
    whole(line, phraseBehind(line, after, end) ?? phraseBehindNoun(line, after, end))
  const ownBehind = behindOf(own.after)
  const behind = ownBehind ?? behindOf(comparingAfter)
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
    const isOut =
      isRefused ||
      ((behind.meaning === 'min' || behind.meaning !== safe) &&
        isRuledOut(line, start, behind.meaning === safe))
    // "Don't waste my time with 20 m or less."
    const isShallowOut =
      behind.meaning === 'max' &&
      safe === 'max' &&
      /^(or|and)$/.test(wordAt(line, behind.at)) &&
      refusesShallow(line, start, after)
    // "No more 30 m max sites, go deeper."
    const isDeeper =
      behind.meaning === 'max' && safe === 'max' && isRuledOut(line, start) && wantsDeeper(line, after)
    const turned = behind.meaning === 'min' ? 'max' : 'min'
    return {
      limit: isOut || isShallowOut || isDeeper ? turned : behind.meaning,
      isOwn: ownBehind !== undefined,
      at: start,
      size: behind.at + behind.size - start,
    }
  }
  // "Fine down to 24 degrees, not lower" is a limit that way already.
  const isOverruled =
    told &&
    told.meaning.limit !== safe &&
    (told.meaning.limit !== 'max' || (told.meaning.negated === 'max' && rulesOutColder(line, end)))
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
  // "30 m won't do, deeper."
  const isTooLittle = safe === 'max' && wantsDeeper(line, end)
  const refusal = isTooLittle ? 'min' : isTooWarm(line, end) ? 'max' : safe
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
  const behind = whole(
    line,
    phraseFrom(untaken(line), own.after, end) ??
      overHedges(untaken(line), own.after, end) ??
      (noun ? phraseFrom(untaken(line), own.after, end + 1) : undefined),
  )
  return behind && { limit: behind.meaning, isOwn: true, at, size: behind.at + behind.size - at }
}
