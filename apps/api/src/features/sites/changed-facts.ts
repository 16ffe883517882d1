import { isDeepStrictEqual } from 'node:util'
import { factNames } from '@soundings/contract/site-editing'
import type { Provenance, Site, SiteFacts } from '@soundings/contract/sites'
import { changedFields } from '@soundings/rules/site-editing'
import { contradictions } from '@soundings/rules/sites'
import { factsOf } from './editing/change-site.ts'

/** Whether a source says anything else about a site than what is kept of it. */
export const isChanged = (site: Site, facts: SiteFacts, provenance: Provenance): boolean =>
  !isDeepStrictEqual(site.provenance, provenance) ||
  Object.keys(changedFields(factsOf(site), facts)).length > 0

const depths = ['maxDepth', 'averageDepth', 'depthRange']

/** What a source says of a site, but for the fields that people have changed here; of depths that would not fit together, none. */
export const keepEdited = (site: Site, arriving: SiteFacts, edited: readonly string[]): SiteFacts => {
  if (edited.length === 0) return arriving
  const here = factsOf(site)
  const merged = Object.fromEntries(
    factNames.map((name) => [name, edited.includes(name) ? here[name] : arriving[name]]),
  ) as SiteFacts
  const isTorn = contradictions(merged).length > 0 && !depths.every((depth) => edited.includes(depth))
  return isTorn ? keepEdited(site, arriving, [...edited, ...depths]) : merged
}
