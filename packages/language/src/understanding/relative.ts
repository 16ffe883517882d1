import type { SearchQuery } from '@soundings/contract/search'
import { difficulties } from '@soundings/contract/site-fields'
import { trainedFor } from '@soundings/rules/trip-site'
import { isBoring } from './consequences.ts'
import { levelWords } from './level-words.ts'
import { isNegated } from './negation.ts'
import { hasBefore, isNegator } from './negators-before.ts'
import { allPhrases, phraseBefore, phrases } from './phrases.ts'
import { once, type Read } from './query.ts'
import { clampTemperature, cold, warm } from './temperature.ts'
import { clauseFrom, clauseStart, type Line, phraseAt, take, untaken, wordAt } from './words.ts'

export type Relative = 'deeper' | 'shallower' | 'closer' | 'warmer' | 'colder' | 'easier' | 'harder'

/** Words that compare with what was shown. */
export const relativeWords = phrases<Relative>({
  'deeper, a bit deeper, further down, too shallow': 'deeper',
  'shallower, less deep, not so deep, too deep': 'shallower',
  'closer, nearer, too far': 'closer',
  warmer: 'warmer',
  'colder, cooler': 'colder',
  'easier, lower the grade, lower the level, tone it down, dial it down, less difficult, less challenging, too hardcore, too gnarly, too advanced, too hard, too difficult, too challenging':
    'easier',
  'harder, more difficult, more challenging, too easy': 'harder',
})

/** After one of these it is a limit, or a question. */
const others = /^(than|then|for|to|of)$/
/** "Warmer than that": than what was shown. */
const those = /^(that|those|these|this|them|it)$/

const isOfOther = (line: Line, after: number): boolean =>
  others.test(wordAt(line, after)) &&
  !(/^th[ae]n$/.test(wordAt(line, after)) && those.test(wordAt(line, after + 1)))

/** Whether a number stands beside it in its clause: then it limits that. */
const isBesideNumber = (line: Line, at: number, size: number): boolean => {
  // "30 m? Too shallow."
  const isJudged = wordAt(line, at) === 'too' && line.words[at]?.isBreak === true
  if (isJudged && [at - 1, at - 2].some((each) => line.words[each]?.value != null)) return true
  for (let each = at - 1; each >= at - 4 && !line.words[each + 1]?.isBreak; each--)
    if (line.words[each]?.value != null) return true
  for (let each = at + size; each < at + size + 3 && !line.words[each]?.isBreak; each++)
    if (line.words[each]?.value != null) return true
  return false
}

/** "Intermediate or easier" is a limit as well. */
const isOfLevel = (line: Line, at: number): boolean =>
  /^(or|and)$/.test(wordAt(line, at - 1)) &&
  (phraseBefore(untaken(line), levelWords, at - 1) !== undefined ||
    (/^(level|dives?|sites?|diving)$/.test(wordAt(line, at - 2)) &&
      phraseBefore(untaken(line), levelWords, at - 2) !== undefined))

/** "Raja Ampat is too far": said of a place, and not of what was shown. */
const isOfName = (line: Line, at: number): boolean =>
  wordAt(line, at) === 'too' &&
  ((/^(is|are|was|were|seems|looks|sounds)$/.test(wordAt(line, at - 1)) && line.names?.[at - 2] === true) ||
    // "Not the Philippines, too far."
    (line.words[at]?.isBreak === true && line.names?.[at - 1] === true && hasNotBefore(line, at)))

const hasNotBefore = (line: Line, at: number): boolean =>
  /^(?:(?:but|and|just) )?not /.test(
    phraseAt(line, clauseStart(line, at - 1), at - clauseStart(line, at - 1)),
  )

const nearNo = 3
/** A no anywhere before it in its clause may be meant: "I'm not risking it any further down". */
const anyNo = 12

const fineOrNot =
  /^(?:(?:would|will|might|may|could) be|wouldnt be|wont be|is|are|isnt|arent)(?: (?:not|also|even|totally|perfectly|just|really|quite))* (?:(?:a |an )?(?:problem|issue)|no problem|no issue|fine|ok|okay|alright|all right|welcome|possible|allowed|an option)(?: |$)/

/** "Deeper is fine", "deeper isn't really ok": said of what was shown, and asked for by nobody. "Too deep is not ok" asks for shallower. */
const isOnlyJudged = (line: Line, at: number, end: number): boolean =>
  wordAt(line, at) !== 'too' &&
  !line.words[end]?.isBreak &&
  end < line.words.length &&
  fineOrNot.test(clauseFrom(line, end))

/** Takes what is said in comparison with what was shown; "deeper than 30 m" and "not too deep" are limits and none. */
export const readRelative = (line: Line): Relative[] =>
  allPhrases(line, relativeWords)
    .filter(
      ({ at, size, meaning }) =>
        !isOfOther(line, at + size) &&
        !isOfLevel(line, at) &&
        !isOfName(line, at) &&
        !isBesideNumber(line, at, size) &&
        !isNegated(line, at) &&
        !isBoring(line, at + size) &&
        !isBoring(line, at + size + 1) &&
        !hasBefore(line, at, meaning === 'deeper' ? anyNo : nearNo, (each) => isNegator(line, each)),
    )
    .flatMap(({ at, size, meaning }) => {
      take(line, at, size)
      return isOnlyJudged(line, at, at + size) ? [] : meaning
    })

const step = (levels: SearchQuery['levels'], by: 1 | -1): SearchQuery['levels'] => {
  const places = levels.map((level) => difficulties.indexOf(level) + by)
  const moved = places.flatMap(
    (place) => difficulties[Math.min(difficulties.length - 1, Math.max(0, place))] ?? [],
  )
  if (moved.length > 0) return once(moved)
  return by === 1 ? ['advanced'] : ['beginner']
}

/** How deep the most trained of these levels goes, in metres. */
const trainedAtMost = (levels: SearchQuery['levels']): number =>
  levels.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...levels.map(trainedFor))

const changes: Record<Relative, (query: SearchQuery) => Read> = {
  deeper: ({ maxDepth, minDepth }) =>
    maxDepth === null
      ? { order: 'deepest' }
      : { minDepth: Math.max(maxDepth, minDepth ?? 0), maxDepth: null },
  shallower: ({ minDepth, maxDepth, levels }) =>
    minDepth === null
      ? { order: 'shallowest' }
      : { maxDepth: Math.min(minDepth, maxDepth ?? minDepth, trainedAtMost(levels)), minDepth: null },
  closer: () => ({ order: 'closest' }),
  warmer: ({ minTemp, maxTemp }) => ({
    minTemp:
      minTemp === null
        ? maxTemp === null || maxTemp === cold
          ? warm
          : maxTemp
        : clampTemperature(minTemp + 3),
    maxTemp: null,
  }),
  colder: ({ minTemp, maxTemp }) => ({
    maxTemp:
      maxTemp === null
        ? minTemp === null || minTemp === warm
          ? cold
          : minTemp
        : clampTemperature(maxTemp - 3),
    minTemp: null,
  }),
  easier: ({ levels }) => ({ levels: step(levels, -1) }),
  harder: ({ levels }) => ({ levels: step(levels, 1) }),
}

/** The question with what was asked for in comparison: deeper than its limit, or the deepest first where it has none. */
export const moved = (query: SearchQuery, by: readonly Relative[]): SearchQuery => {
  let changed = query
  for (const each of by) changed = { ...changed, ...changes[each](changed) }
  return changed
}
