import type { SearchQuery } from '@soundings/contract/search'
import type { Site } from '@soundings/contract/sites'
import { buildSite } from '@soundings/rules/sites.build'
import { describe, expect, it } from 'vitest'
import { emptyQuery } from '../understanding/query.ts'
import { composeAbout } from './about.ts'
import { composeComparison } from './compare.ts'
import { composeFound } from './found.ts'
import { asText } from './pieces.ts'
import { questionsAbout } from './suggestions.ts'

const reader = { depth: 'm', temperature: 'C' } as const
const sourceOf = (known: Partial<Site>) => ({ site: buildSite(known), digest: null, distance: null })

const closed = {
  siteName: 'Shark Isle',
  accessStatus: 'closed',
  accessStatusSince: '2023-01',
  accessStatusReason: 'All shark tourism is banned.',
  accessStatusSource: 'https://www.dof.gob.mx/nota',
} as const satisfies Partial<Site>
const restricted = {
  siteName: 'Permit Rock',
  accessStatus: 'restricted',
  accessStatusReason: 'Only with a permit from the park',
} as const satisfies Partial<Site>
const wall = { siteName: 'Deep Wall', diveSiteCategory: 'wall', maxDepth: 30 } as const

const found = (sites: Partial<Site>[], query: Partial<SearchQuery> = {}) =>
  asText(
    composeFound({
      query: { ...emptyQuery(), ...query },
      sources: sites.map(sourceOf),
      total: sites.length,
      relaxed: [],
      reader,
    }),
  ).replaceAll('\u00a0', ' ')
const about = (known: Partial<Site>, topic: 'general' | 'season' | 'depth' = 'general') =>
  asText(composeAbout(sourceOf(known), topic, reader))
const compared = (sites: Partial<Site>[], by: 'differences' | 'deepest' = 'differences') =>
  asText(composeComparison(sites.map(sourceOf), by, reader, { levels: [], maxDepth: null }))
const sentences = (answer: string) => answer.split(/(?<=[.!?])\s+(?=\p{Lu})/u)

describe('an answer about a closed site', () => {
  it('says first that it is closed, since when, why and by which source', () => {
    for (const topic of ['general', 'season', 'depth'] as const)
      expect(sentences(about(closed, topic))[0]).toBe(
        'Shark Isle has been closed to divers since January 2023: All shark tourism is banned (source: dof.gob.mx).',
      )
  })

  it('leaves out what nobody knows', () => {
    expect(about({ ...closed, accessStatusSince: null, accessStatusSource: null })).toMatch(
      /^Shark Isle is closed to divers: All shark tourism is banned\. /,
    )
  })

  it('has five sentences at most, and no plans for a dive', () => {
    const description =
      'A bay in the lee. The first part is shallow. Then it drops off. Swim left. Look around.'
    const answer = about({ ...closed, ...wall, description, hazards: ['depth'], bestMonths: [5] })
    expect(sentences(answer)).toHaveLength(5)
    expect(answer).not.toMatch(/best time|prepared/)
    expect(about({ ...closed, ...wall, bestMonths: [5] }, 'depth')).not.toContain('best time')
  })

  it('suggests sites like it', () => {
    expect(questionsAbout(sourceOf(closed))).toEqual(['Sites like Shark Isle'])
    expect(questionsAbout(sourceOf(restricted))).toContain('Is it safe for beginners?')
  })
})

it('an answer about a restricted site says so first', () => {
  expect(about(restricted)).toMatch(
    /^Access to Permit Rock is restricted: Only with a permit from the park\. /,
  )
  expect(about({ ...restricted, accessStatusSince: '2019' })).toMatch(
    /^Access to Permit Rock has been restricted since 2019: /,
  )
})

it.each([{ accessStatus: 'open' as const }, {}])(
  'an answer about an open site says nothing of it',
  (known) => {
    expect(about({ ...wall, ...known })).not.toMatch(/closed|restricted|open/i)
  },
)

describe('an answer about the sites found', () => {
  it('says that the only one that fits is closed', () => {
    expect(found([closed])).toMatch(
      /^The only site that fits, Shark Isle, has been closed to divers since January 2023: All shark tourism/,
    )
    expect(found([closed])).not.toMatch(/start with|i found/i)
  })

  it('says that all that fit are closed', () => {
    const answer = found([closed, { ...closed, siteName: 'Other Isle' }])
    expect(answer).toMatch(/^All 2 sites that fit are closed to divers\. Shark Isle has been closed/)
  })

  it('says first that one that was named is closed, and recommends another', () => {
    const answer = found([closed, wall])
    expect(answer).toMatch(
      /^Shark Isle has been closed to divers since January 2023: .* I found one site: Deep Wall\./,
    )
    expect(sentences(answer).length).toBeLessThanOrEqual(5)
  })

  it('says as the first thing about a restricted site that it is', () => {
    expect(found([restricted, wall])).toMatch(
      /Permit Rock[^.]*\. Access is restricted: Only with a permit from the park\./,
    )
    expect(found([wall, restricted, { ...restricted, siteName: 'Third' }])).toMatch(
      /Permit Rock \(restricted\) .*Third \(restricted\)/,
    )
  })
})

describe('a comparison', () => {
  it('says first which site is closed, and which are restricted', () => {
    const answer = compared([wall, closed, restricted, { ...restricted, siteName: 'Other Rock' }])
    expect(answer).toMatch(
      /^Shark Isle has been closed to divers since January 2023: .* Access to Permit Rock and Other Rock is restricted\. /,
    )
    expect(sentences(answer).length).toBeLessThanOrEqual(5)
    expect(compared([closed, { ...closed, siteName: 'Other Isle' }], 'deepest')).toMatch(
      /^Shark Isle and Other Isle are closed to divers\. /,
    )
  })

  it('says nothing of it where all sites are open', () => {
    expect(compared([wall, { siteName: 'Reef' }])).not.toMatch(/closed|restricted/)
  })
})
