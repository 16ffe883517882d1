import type { SiteFacts } from '@soundings/contract/sites'
import { describe, expect, it } from 'vitest'
import { contradictions, locationText, nothingKnown, searchTerms, searchTexts } from './sites.ts'

type Depths = Pick<SiteFacts, 'maxDepth' | 'averageDepth' | 'depthRange'>
const paths = (depths: Partial<Depths>) =>
  contradictions({ ...nothingKnown(), ...depths }).map(({ path }) => path.join())

describe('contradictions', () => {
  it('are none where nothing is known, or where everything agrees up to the limit', () => {
    expect(paths({})).toEqual([])
    expect(paths({ maxDepth: 30, averageDepth: 30, depthRange: { min: 30, max: 30 } })).toEqual([])
    expect(paths({ averageDepth: 99 })).toEqual([])
  })

  it('name an average below the maximum', () =>
    expect(paths({ maxDepth: 10, averageDepth: 10.1 })).toEqual(['averageDepth']))

  it('name a range that runs backwards or below the maximum', () => {
    expect(paths({ depthRange: { min: 20, max: 10 } })).toEqual(['depthRange'])
    expect(paths({ maxDepth: 10, depthRange: { min: 5, max: 11 } })).toEqual(['depthRange'])
  })

  it('read a depth of 0 as a depth and not as unknown', () =>
    expect(paths({ maxDepth: 0, averageDepth: 1, depthRange: { min: 0, max: 1 } })).toEqual([
      'averageDepth',
      'depthRange',
    ]))
})

const unknown: SiteFacts = { ...nothingKnown(), siteName: 'Test Reef', coordinates: [0, 0] }

describe('the texts that searches read', () => {
  it('hold names, places and words apart, folded', () => {
    const texts = searchTexts({
      ...unknown,
      siteName: 'Um El Faroud',
      aliases: ['Faroud Wreck', 'Żurrieq'],
      city: 'Wied iż-Żurrieq',
      country: 'Malta',
      diveSiteCategory: 'wreck',
      marineLife: ['Barracuda'],
      description: 'A tanker.',
    })
    expect(texts).toEqual({
      sortName: 'um el faroud',
      searchNames: 'um el faroud faroud wreck zurrieq',
      searchPlaces: 'wied iz zurrieq malta',
      searchWords: 'wreck barracuda a tanker',
      countryKey: 'malta',
    })
  })

  it('are empty where nothing is known', () =>
    expect(searchTexts(unknown)).toEqual({
      sortName: 'test reef',
      searchNames: 'test reef',
      searchPlaces: '',
      searchWords: '',
      countryKey: null,
    }))

  it('keep a sort name short enough for an index, although folding can make a name longer', () => {
    for (const siteName of ['㌖'.repeat(120), `${'㌖'.repeat(33)}x ${'㌖'.repeat(80)}`]) {
      const { sortName } = searchTexts({ ...unknown, siteName })
      expect(sortName.length).toBeLessThanOrEqual(200)
      expect(sortName).toBe(sortName.trim())
    }
  })
})

describe('the words of a search', () => {
  it('are folded, at most eight, without idle ones', () => {
    expect(searchTerms('Dive sites near the Blue Hole, Dahab')).toEqual(['blue', 'hole', 'dahab'])
    expect(searchTerms('1 2 3 4 5 6 7 8 9 10')).toHaveLength(8)
  })

  it('are the idle ones when there are no others', () =>
    expect(searchTerms('The Site')).toEqual(['the', 'site']))

  it('are none when nothing is left', () => {
    expect(searchTerms('')).toEqual([])
    expect(searchTerms(" '&|!:*()<-> % _ ")).toEqual([])
  })
})

describe('where a site is', () => {
  it.each([
    [['Dahab', 'South Sinai', 'Egypt'], 'Dahab, South Sinai, Egypt'],
    [['Malta', null, 'Malta'], 'Malta'],
    [[null, '', 'Belize'], 'Belize'],
    [[null, null, null], 'Unknown Location'],
  ] as [(string | null)[], string][])(
    'of %j reads %s',
    ([city = null, region = null, country = null], text) =>
      expect(locationText({ city, region, country })).toBe(text),
  )
})
