import { describe, expect, it } from 'vitest'
import { bandText, cellOf, daysText, matchOf, type Wanted } from './buddy-match.ts'

const wanted = (known: Partial<Wanted> = {}): Wanted => ({
  from: '2026-06-01',
  to: '2026-06-10',
  cell: [33.95, 27.85],
  radius: 50,
  level: null,
  interests: [],
  languages: [],
  ...known,
})
const scoreOf = (
  known: Partial<Wanted>,
  mine = wanted({ level: 'advanced', interests: ['wrecks', 'night'] }),
) => matchOf(mine, wanted(known))?.score ?? Number.NaN

describe('who is a match', () => {
  it('says what they have in common', () => {
    const mine = wanted({ level: 'advanced', interests: ['wrecks', 'night'], languages: ['en', 'de'] })
    const theirs = wanted({ ...mine, cell: [34.25, 27.85] })
    expect(matchOf(mine, { ...theirs, from: '2026-06-08', to: '2026-07-01' })?.reasons).toEqual([
      '3 days in common: Jun 8 – 10',
      'Within 50 km',
      'Both advanced',
      'Both like wrecks and night dives',
      'Both speak English and German',
    ])
  })

  it.each<[string, Partial<Wanted>, boolean]>([
    ['the last day is the other’s first', { from: '2026-06-10', to: '2026-06-12' }, true],
    ['a day after', { from: '2026-06-11', to: '2026-06-12' }, false],
    ['80 km away, both go 50', { cell: [33.95, 28.55] }, false],
    ['80 km away, one goes 100', { cell: [33.95, 28.55], radius: 100 }, true],
    ['another level', { level: 'beginner' }, true],
  ])('%s', (_, known, isMatch) => {
    expect(matchOf(wanted({ level: 'advanced' }), wanted(known)) !== undefined).toBe(isMatch)
    expect(matchOf(wanted(known), wanted({ level: 'advanced' })) !== undefined).toBe(isMatch)
  })

  it('more in common is better, and a week is enough', () => {
    expect(scoreOf({ level: 'advanced' })).toBeGreaterThan(scoreOf({ level: 'beginner' }))
    expect(scoreOf({ interests: ['wrecks'] })).toBeGreaterThan(scoreOf({ interests: ['reefs'] }))
    expect(scoreOf({})).toBeGreaterThan(scoreOf({ cell: [34.25, 27.85] }))
    expect(scoreOf({ to: '2026-06-07' })).toBe(scoreOf({}))
    expect(scoreOf({ to: '2026-06-06' })).toBeLessThan(scoreOf({}))
    const speaks = wanted({ languages: ['en'] })
    expect(scoreOf({ languages: ['en'] }, speaks)).toBeGreaterThan(scoreOf({}, speaks))
    expect(scoreOf({}, speaks)).toBeGreaterThan(scoreOf({ languages: ['fr'] }, speaks))
  })
})

describe('where somebody is', () => {
  it('is kept as the middle of a cell of 0.1°, at the edges of the world too', () => {
    expect(cellOf([33.9312, 27.8187])).toEqual([33.95, 27.85])
    expect(cellOf([33.9999, 27.8001])).toEqual([33.95, 27.85])
    expect(cellOf([-0.01, -27.81])).toEqual([-0.05, -27.85])
    expect(cellOf([180, 90])).toEqual([179.95, 89.95])
    expect(cellOf([-180, -90])).toEqual([-179.95, -89.95])
  })

  it('is told as a band', () => {
    expect([0, 25, 26, 250, 999, 1_001].map(bandText)).toEqual([
      'In the same area',
      'In the same area',
      'Within 50 km',
      'Within 250 km',
      'Within 1,000 km',
      'More than 1,000 km away',
    ])
  })
})

it('days are said as briefly as they can be', () => {
  expect(daysText('2026-06-03', '2026-06-03')).toBe('Jun 3')
  expect(daysText('2026-06-03', '2026-06-07')).toBe('Jun 3 – 7')
  expect(daysText('2026-06-30', '2026-07-02')).toBe('Jun 30 – Jul 2')
})
