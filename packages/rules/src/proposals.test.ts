import type { SiteFacts } from '@soundings/contract/sites'
import { describe, expect, it } from 'vitest'
import { changesOf, conflictsOf, fieldInWords, withChanges } from './proposals.ts'
import { nothingKnown } from './sites.ts'

const site: SiteFacts = {
  ...nothingKnown(),
  siteName: 'Elphinstone',
  coordinates: [34.86, 25.31],
  maxDepth: 40,
  hazards: ['strong-current'],
}
const proposal = { maxDepth: { before: 40, after: 60 }, region: { before: null, after: 'Marsa Alam' } }

describe('a proposal', () => {
  it('is shown in the order of the form, without fields that are none', () => {
    const odd = { ...proposal, password: { before: 1, after: 2 } }
    expect(changesOf(odd)).toEqual([
      { field: 'region', before: null, after: 'Marsa Alam' },
      { field: 'maxDepth', before: 40, after: 60 },
    ])
  })

  it('fits while the fields that it changes are as its author read them', () => {
    expect(conflictsOf(proposal, site)).toEqual([])
    expect(conflictsOf(proposal, { ...site, siteName: 'Elphinstone Reef' })).toEqual([])
  })

  it('fits when somebody else already said the same', () => {
    expect(conflictsOf(proposal, { ...site, maxDepth: 60 })).toEqual([])
  })

  it('conflicts where the site says something else by now', () => {
    expect(conflictsOf(proposal, { ...site, maxDepth: 45, region: 'Marsa Alam' })).toEqual([
      { field: 'maxDepth', before: 40, after: 45 },
    ])
  })

  it('changes what it names and nothing else', () => {
    expect(withChanges(site, proposal)).toEqual({ ...site, maxDepth: 60, region: 'Marsa Alam' })
  })
})

it('names a field as people do', () => {
  expect(fieldInWords('maxDepth')).toBe('max depth')
  expect(fieldInWords('hazards')).toBe('hazards')
})
