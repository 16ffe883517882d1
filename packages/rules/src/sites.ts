import type { Site, SiteFacts } from '@soundings/contract/sites'
import { type AccessFact, accessContradictions, type Issue } from './access-status.ts'
import { fold } from './text.ts'

/** Facts of which nothing is known: what a source lacks stays empty. */
export const nothingKnown = (): Omit<SiteFacts, 'siteName' | 'coordinates'> => ({
  aliases: [],
  city: null,
  region: null,
  country: null,
  description: null,
  maxDepth: null,
  averageDepth: null,
  depthRange: null,
  difficulty: null,
  requiredDiverLevel: null,
  access: null,
  waterBodyType: null,
  diveSiteCategory: null,
  entryMethod: null,
  bottomComposition: null,
  protectionStatus: null,
  accessibilityDetails: null,
  diveType: [],
  hazards: [],
  certificationRequirements: [],
  topographicalFeatures: [],
  fixedStructures: [],
  facilities: [],
  marineLife: [],
  bestMonths: [],
  historicalSignificance: null,
  accessStatus: null,
  accessStatusSince: null,
  accessStatusReason: null,
  accessStatusSource: null,
})

/** What contradicts itself in a site's facts, although each field alone is allowed. Depths in metres. */
export const contradictions = (
  facts: Pick<SiteFacts, 'maxDepth' | 'averageDepth' | 'depthRange' | AccessFact>,
): Issue[] => {
  const { maxDepth, averageDepth, depthRange } = facts
  const issues: Issue[] = accessContradictions(facts)
  if (maxDepth !== null && averageDepth !== null && averageDepth > maxDepth)
    issues.push({ path: ['averageDepth'], message: 'Average depth can’t be more than the maximum depth' })
  if (depthRange && depthRange.min > depthRange.max)
    issues.push({ path: ['depthRange'], message: 'The depth range must go from shallow to deep' })
  if (depthRange && maxDepth !== null && depthRange.max > maxDepth)
    issues.push({ path: ['depthRange'], message: 'The depth range can’t go deeper than the maximum depth' })
  return issues
}

/** 'City, Region, Country' as far as known; 'Unknown Location' when nothing is. */
export const locationText = (site: Pick<Site, 'city' | 'region' | 'country'>): string =>
  [site.city, site.region, site.country]
    .filter((part, at, all) => part && all.indexOf(part) === at)
    .join(', ') || 'Unknown Location'

/** The folded texts that searches read; a site is found by what they hold. */
export type SearchTexts = {
  sortName: string
  searchNames: string
  searchPlaces: string
  searchWords: string
  countryKey: string | null
}

const folded = (parts: readonly (string | null)[]) => fold(parts.filter(Boolean).join(' '))

/** Folding may make a name many times longer; so much of it puts sites in order. */
const sortLength = 200

/** What a site is found by: its names first, then its places, then the words of its facts. */
export const searchTexts = (facts: SiteFacts): SearchTexts => ({
  sortName: fold(facts.siteName).slice(0, sortLength).trimEnd(),
  searchNames: folded([facts.siteName, ...facts.aliases]),
  searchPlaces: folded([facts.city, facts.region, facts.country]),
  searchWords: folded([
    facts.diveSiteCategory,
    facts.waterBodyType,
    ...facts.diveType,
    ...facts.marineLife,
    ...facts.topographicalFeatures,
    ...facts.fixedStructures,
    facts.bottomComposition,
    facts.protectionStatus,
    facts.description,
    facts.historicalSignificance,
  ]),
  countryKey: facts.country === null ? null : fold(facts.country),
})

/** Words that say nothing about which site is meant. */
const idleWords = new Set(['the', 'a', 'an', 'of', 'in', 'at', 'on', 'near', 'and', 'dive', 'site', 'sites'])

/** The words of a search, folded, at most eight; idle words count only when there are no others. */
export const searchTerms = (asked: string): string[] => {
  const words = fold(asked).split(' ').filter(Boolean)
  const telling = words.filter((word) => !idleWords.has(word))
  return (telling.length > 0 ? telling : words).slice(0, 8)
}
