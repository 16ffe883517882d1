import { describe, expect, it } from 'vitest'
import { ask } from './asking.build.ts'

const around = (question: string) =>
  ask(question).query.where.map((where) =>
    'coordinates' in where ? [where.coordinates, where.radius] : where,
  )

describe('a position in a question', () => {
  it.each([
    ['reefs near 12.05, -68.85', [-68.85, 12.05], 50],
    ['wrecks within 30 km of 35.9, 14.4', [14.4, 35.9], 30],
    ["20°30'N 87°15'W", [-87.25, 20.5], 25],
    ['N20 30.6 W87 15.0 within 10 km', [-87.25, 20.51], 10],
    ['12.5S 145.9E reef', [145.9, -12.5], 25],
    ['what is around -10.5, 142.2', [142.2, -10.5], 50],
    ['near 17.3 N 87.5 W please', [-87.5, 17.3], 50],
    ['geo:36.05,14.19', [14.19, 36.05], 25],
    ['lat 7.5 lng 134.5, 40 km', [134.5, 7.5], 40],
  ])('%s: looks around it', (question, coordinates, radius) =>
    expect(around(question)).toEqual([[coordinates.map((value) => expect.closeTo(value, 3)), radius]]),
  )

  it.each([
    'wrecks in Malta between 10.5 and 20.5 m',
    'reefs in Egypt, 12.5, 18.5 m deep',
    'dives in Malta on 12.10. or 13.10.',
  ])('%s: names none', (question) =>
    expect(ask(question).query.where.every(({ kind }) => kind === 'country')).toBe(true),
  )
})
