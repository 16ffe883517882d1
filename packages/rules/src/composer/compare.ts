import type { AnswerPiece } from '@soundings/contract/search'
import { depthText, distanceText } from '../units.ts'
import { differencesFrom } from './differences.ts'
import { inOneGo, listed, type Sentence, say } from './pieces.ts'
import { sketch } from './reasons.ts'
import { hardness, levelWord, type Reader, type Source } from './sources.ts'

/** By what sites are compared. */
export const comparisons = [
  'differences',
  'deepest',
  'shallowest',
  'easiest',
  'hardest',
  'rating',
  'closest',
] as const
export type Comparison = (typeof comparisons)[number]

type Measure = {
  of: (source: Source) => number | null | undefined
  /** Whether more is meant. */
  isMost: boolean
  word: string
  /** What is so, as the end of a sentence. */
  tell: (source: Source, reader: Reader) => string
}

const deep = (source: Source, { depth }: Reader) =>
  `goes down to ${depthText(source.site.maxDepth ?? 0, depth)}`
const hard = ({ site }: Source) => {
  const level = site.difficulty ?? site.requiredDiverLevel
  return level === null ? '' : `is for ${levelWord[level]}`
}

const measures: Record<Exclude<Comparison, 'differences'>, Measure> = {
  deepest: { of: ({ site }) => site.maxDepth, isMost: true, word: 'deepest', tell: deep },
  shallowest: { of: ({ site }) => site.maxDepth, isMost: false, word: 'shallowest', tell: deep },
  easiest: { of: ({ site }) => hardness(site), isMost: false, word: 'easiest', tell: hard },
  hardest: { of: ({ site }) => hardness(site), isMost: true, word: 'most demanding', tell: hard },
  rating: {
    of: ({ site }) => site.averageRating,
    isMost: true,
    word: 'best rated',
    tell: ({ site }) => `has ${(site.averageRating ?? 0).toFixed(1)} of 5 stars from divers`,
  },
  closest: {
    of: ({ distance }) => distance,
    isMost: false,
    word: 'closest',
    tell: ({ distance }, { depth }) => `lies ${distanceText(distance ?? 0, depth)} away`,
  },
}

const byMeasure = (sources: readonly Source[], measure: Measure, reader: Reader): Sentence[] => {
  const known = sources.filter((source) => typeof measure.of(source) === 'number')
  const sorted = known.toSorted((one, other) => {
    const difference = (measure.of(one) ?? 0) - (measure.of(other) ?? 0)
    return measure.isMost ? -difference : difference
  })
  const [first, second] = sorted
  if (!first) return [say`The entries of these sites do not say which is the ${measure.word}.`]
  const equal = sorted.filter((source) => measure.of(source) === measure.of(first))
  const unknown = sources.length - known.length
  const doubt = unknown === 0 ? [] : [say`Of ${unknown} the entry does not say.`]
  if (equal.length > 1)
    return [
      say`${listed(equal.slice(0, 4).map(({ site }) => site))} are alike in that: each ${measure.tell(first, reader)}.`,
      ...doubt,
    ]
  const next = second ? [say`Next comes ${second.site}: it ${measure.tell(second, reader)}.`] : []
  return [say`${first.site} is the ${measure.word}: it ${measure.tell(first, reader)}.`, ...next, ...doubt]
}

const byDifferences = (sources: readonly Source[], reader: Reader): Sentence[] => {
  const [first, ...others] = sources.slice(0, 4)
  if (!first) return []
  return [
    say`${first.site} is ${sketch(first, reader)}.`,
    ...others.map((other) => {
      const [one, two] = differencesFrom(other, first, reader)
      if (!one) return say`${other.site} is much like it: ${sketch(other, reader)}.`
      return two ? say`${other.site} ${one}, and ${two}.` : say`${other.site} ${one}.`
    }),
  ]
}

/** How the sites that were shown differ, or which of them is the most of something. */
export const composeComparison = (
  sources: readonly Source[],
  by: Comparison,
  reader: Reader,
): AnswerPiece[] =>
  inOneGo(by === 'differences' ? byDifferences(sources, reader) : byMeasure(sources, measures[by], reader))
