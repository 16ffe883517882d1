import { expect, test } from 'vitest'
import { isPart, leftOut } from '../explore/left-out.ts'
import { dockModes } from './dock.view.ts'
import { modeOf, readHomeSearch, slideAfter, slideOf, slidePart } from './home-search.ts'
import { furtherCount, isOn, quickFilters, withFilter } from './quick-filters.ts'

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
})

const site = '018f0000-0000-7000-8000-00000000a002'

test('reports are viewed of a site, and of none without one', () => {
  expect(modeOf(readHomeSearch({ mode: 'view-reports', site }))).toBe('view-reports')
  expect(modeOf(readHomeSearch({ mode: 'view-reports' }))).toBeNull()
})

test('trips are planned where no site is selected, beside the map', () => {
  const planning = readHomeSearch({ mode: 'trip' })
  expect([modeOf(planning), slideOf(planning)]).toEqual(['trip', 'sites'])
  expect(modeOf(readHomeSearch({ mode: 'trip', site }))).toBeNull()
})

test('a phone shows reports where it shows sites, and the map is the way out of them', () => {
  expect(slideOf(readHomeSearch({}))).toBe('map')
  const reading = readHomeSearch({ mode: 'view-reports', site })
  expect(slideOf(reading)).toBe('sites')
  expect(slideOf({ ...reading, ...slidePart('ask') })).toBe('ask')
  expect(slideOf({ ...reading, ...slidePart('map') })).toBe('map')
})

test('what an address asks for in vain is told in words that people know', () => {
  expect(Object.keys(readHomeSearch({})).filter((name) => !isPart(name))).toEqual([])
  const said = { mode: 'sing', site: 'reef', filter_type: 'favorites', utm: 'x' }
  expect(leftOut(said, readHomeSearch(said))).toEqual(['form', 'dive site', 'set of sites'])
})

test('a swipe leads to the next slide and no further than the last', () => {
  expect([slideAfter('map', 1), slideAfter('map', -1)]).toEqual(['sites', 'ask'])
  expect([slideAfter('sites', 1), slideAfter('ask', -1)]).toEqual(['sites', 'ask'])
})

test.each([
  ['a visitor', false, false, ['gallery', 'trip']],
  ['a visitor with a site', true, false, ['view-reports']],
  ['a member', false, true, ['report', 'gallery', 'trip']],
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

test('filters that do not stand on the map are counted', () => {
  expect(furtherCount({})).toBe(0)
  expect(furtherCount({ maxDepth: 18, diveSiteCategory: 'wreck', bbox: '1,2,3,4', sort: 'name' })).toBe(0)
  expect(furtherCount({ maxDepth: 12, country: 'Malta', diveSiteCategory: 'wreck', q: 'turtle' })).toBe(2)
})
