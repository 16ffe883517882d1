import type { Digest } from '@soundings/contract/reports'
import { type Difficulty, difficulties } from '@soundings/contract/site-fields'
import type { Site } from '@soundings/contract/sites'
import { listText, numberText, plural } from '@soundings/rules/phrases'
import type { DepthUnit, TemperatureUnit } from '@soundings/rules/units'
import { within } from '../understanding/within.ts'
import type { Sentence } from './pieces.ts'

/** A site that an answer may mention, with everything the answer may say: what is listed and what divers reported. */
export type Source = {
  site: Site
  digest: Digest | null
  /** Kilometres from the place that was asked about, if one was. */
  distance: number | null
}

/** The units of the person who asks. */
export type Reader = { depth: DepthUnit; temperature: TemperatureUnit }

/** Answers one kind of question about a site; `months` (1 to 12) are those asked about, none means the whole year. */
export type TopicAnswer = (source: Source, reader: Reader, months: readonly number[]) => Sentence[]

export const levelWord: Record<Difficulty, string> = {
  beginner: 'beginners',
  intermediate: 'divers with some experience',
  advanced: 'advanced divers',
  technical: 'technical divers',
}

/** Whom a site is for: the harder of the two levels that its entry lists; null where it lists none. */
export const levelOf = ({ difficulty, requiredDiverLevel }: Site): Difficulty | null =>
  difficulties.findLast((level) => level === difficulty || level === requiredDiverLevel) ?? null

/** How demanding a site is, from 0; undefined where no level is listed. */
export const hardness = (site: Site): number | undefined => {
  const level = levelOf(site)
  return level === null ? undefined : difficulties.indexOf(level)
}

/** The best months: those that divers report, else those that are listed. */
export const bestMonthsOf = ({ site, digest }: Source): number[] =>
  digest && digest.bestMonths.length > 0 ? digest.bestMonths : site.bestMonths

/** The most items of a long list that an answer names. */
export const maxListed = 6

/** `green turtle, reef shark and nitrox`: the first few of what an entry lists. */
export const fewText = (items: readonly string[]): string => listText(items.slice(0, maxListed).map(within))

/** `42 dive reports` */
export const reportsText = (count: number): string =>
  plural(count, { one: '# dive report', other: '# dive reports' })

/** `4.0 out of 5` */
export const ratingText = (rating: number): string => `${numberText(rating, 1, 1)} out of 5`

/** What was understood, in quotation marks; free words have them already. */
export const quotedLabel = (label: string): string => (label.startsWith('“') ? label : `“${label}”`)
