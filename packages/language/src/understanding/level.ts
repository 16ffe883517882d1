import { type Difficulty, difficulties } from '@soundings/contract/site-fields'
import { isEnough } from './consequences.ts'
import { isDoublyNegated } from './double-no.ts'
import {
  atLeast,
  atMost,
  type Comparison,
  type Comparisons,
  type Limit,
  less,
  more,
  refused,
} from './limit-words.ts'
import { ownLimitOf } from './limits.ts'
import { isNegated } from './negation.ts'
import { phraseFrom, phraseSet, phrasesOf, says, takeAll } from './phrases.ts'
import { once, type Read } from './query.ts'
import { isNeedless } from './turning.ts'
import { type Line, take, untaken, wordAt } from './words.ts'

/** Who dives, by certificates and in plain words. No level implies a depth: how deep somebody may go is theirs to say. */
export const levelWords = phrasesOf<Difficulty>([
  [
    'beginner, beginner friendly, absolute beginner, novice, newbie, newbies, new diver, newly certified, newly qualified, just qualified, only just qualified, only just certified, recently qualified, freshly qualified',
    'beginner',
  ],
  [
    `
      inexperienced, just certified, freshly certified, first dive, first dives, first time, try dive, dsd,
      discover scuba
    `,
    'beginner',
  ],
  [
    'open water, open water diver, open water course, ow, owd, ow diver, padi open water, cmas 1, scuba diver',
    'beginner',
  ],
  [
    `
      chill, laid back, relaxing, mellow, rusty, rusty diver, refresher, nervous, nervous diver, anxious, after the course, after my course, after our course, just got certified, got certified,
      recently certified, new to diving, never dived, first timer, kid friendly, family friendly, easiest,
      easy, easy dive, simple, relaxed, gentle, child, kid, children
    `,
    'beginner',
  ],
  ['intermediate, medium difficulty, moderate, some experience', 'intermediate'],
  [
    'advanced, advanced diver, aow, aowd, aow diver, advanced open water, advanced open water diver, cmas 2',
    'advanced',
  ],
  [
    `
      experienced, experienced diver, challenging, difficult, demanding, hardest, toughest, most difficult,
      most challenging, tough, hard, rescue diver, rescue, divemaster
    `,
    'advanced',
  ],
  [
    `
      technical, technical diver, tec, tech, tek, tec diver, tech diver, trimix, ccr, rebreather, expert,
      expert only
    `,
    'technical',
  ],
  ['deco dive, decompression dive, deco diving, decompression diving, cave diver, full cave', 'technical'],
])

/** Before one of these, "easy" and "hard" tell of something else than the dive. */
const others = new Set(['entry', 'access', 'coral', 'corals', 'to', 'bottom'])
const hardness = new Set(['easy', 'easiest', 'simple', 'gentle', 'hard', 'hardest', 'difficult', 'tough'])

/** "Nothing above intermediate", "advanced or easier". */
const limitWords: Comparisons = {
  before: phrasesOf<Comparison>([
    [
      `
        harder than, more difficult than, tougher than, more demanding than, more challenging than, more advanced than, above, beyond,
        over, more than, higher than, past, harder then
      `,
      more,
    ],
    [
      'too hard for a, too hard for, too difficult for, too difficult for a, too much for, too much for a, too tough for, too challenging for',
      more,
    ],
    [
      'easier than, below, under, less than, lower than, less demanding than, short of, less advanced than, simpler than',
      less,
    ],
    [
      'the hardest i can do is, the hardest i do is, the hardest we can do is, the hardest we do is, hardest i can do is, hardest i can manage is, the most i can do is, my limit is, our limit is, limit is, my max is, up to, at most, max, maximum, max level, maximum level, no more than, not more than, no higher than, no harder than',
      atMost,
    ],
    ['at least, minimum, min, minimum level, min level', atLeast],
  ]),
  after: phrasesOf<Limit>([
    [
      'is as hard as, is as difficult as, is as tough as, is my limit, is our limit, is the limit, is the max, is the hardest, is as far as, is all i can do, is enough, is plenty, and nothing harder, and nothing tougher, or below, or easier, and below, or lower, and easier, at most, max, maximum, or less, tops',
      'max',
    ],
    [
      'or above, or harder, and above, or higher, and up, and upward, at least, minimum, or more, plus, or better',
      'min',
    ],
  ]),
}

/** "Newbies, nothing more difficult": the harder ones are what is ruled out. */
const isNoMore = (line: Line, at: number): boolean =>
  /^(more|too|very|overly|remotely)$/.test(wordAt(line, at - 1)) && isNegated(line, at - 1)

/** A level with those that a limit adds. */
const limited = (level: Difficulty, limit: Limit | null, isStrict: boolean): readonly Difficulty[] => {
  const at = difficulties.indexOf(level)
  if (limit === 'max') return difficulties.slice(0, isStrict && at > 0 ? at : at + 1)
  return limit === 'min'
    ? difficulties.slice(isStrict && at < difficulties.length - 1 ? at + 1 : at)
    : [level]
}

const beyond = (level: Difficulty) => {
  const at = difficulties.indexOf(level)
  return at === 0 ? difficulties.slice(1) : difficulties.slice(0, at)
}

const together = phraseSet(
  'both, both of us, together, all of us, the two of us, the three of us, mixed group, mixed levels, mixed ability',
)
const several = phraseSet('we, were, us, our, my, i am, im')
const one = phraseSet(
  'one is, one beginner, one of us, wife, husband, girlfriend, boyfriend, partner, buddy, son, daughter, friend, brother, sister, kid, mum, mom, dad',
)
/** "Nothing a beginner couldn't handle" is for beginners. */
const isManaged = (line: Line, end: number): boolean =>
  /^(cant|cannot|couldnt|wouldnt)$/.test(wordAt(line, end))

const kindsOfDives = /^(dives?|sites?|diving|stuff|ones|level|spots?|places?)$/

/** "Advanced dives are beyond me", "beginner sites bore me". */
const isTooMuch = (given: Line, end: number): boolean => {
  const line = untaken(given)
  const from = kindsOfDives.test(wordAt(line, end)) && !line.words[end]?.isBreak ? end + 1 : end
  if (line.words[from]?.isBreak) return false
  return phraseFrom(line, refused, from) !== undefined || (wordAt(line, from) === 'out' && from > end)
}

/** Whether a word of a level only limits another one. */
const isCue = (line: Line, span: { at: number; size: number }, at: number, size: number): boolean =>
  (at > span.at && wordAt(line, at - 1) === 'as' && at + size <= span.at + span.size) ||
  (hardness.has(wordAt(line, at)) &&
    at < span.at + span.size - size &&
    /^(the|hardest)$/.test(wordAt(line, span.at)))

/** What is left where some levels are ruled out: without one, what lies beyond it; without several, all others. */
const leftBy = (unwanted: readonly Difficulty[]): readonly Difficulty[] => {
  const [first] = unwanted
  if (first === undefined) return []
  return unwanted.length === 1 ? beyond(first) : difficulties.filter((level) => !unwanted.includes(level))
}

const fromTo = phraseSet(
  'ow and aow, ow or aow, owd and aowd, owd or aowd, ow to aow, open water and advanced open water, ow and advanced',
)

const inOrder = (levels: readonly Difficulty[]): Difficulty[] =>
  once(levels).sort((one, other) => difficulties.indexOf(one) - difficulties.indexOf(other))

/** People of several levels who dive together dive where the least of them may. */
const isTogether = (line: Line): boolean => says(line, together) || (says(line, several) && says(line, one))

/** Reads the levels: any of several. "Not for beginners" is every other level, "not technical" all that are easier. */
export const readLevel = (line: Line): Read => {
  const kept = [...line.taken]
  const unwanted: Difficulty[] = []
  const negated = new Set<number>()
  const found = takeAll(line, levelWords)
  const spans = found.flatMap((each) => ownLimitOf(line, each, limitWords) ?? [])
  const wanted = found.flatMap(({ at, size, meaning }): readonly Difficulty[] => {
    // "Intermediate is as hard as I go" asks for nothing hard.
    if (
      spans.some((span) => span.at <= at && at + size <= span.at + span.size && isCue(line, span, at, size))
    )
      return []
    if (wordAt(line, at - 1) === 'too' && wordAt(line, at + size) === 'for') return []
    const isOfOther = hardness.has(wordAt(line, at)) && others.has(wordAt(line, at + size))
    if (isOfOther && size === 1 && !line.words[at + size]?.isBreak) {
      line.taken[at] = kept[at] ?? false
      return []
    }
    if (isNoMore(line, at) && meaning !== 'beginner') {
      if (!unwanted.includes(meaning)) unwanted.push(meaning)
      return []
    }
    const limit = ownLimitOf(line, { at, size }, limitWords)
    // "Not up to advanced dives yet."
    const isNotUpTo =
      limit !== undefined &&
      limit.at < at &&
      /^(not|isnt|arent)$/.test(wordAt(line, limit.at - 1)) &&
      wordAt(line, limit.at) === 'up'
    if (limit && !isNotUpTo) {
      take(line, limit.at, limit.size)
      // "Hide anything advanced or above."
      if (limit.at === at && limit.size > size && limit.limit === 'min' && isNegated(line, at))
        return difficulties.slice(0, Math.max(1, difficulties.indexOf(meaning)))
      return limited(meaning, limit.limit, limit.isStrict === true)
    }
    if (isNeedless(line, at)) return []
    if (isTooMuch(line, at + size) || isEnough(line, at)) {
      if (!unwanted.includes(meaning)) unwanted.push(meaning)
      return []
    }
    if (isDoublyNegated(line, at)) return limited(meaning, meaning === 'beginner' ? 'max' : 'min', false)
    if (!isNegated(line, at, negated) || isManaged(line, at + size)) return [meaning]
    for (let each = at; each < at + size; each++) negated.add(each)
    if (!unwanted.includes(meaning)) unwanted.push(meaning)
    return []
  })
  // "OW + AOW": whoever has the one or the other, and all between.
  if (says(untaken(line), fromTo)) wanted.push('intermediate')
  const left = leftBy(unwanted)
  const both = wanted.filter((level) => left.includes(level))
  // "We are all beginners, nothing advanced": what is ruled out adds nothing to what is wanted.
  const all = inOrder(both.length > 0 ? both : [...wanted, ...left])
  return { levels: isTogether(line) ? all.slice(0, 1) : all }
}
