import { describe, expect, it } from 'vitest'
import { areNamedAlike, isNearDuplicate } from './near-duplicates.ts'
import { halves, measure } from './site-names/labelled-pairs.build.ts'

const at = (siteName: string, lng = 34, lat = 0, aliases: string[] = []) => ({
  siteName,
  aliases,
  coordinates: [lng, lat] as [number, number],
})
/** Degrees of latitude in a kilometre. */
const km = 1 / 111.195

describe('a near duplicate', () => {
  it.each([
    ['Blue Hole', 'BLUE HOLE!'],
    ['Sha’ab Abu Nuhas', "Sha'ab Abu Nuhas"],
    ['Thistlegorm', 'SS Thistlegorm'],
    ['Thistlegorm', 'Thistelgorm'],
    ['Maldive Victory', 'Victory Wreck'],
    ['Blue Hole', 'Blaues Loch'],
    ['راس محمد', 'Ras Mohammed'],
    ['Attersee - Ofen', 'Ofen'],
    ['Ningaloo Navy Pier', 'Navy Pier Exmouth'],
  ])('is %j beside %j', (one, other) => {
    expect(isNearDuplicate(at(one), at(other))).toBe(true)
    expect(isNearDuplicate(at(other), at(one))).toBe(true)
  })

  it.each([
    ['Blue Hole', 'Coral Garden'],
    ['Reef', 'Reefton Wall'],
    ['Pinnacle', 'Pin'],
    ['Exit 9', 'Exit 10'],
    ['Station E4A', 'Station E4B'],
    ['Plattform 2m', 'Plattform 9m'],
    ['Barracuda East', 'Barracuda West'],
    ['Hausriff', 'Hausriff Nord'],
    ['Gili Tepekong South', 'Gili Tepekong North'],
    ['Inner Reef', 'Outer Reef'],
    ['Turtle Cave', 'Turtle Wall'],
    ['Wall', 'Hole in the Wall'],
    ['Attersee', 'Attersee - Ofen'],
    ['…', '!!!'],
    ['', ''],
  ])('is not %j beside %j', (one, other) => {
    expect(isNearDuplicate(at(one), at(other))).toBe(false)
    expect(isNearDuplicate(at(other), at(one))).toBe(false)
  })

  it('lies within 200 m and no further', () => {
    expect(isNearDuplicate(at('Blue Hole'), at('Blue Hole', 34, 0.199 * km))).toBe(true)
    expect(isNearDuplicate(at('Blue Hole'), at('Blue Hole', 34, 0.201 * km))).toBe(false)
  })

  it('is seen across the antimeridian', () =>
    expect(isNearDuplicate(at('Rainbow Reef', 179.9999), at('Rainbow Reef', -179.9999))).toBe(true))

  it('is found by any name of either, unless a word tells those apart that both are shown by', () => {
    const tile = at('Chrisoula K', 34, 0, ['Tile Wreck'])
    expect(isNearDuplicate(tile, at('The Tile Wreck'))).toBe(true)
    expect(isNearDuplicate(at('Marcus', 34, 0, ['Tile Wreck']), tile)).toBe(true)
    const north = at('House Reef North', 34, 0, ['House Reef'])
    expect(isNearDuplicate(north, at('House Reef South', 34, 0, ['House Reef']))).toBe(false)
  })
})

describe.each(['worked with', 'kept back'] as const)('of the labelled pairs, those %s', (name) => {
  const half = halves[name]
  const { recall, precision, missed, wrong } = measure(half, areNamedAlike)

  it('are 200 at least, of both kinds', () => {
    expect(half.length).toBeGreaterThanOrEqual(200)
    expect(half.filter(({ isSame }) => isSame).length / half.length).toBeCloseTo(0.5, 1)
  })

  it('are told right, at 99 in 100', () => {
    expect(recall, `missed:${missed.join()}`).toBeGreaterThanOrEqual(0.99)
    expect(precision, `wrong:${wrong.join()}`).toBeGreaterThanOrEqual(0.99)
  })
})
