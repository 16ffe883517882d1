import type { Told } from './comparison-before.ts'
import { hasConsequence, isBoring, isEnough, isPutOff, saidLikewise, spoils } from './consequences.ts'
import { fineAfter, type Limit } from './limit-words.ts'
import { phraseFrom } from './phrases.ts'
import { refusalAfter } from './refusal-after.ts'
import { isRejectedShort, isWastedOn, refusesStaying, wantsDeeper } from './refused-shallow.ts'
import { isUnderCondition, turnBefore } from './turning.ts'
import { isUneasy } from './unwell.ts'
import { type Line, wordAt } from './words.ts'

// What a word that compares says of its number, once everything that turns it round is heard.

export type Limited = {
  limit: Limit | null
  isOwn: boolean
  at: number
  size: number
  /** What it is compared with is left out: "harder than", where nothing turns it round. */
  isStrict?: boolean
  /** The number is said to limit nothing: "more than 30 m is fine", "I needn't stay above 30 m". */
  isLifted?: boolean
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

/** "Where you don't have to descend below 20 m": what need not be is deeper, and limits nothing away. */
const isNeedlessDepth = (line: Line, at: number): boolean => /^(below|beneath|lower)$/.test(wordAt(line, at))

/** The limit that words before an amount give it, once they are turned round or not. */
export const toldLimit = (line: Line, told: Told, end: number, safe: Limit): Limited => {
  const { turn: heard, isStaying, isOfOther = false } = turnBefore(line, told.at)
  // "No caves, less than 18 m": what would be turned to the worse by a "no" of something else is as it's said.
  const turn = heard === 'turned' && isOfOther && told.meaning.limit === safe ? 'plain' : heard
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
    (turn === 'needless' && limit === 'max' && !(safe === 'max' && isNeedlessDepth(line, told.at))) ||
    (isGranted && echo === 'fine') ||
    fine !== undefined
  // Where more of something is what harms, every other "no" to it is believed, however often it is said.
  const isBelieved = turn !== 'plain' && turn !== 'undone' && limit === 'min' && safe === 'max'
  // "Anything above 30 m bores us."
  const isDull = limit === 'max' && turn === 'plain' && isBoring(line, end)
  // "If it doesn't reach 25 m, leave it out": two that take each other back.
  const isTakenBack =
    turn === 'turned' &&
    ((refusedUntil !== null && isMissed(line, told.at)) || isRejectedShort(line, told.at, end))
  const isShallowOut =
    turn === 'turned' &&
    limit === 'max' &&
    (refusesStaying(line, told.at) ||
      (negated === 'max' && wordAt(line, told.at) === 'to' && isRejectedShort(line, told.at, end)) ||
      (safe === 'max' && isWastedOn(line, told.at)) ||
      (negated === 'max' && safe === 'max' && wantsDeeper(line, end)))
  const isTurned = !isTakenBack && (turn === 'turned' || isRefused || isBelieved)
  const until = fine ? fine.at + fine.size : (refusedUntil ?? end)
  const place = { isOwn: told.isOwn, at: told.at, size: until - told.at }
  if (isDull || isShallowOut) return { limit: 'min', ...place }
  if (isLifted) return { limit: null, isLifted, ...place }
  return { limit: isTurned ? negated : turn === 'accepted' ? null : isStaying ? stayed : limit, ...place }
}
