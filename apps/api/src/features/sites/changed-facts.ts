import { isDeepStrictEqual } from 'node:util'
import { factNames } from '@soundings/contract/site-editing'
import type { Provenance, Site, SiteFacts } from '@soundings/contract/sites'
import { accessFacts } from '@soundings/rules/access-status'
import { changedFields } from '@soundings/rules/site-editing'
import { contradictions } from '@soundings/rules/sites'
import { factsOf } from './editing/change-site.ts'

/** Whether a source says anything else about a site than what is kept of it. */
export const isChanged = (site: Site, facts: SiteFacts, provenance: Provenance): boolean =>
  !isDeepStrictEqual(site.provenance, provenance) ||
  Object.keys(changedFields(factsOf(site), facts)).length > 0

/** Facts that must fit together: the depths, and what is said of the access. */
const groups: readonly (readonly string[])[] = [['maxDepth', 'averageDepth', 'depthRange'], accessFacts]

/**
 * What a source says of a site, but for the fields that people have changed here. Of facts that would not fit together
 * then, none is taken over.
 */
export const keepEdited = (site: Site, arriving: SiteFacts, edited: readonly string[]): SiteFacts => {
  if (edited.length === 0) return arriving
  const here = factsOf(site)
  const merged = Object.fromEntries(
    factNames.map((name) => [name, edited.includes(name) ? here[name] : arriving[name]]),
  ) as SiteFacts
  const wrong = contradictions(merged).map(({ path }) => path[0] ?? '')
  const torn = groups.filter(
    (group) =>
      wrong.some((field) => group.includes(field)) && !group.every((field) => edited.includes(field)),
  )
  return torn.length > 0 ? keepEdited(site, arriving, [...edited, ...torn.flat()]) : merged
}
