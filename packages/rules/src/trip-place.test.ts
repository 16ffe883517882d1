import { describe, expect, it } from 'vitest'
import { buildTripPlace, buildTripSite, countsOf, sitesOf } from './trip-advice.build.ts'
import { fitsOf, siteFits } from './trip-fits.ts'
import { meetsPreference } from './trip-site.ts'

describe('what a site is for', () => {
  it.each([
    ['reef', { category: 'coral-reef' }],
    ['reef', { types: ['reef'] }],
    ['wreck', { category: 'wreck' }],
    ['wreck', { types: ['wreck'], category: 'muck' }],
    ['deep', { maxDepth: 30 }],
    ['cave', { category: 'cenote' }],
    ['night', { isForNight: true }],
    ['photography', { category: 'muck' }],
    ['photography', { isForPhotos: true }],
  ] as const)('meets %s with %j', (preference, known) => {
    expect(meetsPreference(buildTripSite(known), preference)).toBe(true)
    expect(meetsPreference(buildTripSite(), preference)).toBe(false)
  })

  it('takes no shallow site for a deep one', () => {
    expect(meetsPreference(buildTripSite({ maxDepth: 29.9 }), 'deep')).toBe(false)
  })
})

describe('a place', () => {
  const place = buildTripPlace('malta/gozo', [
    buildTripSite({ maxDepth: 12, difficulty: 'beginner', rating: 4 }),
    buildTripSite({ maxDepth: 18.3, difficulty: 'beginner' }),
    buildTripSite({ maxDepth: 16, difficulty: 'advanced', rating: 5 }),
    buildTripSite({ maxDepth: 28, difficulty: 'intermediate', rating: 3 }),
    buildTripSite({ maxDepth: 40, difficulty: 'technical' }),
    buildTripSite({ maxDepth: 24, difficulty: 'beginner' }),
    buildTripSite({ difficulty: 'beginner' }),
    buildTripSite({}),
    buildTripSite({ maxDepth: 10, rating: 1, access: 'closed', hazards: ['cold-water'] }),
  ])

  it('counts no closed site, neither among its sites nor in its rating', () => {
    expect(place).toMatchObject({ sites: 8, rated: 3, rating: 4 })
    expect(place.hazards.size).toBe(0)
  })

  it('suits a level with what is listed for it, and what is no deeper than it is trained for where nothing is listed', () => {
    const beginner = fitsOf(place, { level: 'beginner', maxDepth: null })
    expect(beginner).toEqual({ level: 4, depth: null, both: 4, beyond: 1 })
    expect(fitsOf(place, { level: 'intermediate', maxDepth: null })).toMatchObject({ level: 5, beyond: 0 })
    expect(fitsOf(place, { level: 'technical', maxDepth: null })).toMatchObject({ level: 7, beyond: 0 })
  })

  it('suits a depth with what is known to be no deeper', () => {
    expect(fitsOf(place, { level: null, maxDepth: 20 })).toEqual({
      level: null,
      depth: 3,
      both: 3,
      beyond: 0,
    })
    expect(fitsOf(place, { level: 'beginner', maxDepth: 12 })).toEqual({
      level: 4,
      depth: 1,
      both: 1,
      beyond: 0,
    })
    expect(fitsOf(place, { level: null, maxDepth: 5 }).both).toBe(0)
  })

  it('suits everybody with all its sites who asks for neither', () => {
    expect(fitsOf(place, { level: null, maxDepth: null }).both).toBe(8)
  })

  it('is counted as its sites are judged one by one', () => {
    const sites = [12, 18.3, 18.6, 16, 28, 40, null].flatMap((maxDepth) =>
      ([null, 'beginner', 'intermediate', 'advanced', 'technical'] as const).map((difficulty) =>
        buildTripSite({ maxDepth, difficulty }),
      ),
    )
    const whole = buildTripPlace('palau', sites)
    for (const level of [null, 'beginner', 'intermediate', 'advanced', 'technical'] as const)
      for (const maxDepth of [null, 12, 18, 30, 60]) {
        const asked = { level, maxDepth }
        expect(sites.filter((site) => siteFits(site, asked))).toHaveLength(fitsOf(whole, asked).both)
      }
  })
})

describe('its best months', () => {
  const listed = sitesOf(4, { bestMonths: [6, 7] })

  it('are those that at least half of its telling sites list', () => {
    const place = buildTripPlace('malta', [...listed, ...sitesOf(5), buildTripSite({ bestMonths: [1] })])
    expect([place.bestMonths, place.bestMonthsFrom]).toEqual([[6, 7], 'sites'])
  })

  it('are what divers report where reports tell', () => {
    const months = {
      2: countsOf(10, 26, 30, { 'r:4': 0, 'r:5': 10 }),
      6: countsOf(10, 28, 8, { 'r:4': 0, 'r:2': 10 }),
      9: countsOf(10, 28, 15),
    }
    const place = buildTripPlace('malta', listed, { months })
    expect([place.bestMonths, place.bestMonthsFrom]).toEqual([[2], 'reports'])
  })

  it('are none where nobody says', () => {
    expect(buildTripPlace('malta', sitesOf(4))).toMatchObject({ bestMonths: [], bestMonthsFrom: null })
  })
})
