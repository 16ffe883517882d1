import { type Difficulty, difficulties } from '@soundings/contract/site-words'
import { isNegated } from './negation.ts'
import { phraseFrom, phraseSet, phrasesOf, takeAll } from './phrases.ts'
import { once, type Read } from './query.ts'
import { isFree, type Line, take } from './words.ts'

/** Who dives, by certificates and in plain words. No level implies a depth: how deep somebody may go is theirs to say. */
export const levelWords = phrasesOf<Difficulty>([
  [
    'beginner, beginner friendly, absolute beginner, novice, newbie, new diver, newly certified, newly qualified',
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

const beyond = (level: Difficulty) => {
  const at = difficulties.indexOf(level)
  return at === 0 ? difficulties.slice(1) : difficulties.slice(0, at)
}

const years = phraseSet('year old, years old, yr old, yrs old, y o, yo, year olds, yr olds')
const adult = 18

/** "My 10 year old": a child dives where beginners do. */
const takeChildren = (line: Line): boolean => {
  const children = line.words.flatMap(({ value }, at) => {
    const age =
      value !== null && value < adult && isFree(line, at) ? phraseFrom(line, years, at + 1) : undefined
    return age ? [{ at, size: age.size + 1 }] : []
  })
  for (const { at, size } of children) take(line, at, size)
  return children.length > 0
}

/** Reads the levels: any of several. "Not for beginners" is every other level, "not technical" all that are easier. */
export const readLevel = (line: Line): Read => {
  const withChildren: Difficulty[] = takeChildren(line) ? ['beginner'] : []
  const kept = [...line.taken]
  const levels = takeAll(line, levelWords).flatMap(({ at, size, meaning }): readonly Difficulty[] => {
    if (others.has(line.words[at + size]?.text ?? '') && size === 1 && !line.words[at + size]?.isBreak) {
      line.taken[at] = kept[at] ?? false
      return []
    }
    return isNegated(line, at) ? beyond(meaning) : [meaning]
  })
  return {
    levels: once([...withChildren, ...levels]).sort(
      (one, other) => difficulties.indexOf(one) - difficulties.indexOf(other),
    ),
  }
}
