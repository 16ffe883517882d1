import { difficulties, facilities, hazards, siteCategories, waterBodyTypes } from '@soundings/contract/sites'
import { distanceKm } from '@soundings/rules/geo'
import { contradictions } from '@soundings/rules/sites'
import { describe, expect, it } from 'vitest'
import { readLand } from '#src/testing/land.ts'
import { readStarterSites } from './starter.ts'

const sites = (await readStarterSites()).map(({ facts, provenance }) => ({
  ...facts,
  key: provenance.externalId,
}))
/** Sites at sea that lie more than 250 m inland on our map, and why. */
const lookedAt = {
  'octopus-rock-musandam':
    'All coasts agree that the point is 2 km inland; where the rock stands, no free source says.',
  'tl-adara-atauro': 'The point is the village; the reef begins a kilometre further west.',
  'tufi-wharf': 'The fjord is narrower than the coast is exact.',
  kullaberg: 'The point is the headland; the coast is 80 m away on OpenStreetMap.',
}

const used = (words: readonly string[]) => new Set(words)

describe('the starter sites', () => {
  it('are at least 250, in at least 60 countries', () => {
    expect(sites.length).toBeGreaterThanOrEqual(250)
    expect(new Set(sites.map(({ country }) => country)).size).toBeGreaterThanOrEqual(60)
  })

  it('have a key and a place of their own', () => {
    expect(new Set(sites.map(({ key }) => key)).size).toBe(sites.length)
    const crowded = sites.flatMap((site, at) =>
      sites
        .slice(at + 1)
        .filter((other) => distanceKm(site.coordinates, other.coordinates) < 0.06)
        .map((other) => `${site.key} and ${other.key}`),
    )
    expect(crowded).toEqual([])
  })

  it('do not repeat a site under the same name nearby', () => {
    const repeated = sites.flatMap((site, at) =>
      sites
        .slice(at + 1)
        .filter(
          (other) => other.siteName === site.siteName && distanceKm(site.coordinates, other.coordinates) < 50,
        )
        .map(({ key }) => key),
    )
    expect(repeated).toEqual([])
  })

  it('lie on the water or the shore of the map’s own coast, but for those that were looked at', async () => {
    const inland = readLand()
    const atSea = sites.filter(({ waterBodyType }) => waterBodyType === 'sea' || waterBodyType === 'ocean')
    const measured = await Promise.all(
      atSea.map(async ({ key, coordinates }) => ({ key, metres: Math.round(await inland(coordinates)) })),
    )
    const stranded = measured.filter(({ metres }) => metres > 250).map(({ key }) => key)
    expect(stranded.sort()).toEqual(Object.keys(lookedAt).sort())
    expect(stranded.length).toBeLessThanOrEqual(5)
  })

  it('have depths that agree with each other', () => {
    expect(
      sites.flatMap((site) => contradictions(site).map(({ message }) => `${site.key}: ${message}`)),
    ).toEqual([])
  })

  it('say where, how deep, how hard and what one sees', () => {
    const silent = sites.filter(
      (site) =>
        !site.country ||
        !site.region ||
        !site.maxDepth ||
        !site.difficulty ||
        (site.description?.length ?? 0) < 120,
    )
    expect(silent.map(({ key }) => key)).toEqual([])
  })

  it('use every field and every word of the vocabularies', () => {
    const fields = Object.keys(sites[0] ?? {}) as (keyof (typeof sites)[number])[]
    const unused = fields.filter((field) =>
      sites.every((site) => site[field] === null || String(site[field]) === ''),
    )
    expect(unused).toEqual([])
    expect(used(sites.map(({ difficulty }) => String(difficulty)))).toEqual(used(difficulties))
    expect(used(sites.map(({ diveSiteCategory }) => String(diveSiteCategory)))).toEqual(used(siteCategories))
    expect(used(sites.flatMap((site) => site.hazards))).toEqual(used(hazards))
    expect(used(sites.map(({ waterBodyType }) => String(waterBodyType)))).toEqual(used(waterBodyTypes))
    expect([...used(sites.flatMap((site) => site.facilities))].length).toBeGreaterThanOrEqual(
      facilities.length - 1,
    )
  })
})
