import type { Destination, TripInsights } from '@soundings/contract/trip-advice'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { certifications } from '#db/schema/certifications.ts'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { addTripPlaces } from '#src/testing/trip-places.ts'

const { app, deps } = await testApp()
await addTripPlaces(deps.db)

let address = 0
const send = (payload: object, headers: Headers = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/trip-planner/insights',
    payload,
    headers,
    remoteAddress: `10.3.${++address % 250}.1`,
  })
const ask = async (payload: object, headers?: Headers): Promise<TripInsights> => {
  const answer = await send(payload, headers)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const search = async (query: string) => {
  const answer = await app.inject(`/api/trip-planner/destinations/search?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as { items: Destination[]; misspelt: boolean }
}

await eventually(async () => {
  expect((await ask({ destination: 'Red Sea' })).months[0]?.reports).toBe(6)
  expect((await ask({ destination: 'Antarctica' })).place).not.toBeNull()
  // Names of places come a moment later than the places: until then the assistant's words stand in.
  expect((await ask({ destination: 'Egypt' })).place?.kind).toBe('country')
})

describe('insights', () => {
  it('tell of every month what divers report, how far it spreads and how many say so', async () => {
    const { months, place } = await ask({ destination: 'Egypt' })
    expect(place).toMatchObject({ kind: 'country', name: 'Egypt', count: 4 })
    expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    const august = months[7]
    expect(august).toMatchObject({ reports: 6, visibility: { reports: 6 }, waterTemp: { reports: 6 } })
    expect(august?.waterTemp?.median).toBeCloseTo(29, 0)
    expect(august?.waterTemp?.low).toBeLessThan(august?.waterTemp?.high ?? 0)
    expect(months[1]?.waterTemp?.median).toBeCloseTo(21, 0)
  })

  it('say which months are best, and who says so', async () => {
    expect(await ask({ destination: 'Ari Atoll' })).toMatchObject({
      bestMonths: [1, 2, 3, 4],
      bestMonthsFrom: 'sites',
    })
    expect(await ask({ destination: 'Lofoten' })).toMatchObject({ bestMonths: [], bestMonthsFrom: null })
  })

  it('name the animals of the months of the trip, and those that entries list', async () => {
    const march = await ask({ destination: 'Maldives', startDate: '2027-03-04', endDate: '2027-03-11' })
    expect(march.tripMonths).toEqual([3])
    expect(march.animals).toEqual([
      {
        species: 'grey-reef-shark',
        name: 'Grey reef shark',
        scientific: expect.any(String),
        reports: 6,
        months: [3],
      },
    ])
    expect(march.listed).toEqual([
      { species: 'grey-reef-shark', name: 'Grey reef shark', sites: 4 },
      { species: 'whale-shark', name: 'Whale shark', sites: 4 },
    ])
    expect((await ask({ destination: 'Maldives' })).animals[0]?.reports).toBe(72)
  })

  it('count hazards and depths, against the level that was chosen', async () => {
    const { hazards, depths } = await ask({ destination: 'Egypt', level: 'beginner' })
    expect(hazards).toEqual([{ hazard: 'depth', sites: 1 }])
    expect(depths.bands.map(({ sites }) => sites)).toEqual([2, 1, 1, 0])
    expect(depths).toMatchObject({ unknown: 0, own: { depth: 18, from: 'level', within: 2 } })
    expect(depths.text).toBe('This level is trained to 18\u00a0m. 2 of 4 sites here are within that limit.')
  })

  it('count depths against the certification of who is signed in, and of nobody else', async () => {
    const { id, headers } = await addPerson(deps)
    await deps.db.insert(certifications).values({
      id: newId(),
      ownerId: id,
      agency: 'PADI',
      level: 'Advanced Open Water Diver',
      kind: 'core',
      depth: 30,
      createdAt: deps.clock(),
    })
    const mine = await ask({ destination: 'Egypt', level: 'beginner' }, headers)
    expect(mine.depths.own).toEqual({ depth: 30, from: 'certification', within: 3 })
    const visitors = await ask({ destination: 'Egypt' })
    expect(visitors.depths.own).toBeNull()
    expect(visitors.depths.text).toContain('Add your certification')
  })

  it('propose a suit by its rule, for measured water and for what is likely', async () => {
    const iceland = await ask({ destination: 'Iceland', startDate: '2027-07-01', endDate: '2027-07-08' })
    expect(iceland.suit).toMatchObject({
      water: { isMeasured: true },
      suit: 'a drysuit with hood and gloves',
      rule: expect.stringContaining('NAUI'),
    })
    const norway = await ask({ destination: 'Norway', startDate: '2027-07-01' })
    expect(norway.suit).toMatchObject({ water: { isMeasured: false } })
    expect(norway.suit?.text).toContain('likely')
  })

  it('tell when the sun rises and sets there by its clocks, also where it does not', async () => {
    const egypt = await ask({ destination: 'Egypt', startDate: '2027-03-21' })
    expect(egypt.sun).toMatchObject({
      date: '2027-03-21',
      sunrise: expect.stringMatching(/^0[56]:/),
      sunset: expect.stringMatching(/^1[78]:/),
    })
    const summer = await ask({ destination: 'Norway', startDate: '2027-06-21' })
    expect(summer.sun).toMatchObject({
      sunrise: null,
      sunset: null,
      text: expect.stringContaining('doesn’t set'),
    })
    const winter = await ask({ destination: 'Norway', startDate: '2027-12-21' })
    expect(winter.sun?.text).toContain('doesn’t rise')
    expect((await ask({ destination: 'Egypt' })).sun).toBeNull()
  })

  it('say so where they took the words for another place, or for none', async () => {
    expect(await ask({ destination: 'Icelnad' })).toMatchObject({
      place: { name: 'Iceland' },
      misspelt: true,
      notice: expect.stringContaining('“Icelnad”'),
    })
    expect(await ask({ destination: 'Xyzzyville' })).toMatchObject({ place: null, months: [], suit: null })
  })

  it.each([
    [{}, 'destination'],
    [{ destination: ' ' }, 'destination'],
    [{ destination: 'Egypt', tripId: newId() }, 'destination'],
    [{ destination: 'Egypt', startDate: '2027-03-05', endDate: '2027-03-05' }, 'endDate'],
    [{ tripId: 'mine' }, 'tripId'],
  ])('of %j are refused at %s', async (payload, field) => {
    const answer = await send(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues[0].path[0]).toBe(field)
  })
})

describe('destinations', () => {
  it('are found by their names, with what there is to dive', async () => {
    const { items, misspelt } = await search('query=egyp')
    expect(misspelt).toBe(false)
    expect(items[0]).toMatchObject({ kind: 'country', name: 'Egypt', count: 4 })
    expect(items[0]?.preferences).toContainEqual({ preference: 'wreck', sites: 2 })
    expect(items[0]?.preferences).toHaveLength(6)
  })

  it('are found misspelt, in other languages, and as seas', async () => {
    expect(await search('query=mexiko')).toMatchObject({ items: [{ name: 'Mexico' }] })
    expect((await search(`query=${encodeURIComponent('Ägypten')}`)).items[0]?.name).toBe('Egypt')
    expect((await search('query=caribbean')).items[0]).toMatchObject({ kind: 'sea', count: 3 })
    expect(await search('query=xyzzyville')).toEqual({ items: [], misspelt: false })
  })

  it('that have what is preferred come first; without a name, those with most of it', async () => {
    expect((await search('preferences=wreck')).items[0]?.name).toBe('Red Sea')
    expect((await search('preferences=cave')).items[0]?.name).toBe('Quintana Roo')
    expect((await search('')).items.length).toBeGreaterThan(3)
  })

  it('refuse preferences that nobody can have', async () => {
    const answer = await app.inject('/api/trip-planner/destinations/search?preferences=wreck,sharks')
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues[0].path[0]).toBe('preferences')
  })
})
