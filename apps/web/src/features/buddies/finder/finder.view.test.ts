import { describe, expect, it, test } from 'vitest'
import { areasOf, areaText, chosenFilters, everybody, questionOf } from './finder.view.ts'
import { readFinderSearch } from './finder-search.ts'

const asked = {
  from: '2026-06-03',
  to: '2026-06-07',
  near: '33.95,27.85',
  area: 'Dahab, Egypt',
  radius: 250,
  level: 'advanced',
  interests: 'wrecks,night',
  languages: 'en,de',
} as const

describe('the address of the finder', () => {
  it('says what is asked, and a name for the place that the server need not know', () => {
    const search = readFinderSearch({ ...asked, radius: '250' })
    expect(search).toEqual(asked)
    const { area: _, ...question } = asked
    expect(questionOf(search)).toEqual(question)
  })

  it('says nothing where it makes no sense', () => {
    const nonsense = {
      from: '2026-02-30',
      to: '0002-06-07',
      near: '181,0',
      radius: '4',
      level: 'wise',
      interests: 'knitting',
      languages: 'English',
    }
    expect(questionOf(readFinderSearch(nonsense))).toEqual({})
    for (const near of ['0,91', '1', 'a,b', '1,2,3'])
      expect(questionOf(readFinderSearch({ near }))).toEqual({})
    expect(readFinderSearch({ interests: 'wrecks,knitting' })).toEqual({ interests: 'wrecks' })
  })

  it('does not ask for days that end before they begin', () => {
    expect(questionOf({ from: '2026-06-07', to: '2026-06-03' })).toEqual({ from: '2026-06-07' })
  })
})

describe('what is asked, as chips', () => {
  it('is named in words', () => {
    expect(chosenFilters(asked).map(({ text }) => text)).toEqual([
      'Jun 3 – 7',
      'Around Dahab, Egypt',
      'Up to 250 km',
      'Advanced',
      'Wrecks',
      'Night dives',
      'English',
      'German',
    ])
    expect(chosenFilters({ from: '2026-06-03' }).map(({ text }) => text)).toEqual(['From Jun 3'])
    expect(chosenFilters({ to: '2026-06-07', near: '1,2' }).map(({ text }) => text)).toEqual([
      'Until Jun 7',
      'Around the chosen place',
    ])
    expect(chosenFilters(everybody)).toEqual([])
  })

  it('is taken back chip by chip, until nothing is asked', () => {
    let search: Parameters<typeof chosenFilters>[0] = asked
    for (let left = 8; left > 0; left--) {
      const chips = chosenFilters(search)
      expect(chips).toHaveLength(left)
      search = { ...search, ...chips[0]?.without }
    }
    expect(questionOf(search)).toEqual({})
  })
})

test('divers of one cell share an area', () => {
  const match = (id: string, area: string, cell: [number, number]) => ({ id, area, cell })
  const areas = areasOf([
    match('a', 'Dahab, Egypt', [34.55, 28.45]),
    match('b', 'Hurghada, Egypt', [33.85, 27.25]),
    match('c', 'Dahab, Egypt', [34.55, 28.45]),
  ])
  expect(areas.map(areaText)).toEqual(['2 divers around Dahab, Egypt', '1 diver around Hurghada, Egypt'])
  expect(areas.map(({ ids }) => ids)).toEqual([['a', 'c'], ['b']])
})
