import { describe, expect, it } from 'vitest'
import { sunTimes } from './sun.ts'

/** As almanacs publish them to the minute: wall times with the offset of the place. */
const published: [place: string, lng: number, lat: number, rise: string, set: string][] = [
  ['London at midsummer', -0.1278, 51.5074, '2026-06-21T04:43+01:00', '2026-06-21T21:21+01:00'],
  ['New York at midwinter', -74.006, 40.7128, '2026-12-21T07:16-05:00', '2026-12-21T16:32-05:00'],
  ['Sydney at new year', 151.2093, -33.8688, '2026-01-01T05:47+11:00', '2026-01-01T20:09+11:00'],
  ['Singapore at the equinox', 103.8198, 1.3521, '2026-03-20T07:08+08:00', '2026-03-20T19:15+08:00'],
]

const minutes = (one: Date | null, other: string) =>
  one === null ? Number.NaN : Math.abs(one.getTime() - new Date(other).getTime()) / 60_000

describe('the sun', () => {
  it.each(published)('rises and sets as published: %s', (_, lng, lat, rise, set) => {
    const noon = new Date(`${rise.slice(0, 10)}T12:00${rise.slice(16)}`)
    const { sunrise, sunset } = sunTimes([lng, lat], noon)
    expect(minutes(sunrise, rise)).toBeLessThanOrEqual(2)
    expect(minutes(sunset, set)).toBeLessThanOrEqual(2)
  })

  it('neither rises nor sets at the poles of midsummer and midwinter', () => {
    for (const day of ['2026-06-21', '2026-12-21'])
      expect(sunTimes([18.95, 69.65], new Date(`${day}T11:00Z`))).toEqual({ sunrise: null, sunset: null })
  })

  it('belongs to the day of the place, on both sides of the date line', () => {
    for (const [lng, offset] of [
      [179.9, 12],
      [-179.9, -12],
    ] as const) {
      const noon = new Date(Date.UTC(2026, 2, 20, 12 - offset))
      const { sunrise, sunset } = sunTimes([lng, 0], noon)
      expect(Math.abs((sunrise?.getTime() ?? 0) - noon.getTime() + 6 * 3_600_000)).toBeLessThan(30 * 60_000)
      expect(Math.abs((sunset?.getTime() ?? 0) - noon.getTime() - 6 * 3_600_000)).toBeLessThan(30 * 60_000)
    }
  })
})
