import { expect, test } from 'vitest'
import { dockModes } from './dock.view.ts'
import { modeOf, readHomeSearch, slideAfter } from './home-search.ts'
import { isOn, quickFilters, withFilter, withoutFilters } from './quick-filters.ts'

test('an address is read as far as it makes sense', () => {
  const read = readHomeSearch({
    ask: ' wrecks ',
    slide: 'sites',
    mode: 'sing',
    panel: 'x',
    view: 'list',
    z: '4',
  })
  expect(read).toMatchObject({ ask: 'wrecks', slide: 'sites', z: 4 })
  expect([read.mode, read.panel, 'view' in read]).toEqual([undefined, undefined, false])
})

test('one mode is open at a time, whatever else an address says', () => {
  expect(modeOf(readHomeSearch({}))).toBeNull()
  expect(modeOf(readHomeSearch({ mode: 'add-photo' }))).toBe('add-photo')
  expect(modeOf(readHomeSearch({ gallery: 'all', mode: 'report' }))).toBe('gallery')
  expect(modeOf(readHomeSearch({ report: 'latest', gallery: 'all' }))).toBe('view-reports')
})

test('a swipe leads to the next slide and no further than the last', () => {
  expect([slideAfter('map', 1), slideAfter('map', -1)]).toEqual(['sites', 'ask'])
  expect([slideAfter('sites', 1), slideAfter('ask', -1)]).toEqual(['sites', 'ask'])
})

test.each([
  ['a visitor', false, false, ['gallery']],
  ['a visitor with a site', true, false, ['view-reports']],
  ['a member', false, true, ['report', 'gallery']],
  ['a member with a site', true, true, ['report', 'view-reports', 'add-photo']],
])('%s finds in the dock what they may do', (_, hasSite, isMember, modes) => {
  expect(dockModes(hasSite, isMember)).toEqual(modes)
})

test.each(quickFilters)(
  'the filter %s goes on and off, and leaves the rest of a question alone',
  (filter) => {
    const on = withFilter({ country: 'Malta' }, filter, true)
    expect([isOn({ country: 'Malta' }, filter), isOn(on, filter)]).toEqual([false, true])
    const off = withFilter(on, filter, false)
    expect(isOn(off, filter)).toBe(false)
    expect(off.country).toBe('Malta')
  },
)

test('clearing all filters of the map keeps those that were chosen elsewhere', () => {
  const question = { country: 'Malta', maxDepth: 12 }
  const narrow = withFilter(question, 'wrecks', true)
  expect(withoutFilters(narrow)).toMatchObject({
    country: 'Malta',
    maxDepth: 12,
    diveSiteCategory: undefined,
  })
})
