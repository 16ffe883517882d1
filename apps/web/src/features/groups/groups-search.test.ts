import { groupFilters } from '@soundings/contract/groups-fields'
import { groupTabs } from '@soundings/contract/groups-pages'
import { expect, test } from 'vitest'
import { readGroupSearch, readGroupsSearch } from './groups-search.ts'

test('the address says every filter and every tab but the first, which goes without saying', () => {
  expect(groupFilters.filter((filter) => readGroupsSearch({ filter }).filter === filter)).toEqual(
    groupFilters.slice(1),
  )
  expect(groupTabs.filter((tab) => readGroupSearch({ tab }).tab === tab)).toEqual(groupTabs.slice(1))
})

test('what makes no sense there counts as not said, and a number is a word', () => {
  expect(readGroupsSearch({ q: 2024, country: '', filter: 'all' })).toEqual({ q: '2024' })
  expect(readGroupsSearch({ q: {}, country: 'Egypt' })).toEqual({ country: 'Egypt' })
})
