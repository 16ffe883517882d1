import type { Coordinates } from '@soundings/contract/common'
import { distanceKm } from '@soundings/rules/geo'
import { duplicateDistance } from '@soundings/rules/near-duplicates'
import { describe, expect, it } from 'vitest'
import { placeBook } from './near-duplicates.ts'

const site = (id: string, coordinates: Coordinates) => ({ id, siteName: id, aliases: [], coordinates })

describe('a book of places', () => {
  it.each([0, -12.3456, 45.001, 66.6, -89.9, 89.999])('finds all within 200 m at latitude %s', (lat) => {
    for (const lng of [-180, -0.0001, 34.567, 179.9999]) {
      const book = placeBook()
      const around = Math.cos((lat * Math.PI) / 180)
      const places = Array.from({ length: 400 }, (_, at): Coordinates => {
        const [turn, far] = [at * 2.4, (at / 400) * 0.004]
        const east = lng + (far * Math.cos(turn)) / Math.max(around, 0.000_01)
        return [((east + 540) % 360) - 180, Math.min(90, Math.max(-90, lat + far * Math.sin(turn)))]
      })
      for (const [at, place] of places.entries()) book.add(site(String(at), place))
      const near = new Set(book.near([lng, lat]).map(({ id }) => id))
      const meant = places.flatMap((place, at) =>
        distanceKm(place, [lng, lat]) <= duplicateDistance ? [String(at)] : [],
      )
      expect(meant.length).toBeGreaterThan(10)
      expect(meant.filter((id) => !near.has(id))).toEqual([])
    }
  })

  it('does not look at what lies far away on the same latitude', () => {
    const book = placeBook()
    for (let at = 0; at < 1_000; at++) book.add(site(String(at), [at * 0.01, 28]))
    expect(book.near([5, 28]).length).toBeLessThan(5)
  })
})
