import type { Digest } from '@soundings/contract/reports'
import type { SearchQuery } from '@soundings/contract/search'
import type { Site } from '@soundings/contract/sites'
import { describe, expect, it } from 'vitest'
import {
  asText,
  composeAbout,
  composeComparison,
  composeFound,
  composeMedical,
  composeNothing,
  composeOther,
  nextQuestions,
  type Reader,
  type Source,
} from './composer.ts'
import { buildSite } from './sites.build.ts'
import { emptyQuery } from './understanding/query.ts'

const metres: Reader = { depth: 'm', temperature: 'C' }
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
  it('says what the first is, how the next differs, what to mind and when to go', () => {
    const answer = found().replaceAll('\u00a0', ' ')
    expect(answer).toMatch(/SS Test.*: a wreck, 16 to 30 m/)
    expect(answer).toContain('Calm Reef is the easier choice, for beginners.')
    expect(answer).toContain('Mind strong current at SS Test.')
    expect(answer).toContain('Best months for them: May to Jun.')
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

  it('says first what was given up', () => {
    const query: SearchQuery = { ...anything, diveTypes: ['wreck'] }
    const relaxed = [{ key: 'months', label: 'In March' }]
    expect(found({ query, relaxed })).toMatch(/^No site fits all of that, so I left out “In March”\./)
    expect(found({ relaxed })).toMatch(/^I know no site for “In March”; these are others/)
  })

  it('says when it looked further around than was asked', () => {
    const where = { kind: 'around', name: 'Hurghada', coordinates: [33.8, 27.3], radius: 120 } as const
    const query: SearchQuery = { ...anything, where: [{ ...where, coordinates: [33.8, 27.3] }] }
    expect(found({ query, relaxed: [{ key: 'where:0', label: 'Near Hurghada, 30 km' }] })).toMatch(
      /^No site fits all of that, so I looked further than “Near Hurghada, 30 km”\./,
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
      /^I left out caves, Bali, Deep Reef and sites that are known for sharks, as you asked\./,
    )
  })

  it('counts dives on which an animal that was asked for was met', () => {
    const source = buildSource({ siteName: 'Big Blue' }, { digest: buildDigest() })
    const query = { ...anything, species: ['whale-shark'] }
    expect(found({ query, sources: [source], total: 1 })).toContain('whale shark was seen on 12 of 40 dives')
  })

  it('reads in the units of whoever asks', () => {
    expect(found({ reader: feet })).toContain('52 to 98')
  })

  it('is worded the same each time', () => {
    expect(found()).toBe(found())
  })

  it('says which is deepest when that was asked', () => {
    expect(found({ query: { ...anything, order: 'deepest' } })).toMatch(/^The deepest of 2 is SS Test/)
  })
})

describe('an answer about one site', () => {
  it('does not call a dive for the experienced one for beginners', () => {
    expect(about(wreck, 'level')).toBe(
      'SS Test is for advanced divers, not for beginners. Mind strong current.',
    )
    const named = buildSource({ ...wreck.site, certificationRequirements: ['Advanced Open Water', 'Nitrox'] })
    expect(about(named, 'level')).toContain('Asked for: Advanced Open Water and nitrox.')
    expect(about(reef, 'level')).toMatch(/^The entry calls Calm Reef a dive for beginners\./)
  })

  it('tells what divers measured', () => {
    const source = buildSource({ siteName: 'Big Blue' }, { digest: buildDigest() })
    expect(about(source, 'temperature')).toContain('mostly 24 to 28 °C')
    expect(about(source, 'temperature', feet)).toContain('75 to 82 °F')
    expect(about(source, 'visibility')).toContain('20 m far')
    expect(about(source, 'current')).toContain('10 of 40 dive reports met a strong current.')
    expect(about(source, 'reports')).toContain('40 dive reports rate Big Blue 4.3 of 5.')
    expect(about(source, 'season')).toBe('Best months at Big Blue: Mar to May, say 40 dive reports.')
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
    expect(told('temperature', 3)).toContain('In March, divers measured mostly 20 to 22 °C at Big Blue.')
    expect(told('temperature', 10)).toBe(
      'Too few divers measured the water at Big Blue in October. Over the whole year it was mostly 24 to 28 °C.',
    )
    expect(told('visibility', 3)).toContain('In March, divers saw 30 m far at Big Blue, as a median.')
    expect(told('visibility', 10)).toContain('too few reports about Big Blue in October')
    expect(told('animals', 3)).toBe(
      'At Big Blue, divers reported whale shark in March. March is among its best months.',
    )
    expect(told('animals', 10)).toBe(
      'No dive report says what was seen at Big Blue in October. The entry names green turtle, without saying when. Its best months are Mar to May.',
    )
    expect(told('season', 4)).toMatch(/^Yes, April is among the best months of Big Blue: by 40 dive reports/)
    expect(told('season', 10)).toMatch(/^October is not among the best months of Big Blue/)
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
      /does not say|not say|Neither|No diver has|too few|no photos|tells nothing|names no hazards|does not warn/,
    )
  })
})

describe('a comparison', () => {
  it('names the shallowest, and the next', () => {
    const answer = asText(composeComparison([wreck, reef], 'shallowest', metres)).replaceAll('\u00a0', ' ')
    expect(answer).toBe(
      'Calm Reef is the shallowest: it goes down to 14 m. Next comes SS Test: it goes down to 30 m.',
    )
  })

  it('names all that are alike', () => {
    const twin = { ...wreck, site: { ...wreck.site, siteName: 'Twin' } }
    const answer = asText(composeComparison([wreck, twin], 'deepest', metres)).replaceAll('\u00a0', ' ')
    expect(answer).toBe('SS Test and Twin are alike in that: each goes down to 30 m.')
  })

  it('says of how many it cannot know', () => {
    const answer = asText(composeComparison([wreck, buildSource()], 'deepest', metres))
    expect(answer).toContain('Of 1 the entry does not say.')
    expect(asText(composeComparison([buildSource()], 'deepest', metres))).toContain('do not say')
  })

  it('tells how sites differ', () => {
    expect(asText(composeComparison([wreck, reef], 'differences', metres))).toContain(
      'Calm Reef is the easier choice, for beginners, and is shallower',
    )
  })
})

describe('what is not about sites', () => {
  it('gets no advice on health, but where to ask', () => {
    expect(asText(composeMedical())).toMatch(/training agency.*emergency services/s)
  })

  it('is declined', () => {
    expect(asText(composeOther())).toContain('I only know about dive sites.')
  })

  it('says what nothing was found for', () => {
    expect(asText(composeNothing([{ key: 'where:0', label: 'Egypt' }]))).toContain('for “Egypt”.')
    expect(asText(composeNothing([{ key: 'words', label: '“qwe”' }]))).toContain('for “qwe”.')
  })
})

describe('what may be asked next', () => {
  it('would change the answer', () => {
    expect(nextQuestions(anything, [wreck, reef], metres)).toContain('Only shore dives')
    expect(nextQuestions({ ...anything, access: 'shore' }, [reef], metres)).not.toContain('Only shore dives')
  })
})
