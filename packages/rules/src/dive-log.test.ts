import { DiveFacts, NewDive } from '@soundings/contract/dive-log'
import { describe, expect, it } from 'vitest'
import { countryIn, derivedOf, distinctNames, nothingToldOf, tidyDive, withChanges } from './dive-log.ts'

const dive = nothingToldOf({ siteName: 'Blue Hole', location: 'Egypt, Dahab', date: '2026-05-16' })
const cylinder = {
  description: null,
  size: 12,
  workingPressure: null,
  startPressure: 200,
  endPressure: 80,
  o2: 32,
  he: 0,
  use: null,
}

describe('a dive', () => {
  it('is in the country before the first comma', () => {
    expect(['Egypt, Dahab', 'Malta', ' Italy ,', ', Dahab'].map(countryIn)).toEqual([
      'Egypt',
      'Malta',
      'Italy',
      '',
    ])
  })

  it('names nobody twice', () => {
    expect(distinctNames(['Lea', 'Tom', 'lea ', 'LEA'])).toEqual(['Lea', 'Tom'])
  })

  it('keeps what a change leaves out, and drops what it empties', () => {
    const before = withChanges(dive, { notes: 'Turtle', buddies: ['Lea'], duration: 42.5, maxDepth: 18.049 })
    expect(before).toMatchObject({ durationSeconds: 2_550, duration: 42.5, maxDepth: 18.05 })
    expect(withChanges(before, { rating: 4 })).toEqual({ ...before, rating: 4 })
    expect(withChanges(before, { notes: '', buddies: [] })).toMatchObject({ notes: null, buddies: [] })
    expect(withChanges(before, { maxDepth: null })).toMatchObject({ maxDepth: null })
  })

  it('has one length, in whichever way it was told', () => {
    const before = withChanges(dive, { durationSeconds: 2_999 })
    expect(before.duration).toBe(49.98)
    expect(withChanges(before, { duration: 60 }).durationSeconds).toBe(3_600)
    // Everything that was read is sent back, with other minutes.
    expect(withChanges(before, { duration: 60, durationSeconds: 2_999 }).durationSeconds).toBe(3_600)
    expect(withChanges(before, { duration: 49.98, durationSeconds: 2_999 }).durationSeconds).toBe(2_999)
    expect(withChanges(before, { duration: null }).durationSeconds).toBeNull()
    expect(withChanges(before, { durationSeconds: null }).durationSeconds).toBeNull()
    expect(withChanges(before, { duration: 49.98, durationSeconds: 3_000 }).durationSeconds).toBe(3_000)
  })

  it('says which gas, which animals and how much air, and can be found by all its words', () => {
    const told = tidyDive({
      ...dive,
      meanDepth: 10,
      durationSeconds: 2_400,
      cylinders: [cylinder],
      animalsSeen: 'a green turtle',
      buddies: ['Léa'],
      notes: 'CURRENT at the corner',
    })
    const derived = derivedOf(told)
    expect(derived).toMatchObject({ country: 'Egypt', gases: ['nitrox'], sac: 18, species: ['green-turtle'] })
    for (const word of ['blue hole', 'dahab', 'léa', 'current at', 'turtle'])
      expect(derived.words).toContain(word)
  })
})

describe('what a person types', () => {
  const problem = (told: object) => {
    const read = NewDive.safeParse({ siteName: 'Blue Hole', location: 'Egypt', date: '2026-05-16', ...told })
    return read.success ? null : [read.error.issues[0]?.path.join('.'), read.error.issues[0]?.message]
  }

  it('is refused at its field, in words', () => {
    expect([
      problem({}),
      problem({ siteName: ' ' }),
      problem({ location: '' }),
      problem({ date: 'yesterday' }),
      problem({ maxDepth: -1 }),
      problem({ maxDepth: 500 }),
      problem({ duration: -5 }),
      problem({ time: '25:00' }),
      problem({ cylinders: [{ startPressure: -1 }] }),
      problem({ cylinders: [{}, { startPressure: 100, endPressure: 101 }] }),
      problem({ cylinders: [{ o2: 101 }] }),
      problem({ cylinders: [{ o2: 60, he: 50 }] }),
      problem({ conditions: ['Windy'] })?.[0],
    ]).toEqual([
      null,
      ['siteName', 'Dive site is required.'],
      ['location', 'Location is required.'],
      ['date', 'Please select a date'],
      ['maxDepth', 'Depth must be between 0 and 350 m.'],
      ['maxDepth', 'Depth must be between 0 and 350 m.'],
      ['duration', 'Duration must be between 0 minutes and 24 hours.'],
      ['time', 'Enter a time, such as 14:05'],
      ['cylinders.0.startPressure', 'Pressure must be between 0 and 450 bar.'],
      ['cylinders.1.endPressure', 'The end pressure can’t be higher than the start pressure.'],
      ['cylinders.0.o2', 'Oxygen must be between 1 and 100 %.'],
      ['cylinders.0.he', 'Oxygen and helium can’t be more than 100 % together.'],
      'conditions.0',
    ])
  })

  it('may be nothing but a site, a place and a day', () => {
    expect(DiveFacts.safeParse(dive).success).toBe(true)
  })
})
