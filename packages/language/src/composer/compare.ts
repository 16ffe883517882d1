import type { AnswerPiece } from '@soundings/contract/search'
import { plural } from '@soundings/rules/phrases'
import { depthText, distanceText } from '@soundings/rules/units'
import { type AskerLimits, beyondAsker } from './beyond-asker.ts'
import { limitsOf } from './closed.ts'
import { differencesFrom } from './differences.ts'
import { inOneGo, listed, maxSentences, mostImportant, type Part, type Sentence, say } from './pieces.ts'
import { hardness, levelWord, type Reader, ratingText, type Source } from './sources.ts'
import { whatItIs, whatSiteIs } from './what-it-is.ts'

/** What sites are compared by. */
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
  /** Whether the highest value comes first. */
  isHighest: boolean
  /** The value, as the sentences name it. */
  text: (source: Source, reader: Reader) => string
  first: (site: Part, value: string) => Sentence
  next: (site: Part, value: string) => Sentence
  /** Where several share the first place. */
  same: (sites: Part, value: string) => Sentence
  /** Where no value is known. */
  unknown: string
}

const depth = {
  of: ({ site }) => site.maxDepth,
  text: ({ site }, reader) => depthText(site.maxDepth ?? 0, reader.depth),
  next: (site, value) => say`Next is ${site}, with a maximum depth of ${value}.`,
  same: (sites, value) => say`${sites} have the same maximum depth of ${value}.`,
  unknown: 'No maximum depth is listed for these sites.',
} satisfies Partial<Measure>

const level = {
  of: ({ site }) => hardness(site),
  text: ({ site }) => levelWord[site.difficulty ?? site.requiredDiverLevel ?? 'beginner'],
  next: (site, value) => say`Next is ${site}, which is listed for ${value}.`,
  same: (sites, value) => say`${sites} are equally demanding: they’re listed for ${value}.`,
  unknown: 'No skill level is listed for these sites.',
} satisfies Partial<Measure>

const measures: Record<Exclude<Comparison, 'differences'>, Measure> = {
  deepest: {
    ...depth,
    isHighest: true,
    first: (site, value) => say`${site} is the deepest, with a maximum depth of ${value}.`,
  },
  shallowest: {
    ...depth,
    isHighest: false,
    first: (site, value) => say`${site} is the shallowest, with a maximum depth of ${value}.`,
  },
  easiest: {
    ...level,
    isHighest: false,
    first: (site, value) => say`${site} is the easiest: it’s listed for ${value}.`,
  },
  hardest: {
    ...level,
    isHighest: true,
    first: (site, value) => say`${site} is the most demanding: it’s listed for ${value}.`,
  },
  rating: {
    of: ({ site }) => site.averageRating,
    isHighest: true,
    text: ({ site }) => ratingText(site.averageRating ?? 0),
    first: (site, value) => say`${site} is rated highest: divers give it ${value}.`,
    next: (site, value) => say`Next is ${site}, rated ${value}.`,
    same: (sites, value) => say`${sites} have the same rating of ${value}.`,
    unknown: 'These sites have no ratings yet.',
  },
  closest: {
    of: ({ distance }) => distance,
    isHighest: false,
    text: ({ distance }, reader) => distanceText(distance ?? 0, reader.depth),
    first: (site, value) => say`${site} is the closest, ${value} away.`,
    next: (site, value) => say`Next is ${site}, ${value} away.`,
    same: (sites, value) => say`${sites} are equally close, ${value} away.`,
    unknown: 'I don’t know how far away these sites are.',
  },
}

/** The most sites that a comparison names. */
const maxCompared = 4

const byMeasure = (sources: readonly Source[], measure: Measure, reader: Reader): Sentence[] => {
  const known = sources.filter((source) => typeof measure.of(source) === 'number')
  const sorted = known.toSorted((one, other) => {
    const difference = (measure.of(one) ?? 0) - (measure.of(other) ?? 0)
    return measure.isHighest ? -difference : difference
  })
  const [first, second] = sorted
  if (!first) return [say`${measure.unknown}`]
  const unknown = sources.length - known.length
  const doubt =
    unknown === 0
      ? []
      : say`${plural(unknown, { one: 'This isn’t known for # other site.', other: 'This isn’t known for # other sites.' })}`
  const equal = sorted.filter((source) => measure.of(source) === measure.of(first))
  if (equal.length > 1) {
    const sites = listed(equal.slice(0, maxCompared).map(({ site }) => site))
    return [measure.same(sites, measure.text(first, reader)), doubt]
  }
  return [
    measure.first(first.site, measure.text(first, reader)),
    second ? measure.next(second.site, measure.text(second, reader)) : [],
    doubt,
  ]
}

const byDifferences = (sources: readonly Source[], reader: Reader): readonly Sentence[] => {
  const [first, ...others] = sources.slice(0, maxCompared)
  if (!first) return []
  const told = others.map((other) => {
    const [one, two] = differencesFrom(other, first, reader)
    return one
      ? { main: one.named, more: two?.also ?? [] }
      : { main: say`${other.site} is similar.`, more: whatItIs(other, reader) }
  })
  const start = whatSiteIs(first, reader)
  return mostImportant(
    [start, ...told.flatMap(({ main, more }) => [main, more])],
    [start, ...told.map(({ main }) => main), ...told.map(({ more }) => more)],
  )
}

/**
 * How the sites that were shown differ, or which of them is the deepest, easiest and so on; first, which of them are
 * closed, and which are beyond whoever asks.
 */
export const composeComparison = (
  sources: readonly Source[],
  by: Comparison,
  reader: Reader,
  asker: AskerLimits,
): AnswerPiece[] => {
  const told =
    by === 'differences' ? byDifferences(sources, reader) : byMeasure(sources, measures[by], reader)
  const compared = by === 'differences' ? sources.slice(0, maxCompared) : sources
  const answer = [...limitsOf(compared), ...beyondAsker(compared, asker, reader), ...told].filter(
    ({ length }) => length > 0,
  )
  return inOneGo(answer.slice(0, maxSentences))
}
