import type { Chip } from '@soundings/contract/search'
import type { Site } from '@soundings/contract/sites'
import { buildSite } from '@soundings/rules/sites.build'
import { describe, expect, it } from 'vitest'
import { emptyQuery } from '../understanding/query.ts'
import type { RelaxedQuery } from '../understanding/relaxations.ts'
import { composeFound } from './found.ts'
import { composeUnplaced } from './no-sites.ts'
import { asText } from './pieces.ts'

const tell = (sites: Partial<Site>[], query: Partial<RelaxedQuery> = {}, relaxed: Chip[] = []) =>
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
    expect(tell([{ ...wall, maxDepth: 102 }])).toContain(
      'It’s a wall with most diving at 3 to 30 m and a maximum depth of 102 m.',
    )
    expect(tell([{ ...wall, maxDepth: 32 }])).toContain('It’s a wall, 3 to 30 m deep.')
  })

  it('calls the first the closest where that was asked for', () => {
    const where = [{ kind: 'me' as const, coordinates: [33, 27] as [number, number], radius: 200 }]
    expect(tell([wall, { siteName: 'Reef' }], { where, order: 'closest' })).toContain(
      'Deep Wall is the closest of the 2 sites I found.',
    )
  })

  it('asks where somebody is whose question is about what is near', () =>
    expect(asText(composeUnplaced())).toMatch(/^I don’t know where you are\. Name a town/))

  it('says that what keeps people safe is not matched, and whom the site is for, once each', () => {
    const relaxed = [
      { key: 'levels:beginner', label: 'Beginner' },
      { key: 'maxDepth', label: 'Up to 12 m' },
    ]
    const known = { ...wall, difficulty: 'advanced', requiredDiverLevel: 'beginner' } as const
    const answer = tell([known], { levels: ['beginner', 'intermediate', 'advanced'] }, relaxed)
    expect(answer).toMatch(
      /^No site keeps to “Beginner” and “Up to 12 m”\. The one that comes nearest goes beyond it/,
    )
    expect(answer.match(/listed for/g)).toHaveLength(1)
    expect(answer).toContain('It’s listed for advanced divers.')
  })

  it('warns of nothing where only easier sites were added', () => {
    const relaxed = [{ key: 'levels:advanced', label: 'Advanced' }]
    const query = { levels: ['beginner', 'intermediate', 'advanced'] as const, isEased: true as const }
    const easier = { ...wall, difficulty: 'intermediate' } as const
    const answer = tell([easier], { ...query, levels: [...query.levels] }, relaxed)
    expect(answer).toMatch(/^No site rated “Advanced” matches\. This one is easier\./)
    expect(answer).not.toMatch(/goes beyond|check/)
  })

  it('never leaves out a warning to keep to five sentences', () => {
    const relaxed = [{ key: 'levels:beginner', label: 'Beginner' }]
    const known = { ...wall, difficulty: 'advanced', hazards: ['depth'], bestMonths: [5] } as const
    const query = {
      where: [{ kind: 'me' as const, coordinates: null, radius: 200 }],
      without: ['cave' as const],
    }
    expect(tell([known as never, { siteName: 'Reef' }], query, relaxed)).toContain(
      'Be prepared for deep diving at Deep Wall.',
    )
  })

  it('says once that all sites have a hazard', () => {
    const sites = ['A', 'B', 'C'].map((siteName) => ({ siteName, hazards: ['cold-water' as const] }))
    expect(tell(sites)).toContain('Be prepared for cold water at all these sites.')
    expect(tell(sites.slice(0, 2))).toContain('Be prepared for cold water at A and B.')
  })

  it('says in plain words around what nothing was looked for', () => {
    const notWhere = [{ kind: 'around' as const, name: 'Oslob', coordinates: [123, 9] as never, radius: 25 }]
    expect(tell([wall], { notWhere })).toMatch(/^As you asked, I left out everything within 25 km of Oslob\./)
  })

  it('says whom the first is for where the level that was asked for is not matched', () => {
    const relaxed = [{ key: 'levels:beginner', label: 'Beginner' }]
    const query = { diveTypes: ['wall' as const] }
    expect(tell([{ ...wall, difficulty: 'technical' }], query, relaxed)).toContain(
      'It’s listed for technical divers.',
    )
  })

  it('does not say the same of the third as of the second', () => {
    const answer = tell([
      { ...wall, difficulty: 'beginner', maxDepth: 30 },
      { siteName: 'Reef', difficulty: 'advanced', maxDepth: 32 },
      { siteName: 'Wreck', difficulty: 'technical', maxDepth: 60 },
    ])
    expect(answer).toContain('Reef is more demanding: it’s for advanced divers.')
    expect(answer).toContain('Wreck goes deeper, down to 60 m.')
  })

  it('tells namesakes apart by their country', () => {
    expect(tell([wall, { ...wall, country: 'Palau' }])).toContain('Deep Wall in Palau is similar.')
  })

  it('knows of an animal that only the description mentions', () => {
    const site = { siteName: 'Fjord', description: 'In winter orcas come close.' }
    expect(tell([site], { species: ['orca'] })).toContain('Its description mentions orcas.')
  })
})
