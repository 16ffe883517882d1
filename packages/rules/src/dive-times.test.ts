import { describe, expect, it } from 'vitest'
import { areAtOnce, clockAfter, minutesUntil, startSeconds, surfaceIntervalOf } from './dive-times.ts'

const dive = (time: string | null, minutes: number | null, date = '2026-05-16') => ({
  date,
  time,
  durationSeconds: minutes && minutes * 60,
})

describe('a surface interval', () => {
  it('runs from the end of one dive to the start of the next, past midnight too', () => {
    expect(surfaceIntervalOf(dive('09:00', 50), dive('11:05', 40))).toBe(75)
    expect(surfaceIntervalOf(dive('23:30', 30), dive('00:45', 40, '2026-05-17'))).toBe(45)
    expect(surfaceIntervalOf(dive('09:00:30', 1), dive('09:02:00', 40))).toBe(1)
  })

  it('is not known without times, in the water, and after two days', () => {
    expect(surfaceIntervalOf(dive(null, 50), dive('11:00', 40))).toBeNull()
    expect(surfaceIntervalOf(dive('09:00', null), dive('11:00', 40))).toBeNull()
    expect(surfaceIntervalOf(dive('09:00', 50), dive(null, 40))).toBeNull()
    expect(surfaceIntervalOf(dive('09:00', 50), dive('09:30', 40))).toBeNull()
    expect(surfaceIntervalOf(dive('09:00', 50), dive('11:00', 40, '2026-05-19'))).toBeNull()
  })
})

describe('two dives', () => {
  it('are at once when they overlap', () => {
    expect(areAtOnce(dive('09:00', 50), dive('09:49', 40))).toBe(true)
    expect(areAtOnce(dive('09:00', 50), dive('09:50', 40))).toBe(false)
    expect(areAtOnce(dive('09:00', null), dive('09:00', null))).toBe(true)
    expect(areAtOnce(dive('23:50', 30), dive('00:10', 30, '2026-05-17'))).toBe(true)
    expect(areAtOnce(dive(null, 50), dive(null, 50))).toBe(false)
  })
})

describe('a clock at the entry and one at the exit', () => {
  it.each([
    ['09:30', 47, '10:17'],
    ['23:40', 50, '00:30'],
    ['00:00', 0, '00:00'],
    ['09:30:30', 44.5, '10:15'],
  ])('%s and %d minutes are %s', (entry, minutes, exit) => {
    expect(clockAfter(entry, minutes)).toBe(exit)
    expect(minutesUntil(entry, exit)).toBe(minutes)
  })

  it('show whole minutes, however long the dive was to the second', () => {
    expect(clockAfter('09:30', 43.3)).toBe('10:13')
    expect(clockAfter('09:30', 43 + 40 / 60)).toBe('10:13')
  })
})

it('seconds are those of the calendar, whatever the zone', () => {
  expect(startSeconds({ date: '1970-01-02', time: '00:00:01' })).toBe(86_401)
})
