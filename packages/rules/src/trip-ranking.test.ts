import { tripAdviceLimits } from '@soundings/contract/trip-advice-fields'
import { describe, expect, it } from 'vitest'
import {
  buildAsked,
  buildTripPlace,
  buildTripSite,
  countsOf,
  randomTrips,
  sitesOf,
} from './trip-advice.build.ts'
import type { TripPlace } from './trip-place.ts'
import { rankPlaces } from './trip-ranking.ts'
import { judgePlace, type TripAsked } from './trip-scores.ts'

const namesOf = (places: readonly TripPlace[], asked: Partial<TripAsked> = {}, isWorld = true) =>
  rankPlaces(places, buildAsked(asked), { isWorld }).items.map(({ place }) => place.id)

describe('places for a trip', () => {
  it('have at least three sites that are open', () => {
    const small = buildTripPlace('fiji/beqa', [...sitesOf(2), ...sitesOf(5, { access: 'closed' })])
    const large = buildTripPlace('fiji/taveuni', sitesOf(3))
    expect(namesOf([small, large])).toEqual(['fiji/taveuni'])
  })

  it('have a site for the level and the depth', () => {
    const deep = buildTripPlace('egypt/deep', sitesOf(9, { maxDepth: 45, rating: 5 }))
    const shallow = buildTripPlace('egypt/shallow', sitesOf(3, { maxDepth: 15, rating: 2 }))
    expect(namesOf([deep, shallow], { maxDepth: 30 })).toEqual(['egypt/shallow'])
    expect(namesOf([deep, shallow], { level: 'beginner' })).toEqual(['egypt/shallow'])
    expect(namesOf([deep], { maxDepth: 30 })).toEqual([])
  })

  it('come in the order of what is wanted', () => {
    const wrecks = buildTripPlace('malta/a', sitesOf(8, { category: 'wreck' }))
    const reefs = buildTripPlace('egypt/b', sitesOf(8, { category: 'coral-reef' }))
    expect(namesOf([reefs, wrecks], { preferences: ['wreck'] })).toEqual(['malta/a'])
    expect(namesOf([wrecks, reefs], { preferences: ['reef'] })).toEqual(['egypt/b'])
  })

  it('come in their season first', () => {
    const spring = buildTripPlace('japan/a', sitesOf(5, { bestMonths: [4, 5] }))
    const autumn = buildTripPlace('oman/b', sitesOf(5, { bestMonths: [10, 11] }))
    expect(namesOf([spring, autumn], { months: [10] })).toEqual(['oman/b', 'japan/a'])
    expect(namesOf([spring, autumn], { months: [4] })).toEqual(['japan/a', 'oman/b'])
  })

  it('are warm where it must be, as measured and not as guessed', () => {
    const warm = buildTripPlace('kenya/a', sitesOf(4), { months: { 3: countsOf(5, 28) }, likely: 10 })
    const cold = buildTripPlace('kenya/b', sitesOf(4), { months: { 3: countsOf(5, 12) }, likely: 28 })
    expect(namesOf([cold, warm], { months: [3], minTemp: 24 })).toEqual(['kenya/a'])
  })

  it('have the animal that is asked for, best where it is reported most', () => {
    const animals = ['whale-shark']
    const seen = buildTripPlace('mexico/a', sitesOf(4, { animals }), {
      months: { 3: countsOf(10, 26, 20, { 's:whale-shark': 8 }) },
    })
    const listed = buildTripPlace('belize/b', sitesOf(4, { animals }), { months: { 3: countsOf(10, 26) } })
    const without = buildTripPlace('cuba/c', sitesOf(40, { rating: 5 }))
    expect(namesOf([without, listed, seen], { months: [3], species: animals })).toEqual([
      'mexico/a',
      'belize/b',
    ])
  })

  it('cost no more than wanted first, and where nobody says what they cost in between', () => {
    const places = [90, null, 400].map((perDay, at) =>
      buildTripPlace(`c${at}/${perDay}`, sitesOf(4), { perDay }),
    )
    expect(namesOf(places, { budget: 1_000, days: 7 })).toEqual(['c0/90', 'c1/null', 'c2/400'])
  })

  it('say what had to be left out, and as little as possible', () => {
    const reef = buildTripPlace('malta', sitesOf(4, { category: 'coral-reef', animals: ['manta-ray'] }), {
      likely: 15,
    })
    const asked = buildAsked({ preferences: ['wreck'], species: ['manta-ray'] })
    expect(rankPlaces([reef], asked, { isWorld: true }).leftOut).toEqual(['preferences'])
    const warm = { ...asked, minTemp: 25 }
    expect(rankPlaces([reef], warm, { isWorld: true }).leftOut).toEqual(['preferences', 'warmth'])
    expect(rankPlaces([reef], buildAsked(), { isWorld: true }).leftOut).toEqual([])
  })

  it('are of several countries while there are others, unless one country was asked for', () => {
    const egypt = Array.from({ length: 14 }, (_, at) =>
      buildTripPlace(`egypt/${at}`, sitesOf(20 + at, { rating: 5 })),
    )
    const others = Array.from({ length: 9 }, (_, at) => buildTripPlace(`land ${at}/a`, sitesOf(3)))
    const world = namesOf([...egypt, ...others])
    expect(world.filter((id) => id.startsWith('egypt/'))).toHaveLength(3)
    expect(namesOf([...egypt, ...others], {}, false).every((id) => id.startsWith('egypt/'))).toBe(true)
    expect(namesOf(egypt)).toHaveLength(tripAdviceLimits.recommendations)
  })
})

describe('whatever is asked', () => {
  const trips = Array.from({ length: 300 }, (_, at) => {
    const { places, asked } = randomTrips(at + 1)
    const isWorld = at % 2 === 0
    return { places, asked, isWorld, ...rankPlaces(places, asked, { isWorld }) }
  })

  it('is tried with answers that hold much, and with ones that hold nothing', () => {
    expect(trips.filter(({ items }) => items.length > 3).length).toBeGreaterThan(50)
    expect(trips.filter(({ items }) => items.length === 0).length).toBeGreaterThan(5)
    expect(trips.filter(({ leftOut }) => leftOut.length > 0).length).toBeGreaterThan(5)
  })

  it('recommends nothing that breaks a promise, best first', () => {
    for (const { asked, items, leftOut } of trips) {
      for (const { place, score, fits, animal, water } of items) {
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(1)
        expect(place.sites).toBeGreaterThanOrEqual(tripAdviceLimits.fewestSites)
        expect(fits.both).toBeGreaterThan(0)
        if (asked.maxDepth !== null) expect(place.depths.any[0]).toBeLessThanOrEqual(asked.maxDepth + 0.5)
        if (asked.species.length > 0 && !leftOut.includes('animals')) expect(animal).not.toBeNull()
        if (asked.preferences.length > 0 && !leftOut.includes('preferences'))
          expect(asked.preferences.some((each) => place.preferences[each] > 0)).toBe(true)
        if (asked.minTemp !== null && !leftOut.includes('warmth'))
          expect(water.waterTemp?.high ?? Math.round(water.likely)).toBeGreaterThanOrEqual(
            asked.minTemp - 0.5,
          )
      }
      const scores = items.map(({ score }) => score)
      expect(scores).toEqual(scores.toSorted((one, other) => other - one))
      expect(items.length).toBeLessThanOrEqual(tripAdviceLimits.recommendations)
    }
  })

  it('answers the same in whatever order the places come', () => {
    for (const { places, asked, isWorld, items } of trips) {
      const again = rankPlaces(places.toReversed(), asked, { isWorld })
      expect(again.items.map(({ place }) => place.id)).toEqual(items.map(({ place }) => place.id))
    }
  })

  it('leaves nothing out that was not asked for, and nobody empty-handed who asks for no depth', () => {
    for (const { places, asked, leftOut } of trips) {
      if (asked.preferences.length === 0) expect(leftOut).not.toContain('preferences')
      if (asked.species.length === 0) expect(leftOut).not.toContain('animals')
      if (asked.minTemp === null) expect(leftOut).not.toContain('warmth')
      const modest = { ...asked, level: null, maxDepth: null }
      const isAny = places.some(({ sites }) => sites >= tripAdviceLimits.fewestSites)
      expect(rankPlaces(places, modest, { isWorld: true }).items.length > 0).toBe(isAny)
    }
  })
})

it('ranks a place higher for one more site that has everything', () => {
  const best = buildTripSite({ maxDepth: 1, difficulty: 'beginner', category: 'wreck', rating: 5 })
  const sites = sitesOf(5, { maxDepth: 60, category: 'muck', rating: 3 })
  const wanted = buildAsked({ level: 'beginner', preferences: ['wreck'] })
  const before = judgePlace(buildTripPlace('a', sites), wanted).score
  expect(judgePlace(buildTripPlace('a', [...sites, best]), wanted).score).toBeGreaterThan(before)
})
