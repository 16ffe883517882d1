import type { Digest } from '@soundings/contract/reports'
import type { SearchQuery } from '@soundings/contract/search'
import type { Site } from '@soundings/contract/sites'
import { buildSite } from '@soundings/rules/sites.build'
import { describe, expect, it } from 'vitest'
import {
  asText,
  composeAbout,
  composeComparison,
  composeFound,
  composeNothing,
  composeOther,
  composeTopics,
  nextQuestions,
  type Reader,
  type Source,
} from './composer.ts'
import { composeGuidance } from './guidance.ts'
import { emptyQuery } from './understanding/query.ts'

const metres: Reader = { depth: 'm', temperature: 'C' }
const anybody = { levels: [], maxDepth: null }
const feet: Reader = { depth: 'ft', temperature: 'F' }

const anything = emptyQuery()

const buildSource = (known: Partial<Site> = {}, more: Partial<Source> = {}): Source => ({
  site: buildSite(known),
  digest: null,
  distance: null,
  ...more,
})

const buildDigest = (known: Partial<Digest> = {}): Digest => ({
  reports: 40,
  averageRating: 4.26,
  visibility: { median: 20, low: 15, high: 25, reports: 38 },
  waterTemp: { median: 26, low: 24, high: 28, reports: 30 },
  months: [],
  conditions: [{ condition: 'strong-current', share: 0.25 }],
  seen: [
    {
      species: 'whale-shark',
      name: 'Whale shark',
      scientific: 'Rhincodon typus',
      reports: 12,
      months: [3, 4],
    },
  ],
  bestMonths: [3, 4, 5],
  latest: { diveDate: '2026-05-01', visibility: 22, waterTemp: 25, conditions: ['calm'] },
  ...known,
})

const wreck = buildSource({
  siteName: 'SS Test',
  diveSiteCategory: 'wreck',
  depthRange: { min: 16, max: 30 },
  maxDepth: 30,
  difficulty: 'advanced',
  hazards: ['strong-current'],
  access: 'boat',
  bestMonths: [4, 5, 6],
})
const reef = buildSource({
  siteName: 'Calm Reef',
  diveSiteCategory: 'coral-reef',
  maxDepth: 14,
  difficulty: 'beginner',
  access: 'shore',
  bestMonths: [5, 6, 7],
})

const found = (known: Partial<Parameters<typeof composeFound>[0]> = {}) =>
  asText(
    composeFound({
      query: anything,
      sources: [wreck, reef],
      total: 2,
      relaxed: [],
      reader: metres,
      ...known,
    }),
  )
const about = (source: Source, topic: Parameters<typeof composeAbout>[1], reader = metres) =>
  asText(composeAbout(source, topic, reader)).replaceAll('\u00a0', ' ')
const sentences = (answer: string) => answer.split(/(?<=\.)\s/).length

describe('an answer about the sites found', () => {
  it('says what the first is, how the next differs, what to be prepared for and when to go', () => {
    const answer = found().replaceAll('\u00a0', ' ')
    expect(answer).toMatch(/SS Test.* It’s a wreck, 16 to 30 m deep\./)
    expect(answer).toContain('Calm Reef is easier and suits beginners.')
    expect(answer).toContain('Be prepared for strong current at SS Test.')
    expect(answer).toContain('The best time to dive SS Test and Calm Reef is May to June.')
  })

  it('has two to five sentences, however much or little is known', () => {
    const plain = buildSource({ siteName: 'Plain' })
    for (const sources of [[plain], [plain, plain], [wreck, reef, plain], [wreck, reef, wreck, reef]])
      for (const relaxed of [[], [{ key: 'months', label: 'In March' }]]) {
        const count = sentences(found({ sources, relaxed, total: sources.length }))
        expect(count).toBeGreaterThanOrEqual(2)
        expect(count).toBeLessThanOrEqual(5)
      }
  })

  it('names sites as links', () => {
    const pieces = composeFound({ query: anything, sources: [wreck], total: 1, relaxed: [], reader: metres })
    expect(pieces).toContainEqual({ siteId: wreck.site.id, siteName: 'SS Test', maxDepth: 30 })
  })

  it('says first what is not matched', () => {
    const query: SearchQuery = { ...anything, diveTypes: ['wreck'] }
    const relaxed = [{ key: 'months', label: 'In March' }]
    expect(found({ query, relaxed })).toMatch(
      /^No site matches everything, so I searched without “In March”\./,
    )
    expect(found({ relaxed })).toMatch(/^No site matches “In March”, so here are some others to consider\./)
  })

  it('says when it looked further around than was asked', () => {
    const where = { kind: 'around', name: 'Hurghada', coordinates: [33.8, 27.3], radius: 120 } as const
    const query: SearchQuery = { ...anything, where: [{ ...where, coordinates: [33.8, 27.3] }] }
    expect(found({ query, relaxed: [{ key: 'where:0', label: 'Near Hurghada, 30 km' }] })).toMatch(
      /^No site matches everything, so I searched beyond “Near Hurghada, 30 km”\./,
    )
  })

  it('says what was left out because it is not wanted', () => {
    const query: SearchQuery = {
      ...anything,
      notWhere: [{ kind: 'region', name: 'Bali', country: 'Indonesia' }],
      notSites: [{ id: wreck.site.id, name: 'Deep Reef' }],
      notSpecies: ['shark'],
      without: ['cave'],
    }
    expect(found({ query, sources: [reef], total: 1 })).toMatch(
      /^As you asked, I left out caves, Bali, Deep Reef and sites known for sharks\./,
    )
  })

  it('counts dives on which an animal that was asked for was met', () => {
    const source = buildSource({ siteName: 'Big Blue' }, { digest: buildDigest() })
    const query = { ...anything, species: ['whale-shark'] }
    expect(found({ query, sources: [source], total: 1 })).toContain(
      'Divers reported whale sharks on 12 of 40 dives there.',
    )
  })

  it('reads in the units of whoever asks', () => {
    expect(found({ reader: feet })).toContain('52 to 98')
  })

  it('is worded the same each time', () => {
    expect(found()).toBe(found())
  })

  it('says which is deepest when that was asked', () => {
    expect(found({ query: { ...anything, order: 'deepest' } })).toMatch(
      /^SS Test is the deepest of the 2 sites I found\./,
    )
  })
})

describe('an answer about one site', () => {
  it('does not call a dive for the experienced one for beginners', () => {
    expect(about(wreck, 'level')).toBe(
      'SS Test is listed for advanced divers, not for beginners. Be prepared for strong current.',
    )
    const named = buildSource({ ...wreck.site, certificationRequirements: ['Advanced Open Water', 'Nitrox'] })
    expect(about(named, 'level')).toContain('Certification listed: Advanced Open Water and nitrox.')
    expect(about(reef, 'level')).toMatch(/^Calm Reef is listed as a dive for beginners\./)
  })

  it('tells what divers measured', () => {
    const source = buildSource({ siteName: 'Big Blue' }, { digest: buildDigest() })
    expect(about(source, 'temperature')).toContain(
      'Over the year, divers mostly measured 24 to 28 °C at Big Blue.',
    )
    expect(about(source, 'temperature', feet)).toContain('75 to 82 °F')
    expect(about(source, 'visibility')).toContain(
      'Divers report a median visibility of 20 m at Big Blue, based on 38 dive reports.',
    )
    expect(about(source, 'current')).toContain('Divers reported strong current in 10 of 40 dive reports.')
    expect(about(source, 'reports')).toContain('Divers rate Big Blue 4.3 out of 5, based on 40 dive reports.')
    expect(about(source, 'season')).toBe(
      'According to 40 dive reports, the best time to dive Big Blue is March to May.',
    )
  })

  it('tells of the months that were asked about, or says that they are not known', () => {
    const spread = { median: 21, low: 20, high: 22, reports: 5 }
    const months = [{ month: 3, reports: 5, visibility: { ...spread, median: 30 }, waterTemp: spread }]
    const source = buildSource(
      { siteName: 'Big Blue', marineLife: ['Green turtle'] },
      { digest: buildDigest({ months }) },
    )
    const told = (topic: Parameters<typeof composeAbout>[1], month: number) =>
      asText(composeAbout(source, topic, metres, [month])).replaceAll('\u00a0', ' ')
    expect(told('temperature', 3)).toContain('Divers mostly measured 20 to 22 °C at Big Blue in March.')
    expect(told('temperature', 10)).toBe(
      'There aren’t enough water temperature reports for Big Blue in October. Over the whole year, divers mostly measured 24 to 28 °C.',
    )
    expect(told('visibility', 3)).toContain(
      'Divers reported a median visibility of 30 m at Big Blue in March.',
    )
    expect(told('visibility', 10)).toContain(
      'There aren’t enough dive reports to tell the visibility at Big Blue in October.',
    )
    expect(told('animals', 3)).toBe(
      'Divers reported whale sharks at Big Blue in March. It’s at its best in March.',
    )
    expect(told('animals', 10)).toBe(
      'There aren’t enough dive reports to tell what’s seen at Big Blue in October. The listed marine life includes green turtle, but not in which months. The best time to go is March to May.',
    )
    expect(told('season', 4)).toBe(
      'Yes, Big Blue is at its best in April. According to 40 dive reports, the best time to go is March to May.',
    )
    expect(told('season', 10)).toMatch(/^Big Blue isn’t at its best in October\./)
  })

  it.each([
    'level',
    'depth',
    'season',
    'temperature',
    'visibility',
    'animals',
    'hazards',
    'entry',
    'access',
    'facilities',
    'photos',
    'reports',
    'history',
    'current',
  ] as const)('admits that nothing is known of its %s', (topic) => {
    expect(about(buildSource({ siteName: 'Plain' }), topic)).toMatch(
      /^(No|Facilities aren’t listed|There aren’t enough|There are no photos|Plain doesn’t have enough|Strong current isn’t listed)\b/,
    )
  })
})

describe('a comparison', () => {
  it('names the shallowest, and the next', () => {
    const answer = asText(composeComparison([wreck, reef], 'shallowest', metres, anybody)).replaceAll(
      '\u00a0',
      ' ',
    )
    expect(answer).toBe(
      'Calm Reef is the shallowest, with a maximum depth of 14 m. Next is SS Test, with a maximum depth of 30 m.',
    )
  })

  it('names all that are alike', () => {
    const twin = { ...wreck, site: { ...wreck.site, siteName: 'Twin' } }
    const answer = asText(composeComparison([wreck, twin], 'deepest', metres, anybody)).replaceAll(
      '\u00a0',
      ' ',
    )
    expect(answer).toBe('SS Test and Twin have the same maximum depth of 30 m.')
  })

  it('tells of one side of each, where that is what is asked', () => {
    const answer = asText(composeTopics([wreck, reef], 'current', metres, []))
    expect(answer).toContain('Strong current is listed as a hazard at SS Test.')
    expect(answer).toContain('Strong current isn’t listed as a hazard at Calm Reef.')
  })

  it('says of how many it cannot know', () => {
    const answer = asText(composeComparison([wreck, buildSource()], 'deepest', metres, anybody))
    expect(answer).toContain('This isn’t known for 1 other site.')
    expect(asText(composeComparison([buildSource()], 'deepest', metres, anybody))).toBe(
      'No maximum depth is listed for these sites.',
    )
  })

  it('says first which of them are beyond whoever asks', () => {
    const novice = { levels: ['beginner' as const], maxDepth: 12 }
    const answer = asText(composeComparison([wreck, reef], 'differences', metres, novice)).replaceAll(
      '\u00a0',
      ' ',
    )
    expect(answer).toMatch(
      /^SS Test isn’t listed for beginners\. SS Test and Calm Reef go deeper than 12 m\. /,
    )
    expect(asText(composeComparison([reef], 'deepest', metres, { ...novice, maxDepth: 20 }))).not.toMatch(
      /isn’t listed|deeper than/,
    )
  })

  it('tells how sites differ', () => {
    const answer = asText(composeComparison([wreck, reef], 'differences', metres, anybody)).replaceAll(
      '\u00a0',
      ' ',
    )
    expect(answer).toBe(
      'SS Test is a wreck, 16 to 30 m deep. Calm Reef is easier and suits beginners. It’s also shallower: 14 m at most.',
    )
  })
})

describe('what is not about sites', () => {
  it('gets no advice on health, but where to ask', () => {
    expect(asText(composeGuidance('health'))).toMatch(/emergency services.*training agency/s)
  })

  it('is declined', () => {
    expect(asText(composeOther())).toContain('I only know about dive sites.')
  })

  it('says what nothing was found for', () => {
    expect(asText(composeNothing([{ key: 'where:0', label: 'Egypt' }]))).toContain('that matches “Egypt”.')
    expect(asText(composeNothing([{ key: 'words', label: '“qwe”' }]))).toContain('that matches “qwe”.')
  })
})

describe('what may be asked next', () => {
  it('would change the answer', () => {
    expect(nextQuestions(anything, [wreck, reef], metres)).toContain('Only shore dives')
    expect(nextQuestions({ ...anything, access: 'shore' }, [reef], metres)).not.toContain('Only shore dives')
  })
})
