import type { Site } from '@soundings/contract/sites'
import { categoryLabel, facilityLabel } from '@soundings/rules/site-labels'
import { eachOnce } from '@soundings/rules/text'
import { type DepthUnit, depthRangeText, depthText } from '@soundings/rules/units'
import { accessLabel, diveTypeLabel, waterBodyLabel } from './labels.view.ts'
import { levelText } from './level.view.ts'

/** One answer of the grid. Words need more room than numbers: they are `wide`. */
export type Fact = { label: string; value: string; wide: boolean }

const unknown = 'Not recorded'
const listed = (words: readonly string[]) => words.join(', ') || null
const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const asked = (label: string, value: string | null, wide = false): Fact[] => [
  { label, value: value || unknown, wide },
]
const ifKnown = (label: string, value: string | null, wide = false): Fact[] =>
  value ? [{ label, value, wide }] : []

/** How deep a site is and how hard. What every diver asks is answered even when nobody knows; the rest appears when known. */
export const depthFacts = (site: Site, unit: DepthUnit): Fact[] => {
  const depth = (metres: number | null) => (metres === null ? null : depthText(metres, unit))
  const level = (value: Site['difficulty']) => value && levelText(value, site, unit)
  return [
    ...asked('Max depth', depth(site.maxDepth)),
    ...asked('Average depth', depth(site.averageDepth)),
    ...ifKnown('Depth range', site.depthRange && depthRangeText(site.depthRange, unit)),
    ...asked('Skill level', level(site.difficulty)),
    ...ifKnown('Required level', level(site.requiredDiverLevel)),
    ...asked('Certification', listed(site.certificationRequirements), true),
  ]
}

/** How one gets in, what the ground is like, and whatever else is asked of a site. */
export const otherFacts = (site: Site): Fact[] => [
  ...asked('Entry', site.access && accessLabel[site.access]),
  ...asked('Water body', site.waterBodyType && waterBodyLabel[site.waterBodyType]),
  ...ifKnown('Category', site.diveSiteCategory && categoryLabel[site.diveSiteCategory]),
  ...asked('Bottom', site.bottomComposition && capitalised(site.bottomComposition), true),
  ...asked('Protection', site.protectionStatus, true),
  ...ifKnown('Entry method', site.entryMethod && capitalised(site.entryMethod), true),
  ...ifKnown('Also known as', listed(site.aliases), true),
]

/** The grid of a site where it stands as one. */
export const siteFacts = (site: Site, unit: DepthUnit): Fact[] => [
  ...depthFacts(site, unit),
  ...otherFacts(site),
]

export type TagGroup = { title: string; tags: string[] }

const known = (groups: TagGroup[]) => groups.filter(({ tags }) => tags.length > 0)

/** What one does and finds at a site, group by group; empty groups are left out. */
export const tagGroups = (site: Site): TagGroup[] =>
  known([
    { title: 'Dive types', tags: site.diveType.map((one) => diveTypeLabel[one]) },
    { title: 'Marine life', tags: eachOnce(site.marineLife.map(capitalised)) },
    { title: 'Topography', tags: eachOnce(site.topographicalFeatures.map(capitalised)) },
    { title: 'Structures', tags: eachOnce(site.fixedStructures.map(capitalised)) },
    { title: 'Facilities', tags: site.facilities.map((one) => facilityLabel[one]) },
  ])
