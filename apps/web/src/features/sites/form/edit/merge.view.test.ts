import { SiteFacts } from '@soundings/contract/sites'
import { expect, test } from 'vitest'
import { buildSite } from '#shared/testing/sites.ts'
import { mergeFacts } from './merge.view.ts'

const base = SiteFacts.parse(
  buildSite({ siteName: 'Ghost Reef', maxDepth: 20, region: 'Red Sea', hazards: ['depth'] }),
)

test('what the other person alone changed is taken over', () => {
  const merged = mergeFacts(base, { ...base, maxDepth: 25 }, { ...base, region: 'Sinai' })
  expect(merged.facts).toEqual({ ...base, maxDepth: 25, region: 'Sinai' })
  expect(merged.taken).toEqual([{ field: 'region', before: 'Red Sea', after: 'Sinai' }])
  expect(merged.disputed).toEqual([])
})

test('what both changed stays as this person typed it, and is told', () => {
  const merged = mergeFacts(base, { ...base, maxDepth: 25 }, { ...base, maxDepth: 22 })
  expect(merged.facts.maxDepth).toBe(25)
  expect(merged.disputed).toEqual([{ field: 'maxDepth', before: 22, after: 25 }])
})

test('the same change twice is no dispute, and the order of a list is no change', () => {
  const both = { ...base, hazards: ['depth', 'cold-water'] as SiteFacts['hazards'] }
  const turned = { ...base, hazards: ['cold-water', 'depth'] as SiteFacts['hazards'] }
  expect(mergeFacts(base, both, turned)).toMatchObject({ taken: [], disputed: [] })
})
