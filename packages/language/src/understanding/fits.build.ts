import type { SearchQuery, Where } from '@soundings/contract/search'
import type { SiteFacts } from '@soundings/contract/sites'
import { distanceKm } from '@soundings/rules/geo'
import { speciesIn } from '@soundings/rules/species'
import { fold } from '@soundings/rules/text'
import { isInWater, isOfKind, isReachableBy, membersOf, waterByKey } from '../understanding.ts'

const isThere = (site: SiteFacts, where: Where): boolean => {
  if (where.kind === 'water') {
    const water = waterByKey(where.key)
    return (
      water !== undefined &&
      isInWater(water, site) &&
      (where.country === null || site.country === where.country)
    )
  }
  if (where.kind === 'me')
    return where.coordinates !== null && distanceKm(site.coordinates, where.coordinates) <= where.radius
  if ('radius' in where) return distanceKm(site.coordinates, where.coordinates) <= where.radius
  return site[where.kind] === where.name && (where.country === null || site.country === where.country)
}

const lives = (site: SiteFacts, id: string) => {
  const there = speciesIn(`${site.marineLife.join(', ')}. ${site.description ?? ''}`)
  return (
    membersOf(id).some((member) => there.includes(member)) ||
    site.marineLife.some((name) => fold(name).replaceAll(' ', '-') === id)
  )
}

/** Whether a site is everything that was understood, but for its words. */
export const fits = (site: SiteFacts, query: SearchQuery): boolean => {
  const { where, minDepth, maxDepth, levels, access, avoid, months, species, facilities, waters } = query
  const { maxDepth: depth } = site
  const animals = species.map((id) => lives(site, id))
  return (
    (where.length === 0 || where.some((each) => isThere(site, each))) &&
    !query.notWhere.some((each) => isThere(site, each)) &&
    !query.notSites.some(({ id }) => 'id' in site && id === site.id) &&
    !query.notSpecies.some((id) => lives(site, id)) &&
    (minDepth === null || (depth !== null && depth >= minDepth)) &&
    (maxDepth === null || (depth !== null && depth <= maxDepth)) &&
    (levels.length === 0 || (site.difficulty !== null && levels.includes(site.difficulty))) &&
    isOfKind(site, query) &&
    (waters.length === 0 || (site.waterBodyType !== null && waters.includes(site.waterBodyType))) &&
    isReachableBy(site.access, access) &&
    !avoid.some((hazard) => site.hazards.includes(hazard)) &&
    (months.length === 0 ||
      site.bestMonths.length === 0 ||
      months.some((month) => site.bestMonths.includes(month))) &&
    (animals.length === 0 || (query.anySpecies ? animals.some(Boolean) : animals.every(Boolean))) &&
    facilities.every((facility) => site.facilities.includes(facility))
  )
}
