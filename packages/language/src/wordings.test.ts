import { describe, expect, it } from 'vitest'
import type { Known } from './understanding/known.ts'
import { withAliases, wordingsOf } from './wordings.ts'

const wreck = {
  id: '019ab000-0000-7000-8000-00000000000a',
  siteName: 'SS Thistlegorm',
  coordinates: [33.9, 27.8] as [number, number],
  isExact: true,
  closeness: 1,
}
const known: Known = {
  places: () => [],
  sites: (phrase, spelling) =>
    phrase === 'thistlegorm' || phrase === 'ss thistlegorm'
      ? [wreck]
      : spelling === 'alike' && phrase === 'thistelgorm'
        ? [{ ...wreck, isExact: false, closeness: 0.85 }]
        : [],
}
const waysOf = (text: string) => wordingsOf(text, known, 'exact').map(({ ways }) => ways)
const labelsOf = (text: string, spelling: 'exact' | 'alike' = 'exact') =>
  wordingsOf(text, known, spelling).map(({ label }) => label)

describe('what somebody looks for in texts', () => {
  it('is an animal by all its names', () => {
    const [part] = wordingsOf('mantas', known, 'exact')
    expect(part?.label).toBe('Manta ray')
    expect(part?.ways).toEqual(expect.arrayContaining(['mantas', 'manta ray', 'mobula birostris']))
  })

  it('is a country, a sea and a region by what they are called elsewhere', () => {
    expect(waysOf('Mer Rouge')[0]).toContain('red sea')
    expect(waysOf('red sea')[0]).toContain('mer rouge')
    expect(waysOf('Egypt')[0]).toContain('egyptian')
    expect(waysOf('United States').flat()).not.toContain('us')
  })

  it('is a site by its other names', () => {
    const parts = wordingsOf('Thistlegorm mooring', known, 'exact')
    const [part, word] = withAliases(parts, () => ['The Motorbike Wreck', 'Wreck'])
    expect(part).toMatchObject({ label: 'SS Thistlegorm', siteIds: [wreck.id] })
    expect(part?.ways).toContain('the motorbike wreck')
    expect(part?.ways).not.toContain('wreck')
    expect(word).toEqual({ ways: ['mooring'], label: null, siteIds: [] })
  })

  it('is every other word as it is typed', () =>
    expect(waysOf('Régulateur  freeflow')).toEqual([['regulateur'], ['freeflow']]))

  it('is put right only where it should be', () => {
    expect(labelsOf('thistelgorm')).toEqual([null])
    expect(labelsOf('thistelgorm', 'alike')).toEqual(['SS Thistlegorm'])
    expect(wordingsOf('seahorze', known, 'alike')[0]?.ways).toContain('seahorse')
  })

  it('is nothing where nothing is written', () => expect(waysOf(' ?! ')).toEqual([]))
})
