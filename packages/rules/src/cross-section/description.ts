import type { Access, Site, WreckLook } from '@soundings/contract/sites'
import { oneOfKind } from '../site-labels.ts'
import { isFloorFarBelow } from './scale.ts'

const entries: Record<Access, string> = {
  boat: ', entered from a boat',
  shore: ', entered from the shore',
  either: ', entered from shore or boat',
}

/** A wreck of which is known how it looks. */
const wrecks: Record<WreckLook, string> = {
  upright: 'an upright wreck',
  'on-side': 'a wreck on its side',
  'keel-up': 'a wreck that lies keel up',
  sailing: 'the wreck of a sailing ship',
  aeroplane: 'the wreck of an aeroplane',
  submarine: 'the wreck of a submarine',
}

/** What one can lie on; anything longer or stranger is said as it was written. */
const material = /^(\w+ )?(sand|silt|mud|rock|rocks|boulders|rubble|gravel|clay|seagrass)( and \w+)?$/

const floorText = (bottom: string | null) => {
  const words = bottom?.trim().replace(/\.$/, '').toLowerCase()
  if (!words) return ''
  return material.test(words) ? ` on ${words}` : `, bottom ${words}`
}

type Facts = Pick<
  Site,
  'maxDepth' | 'averageDepth' | 'depthRange' | 'diveSiteCategory' | 'access' | 'bottomComposition'
> &
  Partial<Pick<Site, 'wreckLook'>>

const kindOf = ({ diveSiteCategory, wreckLook }: Facts) => {
  if (diveSiteCategory === 'wreck' && wreckLook) return wrecks[wreckLook]
  return diveSiteCategory === null ? 'a dive site' : oneOfKind[diveSiteCategory]
}

const depthWords = (facts: Facts, depthText: (metres: number) => string) => {
  const { maxDepth, averageDepth, depthRange } = facts
  if (maxDepth !== null) {
    const down = `${depthRange ? ` from ${depthText(depthRange.min)}` : ''} down to ${depthText(maxDepth)}`
    return depthRange && isFloorFarBelow(facts) ? `${down}, dived to ${depthText(depthRange.max)}` : down
  }
  if (depthRange)
    return ` dived from ${depthText(depthRange.min)} to ${depthText(depthRange.max)}, maximum depth not recorded`
  if (averageDepth !== null) return ` ${depthText(averageDepth)} deep on average, maximum depth not recorded`
  return ', depth not recorded'
}

/** A site in cross-section as one sentence; `limits` are the limits that its depth crosses, as the reader takes them. */
export const sectionSentence = (
  facts: Facts,
  limits: readonly string[],
  depthText: (metres: number) => string,
): string => {
  const entry = facts.access === null ? '' : entries[facts.access]
  const crossed = limits.length > 0 ? `; ${limits.join(', ')}` : ''
  return `Cross-section: ${kindOf(facts)}${depthWords(facts, depthText)}${floorText(facts.bottomComposition)}${entry}${crossed}.`
}
