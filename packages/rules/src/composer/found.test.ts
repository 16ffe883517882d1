import type { Chip, SearchQuery } from '@soundings/contract/search'
import type { Site } from '@soundings/contract/sites'
import { describe, expect, it } from 'vitest'
import { buildSite } from '../sites.build.ts'
import { emptyQuery } from '../understanding/query.ts'
import { composeFound } from './found.ts'
import { asText } from './pieces.ts'

const tell = (sites: Partial<Site>[], query: Partial<SearchQuery> = {}, relaxed: Chip[] = []) =>
  asText(
    composeFound({
      query: { ...emptyQuery(), ...query },
      sources: sites.map((known) => ({ site: buildSite(known), digest: null, distance: null })),
      total: sites.length,
      relaxed,
      reader: { depth: 'm', temperature: 'C' },
    }),
  ).replaceAll('\u00a0', ' ')

const wall = { siteName: 'Deep Wall', diveSiteCategory: 'wall', depthRange: { min: 3, max: 30 } } as const

describe('an answer about the sites found', () => {
  it('says how deep a site goes where that is deeper than one usually dives', () => {
    expect(tell([{ ...wall, maxDepth: 102 }])).toContain('a wall, mostly 3 to 30 m, 102 m at most')
    expect(tell([{ ...wall, maxDepth: 32 }])).toContain('a wall, 3 to 30 m.')
  })

  it('calls none the closest while nobody knows from where', () => {
    const where = [{ kind: 'me' as const, coordinates: null, radius: 200 }]
    const sites = [wall, { siteName: 'Reef' }]
    expect(tell(sites, { where, order: 'closest' })).not.toContain('closest')
    expect(
      tell(sites, { where: [{ ...where[0], coordinates: [33, 27] }] as never, order: 'closest' }),
    ).toContain('The closest of 2 is Deep Wall')
  })

  it('says in plain words around what nothing was looked for', () => {
    const notWhere = [{ kind: 'around' as const, name: 'Oslob', coordinates: [123, 9] as never, radius: 25 }]
    expect(tell([wall], { notWhere })).toMatch(/^I left out everything within 25 km of Oslob, as you asked\./)
  })

  it('says for whom the first is where the level that was asked for was given up', () => {
    const relaxed = [{ key: 'levels:beginner', label: 'Beginner' }]
    const query = { diveTypes: ['wall' as const] }
    expect(tell([{ ...wall, difficulty: 'technical' }], query, relaxed)).toContain(
      '3 to 30 m, for technical divers',
    )
  })

  it('does not say the same of the third as of the second', () => {
    const answer = tell([
      { ...wall, difficulty: 'beginner', maxDepth: 30 },
      { siteName: 'Reef', difficulty: 'advanced', maxDepth: 32 },
      { siteName: 'Wreck', difficulty: 'technical', maxDepth: 60 },
    ])
    expect(answer).toContain('Reef asks more of you, it is for advanced divers.')
    expect(answer).toContain('Wreck goes deeper, to 60 m.')
  })

  it('tells namesakes apart by their country', () => {
    expect(tell([wall, { ...wall, country: 'Palau' }])).toContain('Deep Wall in Palau is much like it')
  })

  it('knows of an animal that only the description tells of', () => {
    const site = { siteName: 'Fjord', description: 'In winter orcas come close.' }
    expect(tell([site], { species: ['orca'] })).toContain('its description tells of orcas')
  })
})
