import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../search-params.ts'
import { isUntidy, positionOf, questionOf, readExploreSearch, screenOf } from './explore-search.ts'
import { leftOut } from './left-out.ts'

const read = (search: string) => readExploreSearch(parseSearch(search))
const site = '3b241101-e2bb-4255-8caf-4136c566a962'

test('an address says everything that Explore shows', () => {
  expect(read(`?q=blue+hole&site=${site}&view=map&lat=27.8&lng=-33.9&z=9.5&base=roadmap`)).toEqual({
    q: 'blue hole',
    site,
    view: 'map',
    lat: 27.8,
    lng: -33.9,
    z: 9.5,
    base: 'roadmap',
  })
})

test('strange values count as not said', () => {
  const strange = read('?q=%20&site=42&view=tv&lat=north&lng=999&z=-3&base=moon&who=me')
  expect(Object.values(strange).filter((value) => value !== undefined)).toEqual([])
})

test('a number is a fine thing to search for', () => {
  expect(read('?q=12').q).toBe('12')
  expect(stringifySearch({ q: '12' })).toBe('?q=12')
})

test('what was read can be written again, without what is not said', () => {
  expect(stringifySearch(read('?q=wreck&z=&view=list'))).toBe('?q=wreck&view=list')
  expect(stringifySearch({})).toBe('')
})

test('a position counts only when it is complete', () => {
  expect(positionOf(read('?lat=1&lng=2&z=3'))).toEqual({ lat: 1, lng: 2, z: 3 })
  expect(positionOf(read('?lat=0&lng=0&z=4'))).toEqual({ lat: 0, lng: 0, z: 4 })
  expect(positionOf(read('?lat=1&lng=2'))).toBeNull()
})

test('a selected site shows its details unless list or map were asked for', () => {
  expect(screenOf(undefined, null)).toBe('list')
  expect(screenOf(undefined, site)).toBe('details')
  expect(screenOf('map', site)).toBe('map')
  expect(screenOf('map', null)).toBe('map')
})

test('words that another page hands over are searched for, unless the address has words of its own', () => {
  expect(read('?search=manta')).toMatchObject({ q: 'manta' })
  expect(read('?search=manta&q=wreck')).toMatchObject({ q: 'wreck' })
  expect(read('?search=manta')).not.toHaveProperty('search')
  expect(read('?search=%20').q).toBeUndefined()
})

const said = (search: string): [Record<string, string>, ReturnType<typeof read>] => [
  parseSearch(search),
  read(search),
]

test('what made no sense in an address is named once, in the words of people', () => {
  expect(leftOut(...said('?difficulty=easy&lat=95&lng=200&bbox=1,2&q=reef'))).toEqual([
    'level',
    'map position',
    'area',
  ])
  expect(leftOut(...said('?difficulty=beginner,easy'))).toEqual(['level'])
  expect(leftOut(...said('?site=42'))).toEqual(['dive site'])
  expect(leftOut(...said('?maxDepth=deep&sort=random&lat=999'))).toEqual(['depth', 'order', 'map position'])
  expect(leftOut(...said('?difficulty=beginner&z=9.50&search=reef&utm_source=mail'))).toEqual([])
})

test('an address is tidied when it says more or otherwise than what is read from it', () => {
  for (const untidy of ['?search=manta', '?z=9.50', '?z=99', '?utm_source=mail', '?difficulty=beginner,easy'])
    expect(isUntidy(...said(untidy)), untidy).toBe(true)
  for (const tidy of ['', '?q=blue+hole', '?q=blue%20hole', '?z=9.5&lat=0&lng=0', '?maxDepth=18&view=map'])
    expect(isUntidy(...said(tidy)), tidy).toBe(false)
})

test('whose sites are shown stands in the address, as long as it makes a difference', () => {
  expect(questionOf(read('?filter_type=favorites')).filter_type).toBe('favorites')
  expect(read('?filter_type=my_sites').filter_type).toBe('my_sites')
  expect(read('?filter_type=all').filter_type).toBeUndefined()
  expect(leftOut(...said('?filter_type=theirs'))).toEqual(['set of sites'])
})

test('the reports of a site are narrowed in the address, and the newest one has a name there', () => {
  expect(read(`?site=${site}&tab=reports&month=4&diver=nico_d&report=latest`)).toMatchObject({
    month: 4,
    diver: 'nico_d',
    report: 'latest',
  })
  expect(leftOut(...said('?month=13&report=newest'))).toEqual(['month', 'dive report'])
})
