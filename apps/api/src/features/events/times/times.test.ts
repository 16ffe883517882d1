import { describe, expect, it } from 'vitest'
import type { HttpError } from '#shared/http-error.ts'
import { clockAt, zoneAt } from '#shared/zones.ts'
import { checkSeries, daysOf } from './occurrences.ts'
import { checkTimes, momentsOf, type WallTimes } from './wall-times.ts'

const wall = (known: Partial<WallTimes>): WallTimes => ({
  date: '2027-03-01',
  time: null,
  endDate: null,
  endTime: null,
  zone: 'Europe/Berlin',
  ...known,
})
const now = new Date('2026-09-01T00:00:00Z')
const startOf = (known: Partial<WallTimes>) => momentsOf(wall(known)).startsAt.toISOString()
const refusalOf = (known: Partial<WallTimes>) => {
  try {
    checkTimes(wall(known), now)
    return null
  } catch (error) {
    return (error as HttpError).more.issues?.[0]?.path.join('.')
  }
}

describe('the moments of wall times', () => {
  it.each([
    [
      'Sydney before its clocks go forward',
      'Australia/Sydney',
      '2026-10-03',
      '08:30',
      '2026-10-02T22:30:00.000Z',
    ],
    ['Sydney after it', 'Australia/Sydney', '2026-10-04', '08:30', '2026-10-03T21:30:00.000Z'],
    [
      'Lord Howe before its half hour',
      'Australia/Lord_Howe',
      '2026-10-03',
      '08:30',
      '2026-10-02T22:00:00.000Z',
    ],
    ['Lord Howe after it', 'Australia/Lord_Howe', '2026-10-04', '08:30', '2026-10-03T21:30:00.000Z'],
    ['Cairo in summer', 'Africa/Cairo', '2026-10-29', '08:30', '2026-10-29T05:30:00.000Z'],
    ['Cairo in winter', 'Africa/Cairo', '2026-10-30', '08:30', '2026-10-30T06:30:00.000Z'],
  ])('are those of the place: %s', (_, zone, date, time, expected) => {
    expect(startOf({ zone, date, time })).toBe(expected)
    expect(clockAt(new Date(expected), zone)).toBe(time)
  })

  it('of a whole day go from midnight to midnight of the place, however long that day is', () => {
    const { startsAt, endsAt } = momentsOf(wall({ date: '2027-03-28' }))
    expect((endsAt.getTime() - startsAt.getTime()) / 3_600_000).toBe(23)
  })
})

describe('what is refused at its field', () => {
  it.each([
    ['an hour that the clocks skip', { date: '2027-03-28', time: '02:30' }, 'time'],
    [
      'half an hour that they skip',
      { date: '2026-10-04', time: '02:15', zone: 'Australia/Lord_Howe' },
      'time',
    ],
    ['an end that they skip', { date: '2027-03-28', time: '01:30', endTime: '02:30' }, 'endTime'],
    ['an unknown zone', { zone: 'Moon/Tranquillity' }, 'zone'],
    ['a fixed offset', { zone: '+02:00' }, 'zone'],
    ['an end before the start', { time: '10:00', endTime: '09:00' }, 'endTime'],
    ['an end day before the start', { endDate: '2027-02-28' }, 'endDate'],
    ['an end time alone', { endTime: '09:00' }, 'endTime'],
    ['what is past', { date: '2026-08-30' }, 'date'],
    ['what is far ahead', { date: '2030-08-30' }, 'date'],
    ['what takes months', { endDate: '2027-06-01' }, 'endDate'],
    ['nothing of a usual dive', { time: '08:30', endTime: '13:00' }, null],
    ['nothing of a night that comes twice', { date: '2026-10-25', time: '02:30' }, null],
  ])('%s', (_, known, field) => expect(refusalOf(known)).toBe(field))
})

describe('a series', () => {
  const series = { every: 'week', until: null, count: null, firstDay: '2026-10-22' } as const
  it('comes on the same weekday, so many times or to a day', () => {
    expect(daysOf({ ...series, count: 3 })).toEqual(['2026-10-22', '2026-10-29', '2026-11-05'])
    expect(daysOf({ ...series, until: '2026-11-04' })).toEqual(['2026-10-22', '2026-10-29'])
  })
  it('comes on the same day of the month, or on its last', () => {
    expect(daysOf({ ...series, every: 'month', firstDay: '2027-01-31', count: 4 })).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ])
  })
  it.each([
    ['its end is before its start', { until: '2026-10-21' }],
    ['it takes place only once', { until: '2026-10-23' }],
    ['there are more than 60', { until: '2028-10-23' }],
  ])('is refused where %s', (_, known) => expect(() => checkSeries({ ...series, ...known })).toThrow())
})

it('a position has the zone of its coast', () => {
  expect(zoneAt([34.33, 27.91])).toBe('Africa/Cairo')
  expect(zoneAt([159.07, -31.55])).toBe('Australia/Lord_Howe')
})
