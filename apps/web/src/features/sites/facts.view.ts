import type { Site } from '@soundings/contract/sites'
import { difficultyLabel, facilityLabel } from '@soundings/rules/site-labels'
import { eachOnce } from '@soundings/rules/text'
import { type DepthUnit, depthRangeText, depthText } from '@soundings/rules/units'
import { accessLabel, categoryLabel, waterBodyLabel } from './labels.view.ts'

/** One answer of the grid. Words need more room than numbers: they are `wide`. */
type Fact = { label: string; value: string; wide: boolean }

const unknown = 'Not recorded'
const listed = (words: readonly string[]) => words.join(', ') || null
const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The grid of a site. What every diver asks is answered even when nobody knows; the rest appears when known. */
export const siteFacts = (site: Site, unit: DepthUnit): Fact[] => {
  const depth = (metres: number | null) => (metres === null ? null : depthText(metres, unit))
  const asked = (label: string, value: string | null, wide = false) => [
    { label, value: value || unknown, wide },
  ]
  const ifKnown = (label: string, value: string | null, wide = false) =>
    value ? [{ label, value, wide }] : []
  return [
    ...asked('Max depth', depth(site.maxDepth)),
    ...asked('Average depth', depth(site.averageDepth)),
    ...asked('Skill level', site.difficulty && difficultyLabel[site.difficulty]),
    ...asked('Entry', site.access && accessLabel[site.access]),
    ...asked('Water body', site.waterBodyType && waterBodyLabel[site.waterBodyType]),
    ...ifKnown('Category', site.diveSiteCategory && categoryLabel[site.diveSiteCategory]),
    ...ifKnown('Depth range', site.depthRange && depthRangeText(site.depthRange, unit)),
    ...ifKnown('Required level', site.requiredDiverLevel && difficultyLabel[site.requiredDiverLevel]),
    ...asked('Bottom', site.bottomComposition && capitalised(site.bottomComposition), true),
    ...asked('Protection', site.protectionStatus, true),
    ...asked('Certification', listed(site.certificationRequirements), true),
    ...ifKnown('Entry method', site.entryMethod && capitalised(site.entryMethod), true),
    ...ifKnown('Also known as', listed(site.aliases), true),
  ]
}

export type TagGroup = { title: string; tags: string[] }

const known = (groups: TagGroup[]) => groups.filter(({ tags }) => tags.length > 0)

/** What lies and lives down there, group by group; empty groups are left out. */
export const underwaterTags = (site: Site): TagGroup[] =>
  known([
    { title: 'Marine life', tags: eachOnce(site.marineLife.map(capitalised)) },
    { title: 'Topography', tags: eachOnce(site.topographicalFeatures.map(capitalised)) },
    { title: 'Structures', tags: eachOnce(site.fixedStructures.map(capitalised)) },
  ])

/** What waits on land. */
export const facilityTags = (site: Site): string[] => site.facilities.map((one) => facilityLabel[one])
