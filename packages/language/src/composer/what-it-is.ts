import type { Site, SiteCategory } from '@soundings/contract/sites'
import { monthsText } from '@soundings/rules/months'
import { oneOfKind } from '@soundings/rules/site-labels'
import { depthRangeText, depthText } from '@soundings/rules/units'
import { type Sentence, say } from './pieces.ts'
import { bestMonthsOf, levelOf, levelWord, type Reader, type Source } from './sources.ts'

const kinds: Record<SiteCategory, string> = { ...oneOfKind, cave: 'a cave dive' }

/** The depths at which one usually dives, `16 to 30 m`; empty where they are not listed. */
export const usualDepths = ({ depthRange }: Site, { depth }: Reader): string =>
  depthRange !== null && depthRange.min > 0 && depthRange.min < depthRange.max
    ? depthRangeText(depthRange, depth)
    : ''

/** A bottom this many metres below the usual depths is worth mentioning. */
const muchDeeper = 5

const factsOf = (site: Site, reader: Reader) => {
  const { diveSiteCategory, depthRange, maxDepth } = site
  const usual = usualDepths(site, reader)
  const hasMax = maxDepth !== null && (usual === '' || maxDepth - (depthRange?.max ?? 0) >= muchDeeper)
  return {
    kind: diveSiteCategory === null ? '' : kinds[diveSiteCategory],
    usual,
    max: hasMax ? depthText(maxDepth, reader.depth) : '',
  }
}

/** "SS Test is a wreck, 16 to 30 m deep." */
export const whatSiteIs = ({ site }: Source, reader: Reader): Sentence => {
  const { kind, usual, max } = factsOf(site, reader)
  if (kind && usual && max)
    return say`${site} is ${kind} with most diving at ${usual} and a maximum depth of ${max}.`
  if (kind && usual) return say`${site} is ${kind}, ${usual} deep.`
  if (kind && max) return say`${site} is ${kind} with a maximum depth of ${max}.`
  if (kind) return say`${site} is ${kind}.`
  if (usual && max) return say`At ${site}, most diving is at ${usual} and the maximum depth is ${max}.`
  if (usual) return say`${site} is ${usual} deep.`
  if (max) return say`${site} has a maximum depth of ${max}.`
  return say`The type and depth of ${site} aren’t listed.`
}

/** The same of a site that was just named: "It’s a wreck, 16 to 30 m deep." Empty where nothing is listed. */
export const whatItIs = ({ site }: Source, reader: Reader): Sentence => {
  const { kind, usual, max } = factsOf(site, reader)
  if (kind && usual && max)
    return say`It’s ${kind} with most diving at ${usual} and a maximum depth of ${max}.`
  if (kind && usual) return say`It’s ${kind}, ${usual} deep.`
  if (kind && max) return say`It’s ${kind} with a maximum depth of ${max}.`
  if (kind) return say`It’s ${kind}.`
  if (usual && max) return say`Most diving is at ${usual}, and the maximum depth is ${max}.`
  if (usual) return say`It’s ${usual} deep.`
  return max ? say`It has a maximum depth of ${max}.` : []
}

/** "It’s listed for advanced divers." */
export const whoItIsFor = ({ site }: Source): Sentence => {
  const level = levelOf(site)
  return level === null ? [] : say`It’s listed for ${levelWord[level]}.`
}

/** `March to May`; empty where nobody says, or where any month will do. */
export const bestTimeText = (source: Source): string => {
  const months = bestMonthsOf(source)
  return months.length === 12 ? '' : monthsText(months)
}

/** "The best time to go is March to May." */
export const whenToGo = (source: Source): Sentence => {
  const time = bestTimeText(source)
  return time === '' ? [] : say`The best time to go is ${time}.`
}
