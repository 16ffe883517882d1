import type { Digest } from '@soundings/contract/reports'
import type { Difficulty, Hazard, Site, SiteCategory } from '@soundings/contract/sites'
import { monthRanges } from '../months.ts'
import { oneOfKind } from '../site-labels.ts'
import { type DepthUnit, depthRangeText, depthText, type TemperatureUnit } from '../units.ts'

/** A site that an answer may speak of, and all that it may say: its entry, and what divers report of it. */
export type Source = {
  site: Site
  digest: Digest | null
  /** Kilometres from the place that was asked about, if one was. */
  distance: number | null
}

/** The units in which whoever asks reads. */
export type Reader = { depth: DepthUnit; temperature: TemperatureUnit }

const kinds: Record<SiteCategory, string> = { ...oneOfKind, cave: 'a cave dive' }

/** `a wreck`; `a dive site` where the entry does not say. */
export const kindOf = ({ diveSiteCategory }: Site): string =>
  diveSiteCategory === null ? 'a dive site' : kinds[diveSiteCategory]

/** Whether the entry says between which depths one dives. */
export const hasRange = ({ depthRange }: Pick<Site, 'depthRange'>): boolean =>
  depthRange !== null && depthRange.min > 0 && depthRange.min < depthRange.max

/** `16 to 30 m`, `down to 30 m`, or nothing. */
export const depthOf = ({ depthRange, maxDepth }: Site, { depth }: Reader): string => {
  if (depthRange && hasRange({ depthRange })) return depthRangeText(depthRange, depth)
  return maxDepth === null ? '' : `down to ${depthText(maxDepth, depth)}`
}

export const levelWord: Record<Difficulty, string> = {
  beginner: 'beginners',
  intermediate: 'divers with some experience',
  advanced: 'advanced divers',
  technical: 'technical divers',
}

export const hazardWord: Record<Hazard, string> = {
  'strong-current': 'strong current',
  'low-visibility': 'low visibility',
  depth: 'the depth',
  'cold-water': 'cold water',
  'marine-life': 'animals that sting or bite',
  'overhead-environment': 'passages without a way straight up',
  'remote-location': 'the distance to any help',
  'weather-dependent': 'weather that may keep you ashore',
}

/** How hard a site is, from 0; undefined where its entry does not say. */
export const hardness = ({ difficulty, requiredDiverLevel }: Site): number | undefined => {
  const level = difficulty ?? requiredDiverLevel
  if (level === null) return undefined
  return ['beginner', 'intermediate', 'advanced', 'technical'].indexOf(level)
}

/** The best months: those that divers report, else those of the entry. */
export const bestMonthsOf = ({ site, digest }: Source): number[] =>
  digest && digest.bestMonths.length > 0 ? digest.bestMonths : site.bestMonths

/** `Mar to May`, or nothing where nobody says, or where any month will do. */
export const seasonOf = (source: Source): string => {
  const months = bestMonthsOf(source)
  return months.length === 0 || months.length === 12 ? '' : monthRanges(months)
}

/** `42 dive reports` */
export const reportsText = (count: number): string => `${count} dive report${count === 1 ? '' : 's'}`

/** What was understood, as it is quoted; free words are in quotation marks already. */
export const quotedLabel = (label: string): string => (label.startsWith('“') ? label : `“${label}”`)
