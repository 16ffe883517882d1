import { type Dive, DiveFilter } from '@soundings/contract/dive-log'
import { askedDives } from '@soundings/rules/dive-filter'
import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, post, put, del } = callsOf(app)

const diver = await addPerson(deps)
const reef = await addSite(db, { siteName: 'Listed Reef' })
const photo = await addPhoto(db, { uploaderId: diver.id })

const samples = {
  columns: ['time', 'depth'],
  rows: [
    [0, 0],
    [60, 12],
    [120, 0],
  ],
}
const log = [
  {
    siteName: 'Blue Hole',
    location: 'Egypt, Dahab',
    date: '2024-05-01',
    maxDepth: 30,
    duration: 40,
    conditions: ['Calm'],
  },
  {
    siteName: 'blue hole',
    location: 'Egypt, Dahab',
    date: '2024-05-01',
    time: '11:00',
    maxDepth: 12,
    buddies: ['Léa'],
    cylinders: [{ o2: 32 }],
  },
  {
    siteName: 'Um El Faroud',
    location: 'Malta',
    date: '2025-08-02',
    tags: ['Wreck'],
    notes: 'A 100% wreck_dive',
  },
  {
    siteName: 'House reef',
    location: 'malta, Gozo',
    date: '2025-08-03',
    duration: 70,
    diveSiteId: reef,
    photos: [photo.id],
  },
  {
    siteName: 'The Canyon',
    location: 'Egypt',
    date: '2026-01-05',
    maxDepth: 12,
    trip: 'Sinai',
    computers: [{ samples }],
  },
]
for (const dive of log) {
  const answer = await post('/api/dive-log/dives', diver.headers, dive)
  if (answer.statusCode !== 201) throw new Error(answer.body)
}

const read = async (
  query = '',
  headers = diver.headers,
): Promise<{ items: Dive[]; nextCursor: string | null; total: number }> =>
  (await get(`/api/dive-log/dives?${query}`, headers)).json()
const namesOf = async (query: string) => (await read(query)).items.map(({ siteName }) => siteName)

describe('the list of a log', () => {
  it('is its owner’s alone, newest first, and kept by no cache', async () => {
    const answer = await get('/api/dive-log/dives', diver.headers)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.json()).toMatchObject({ total: 5, nextCursor: null })
    expect(await namesOf('')).toEqual(['The Canyon', 'House reef', 'Um El Faroud', 'blue hole', 'Blue Hole'])
    const other = await addPerson(deps)
    expect(await read('', other.headers)).toEqual({ items: [], nextCursor: null, total: 0 })
  })

  it.each(['newest', 'oldest', 'deepest', 'longest'])(
    'comes in pages that miss none and repeat none: %s',
    async (sort) => {
      const whole = await namesOf(`sort=${sort}`)
      const pages: string[] = []
      for (let cursor = ''; ; ) {
        const { items, nextCursor, total } = await read(`sort=${sort}&limit=2${cursor}`)
        expect(total).toBe(5)
        pages.push(...items.map(({ siteName }) => siteName))
        if (nextCursor === null) break
        cursor = `&cursor=${nextCursor}`
      }
      expect(pages).toEqual(whole)
      expect(new Set(whole).size).toBe(5)
    },
  )

  it('is sorted as asked', async () => {
    expect((await namesOf('sort=oldest'))[0]).toBe('Blue Hole')
    expect((await namesOf('sort=deepest')).slice(0, 3)).toEqual(['Blue Hole', 'The Canyon', 'blue hole'])
    expect((await namesOf('sort=longest')).slice(0, 2)).toEqual(['House reef', 'Blue Hole'])
  })

  it.each([
    ['q=BLUE', ['blue hole', 'Blue Hole']],
    ['q=dahab hole', ['blue hole', 'Blue Hole']],
    ['q=100%25', ['Um El Faroud']],
    ['q=wreck_d', ['Um El Faroud']],
    ['q=_', ['Um El Faroud']],
    ['q=léa', ['blue hole']],
    ['q=turtle', []],
    ['year=2025', ['House reef', 'Um El Faroud']],
    ['site=BLUE HOLE', ['blue hole', 'Blue Hole']],
    [`site=${reef}`, ['House reef']],
    ['country=ÉGYPTE', []],
    ['country=MALTA', ['House reef', 'Um El Faroud']],
    ['buddy=LÉA', ['blue hole']],
    ['tag=wreck', ['Um El Faroud']],
    ['trip=SINAI', ['The Canyon']],
    ['condition=Calm', ['Blue Hole']],
    ['minDepth=12&maxDepth=29.9', ['The Canyon', 'blue hole']],
    ['gas=nitrox', ['blue hole']],
    ['hasPhotos=true', ['House reef']],
    ['hasPhotos=false&year=2025', ['Um El Faroud']],
    ['hasProfile=true', ['The Canyon']],
    ['hasProfile=false&country=egypt&year=2024&q=hole', ['blue hole', 'Blue Hole']],
  ])('is narrowed by %s', async (query, names) => {
    const { items, total } = await read(query)
    expect([items.map(({ siteName }) => siteName), total]).toEqual([names, names.length])
    // What a device keeps is narrowed in the same way without a connection.
    const filter = DiveFilter.parse(Object.fromEntries(new URLSearchParams(query)))
    expect(askedDives((await read()).items, filter).map(({ siteName }) => siteName)).toEqual(names)
  })

  it('is a map of the places that have a position', async () => {
    const placesOf = async (query: string) =>
      (await get(`/api/dive-log/places?${query}`, diver.headers)).json()
    expect(await placesOf('')).toMatchObject({
      items: [{ siteName: 'House reef', diveSiteId: reef, dives: 1, maxDepth: null }],
      unplaced: 4,
    })
    const added = { siteName: 'Secret', location: 'Egypt', date: '2023-05-05', maxDepth: 9, entry: [34, 28] }
    const one = await post('/api/dive-log/dives', diver.headers, added)
    const other = await post('/api/dive-log/dives', diver.headers, {
      ...added,
      siteName: 'SECRET',
      maxDepth: 7,
      entry: [34.2, 28.2],
    })
    const { items } = await placesOf('year=2023')
    expect(items).toEqual([
      {
        siteName: expect.stringMatching(/secret/i),
        diveSiteId: null,
        coordinates: [expect.closeTo(34.1), expect.closeTo(28.1)],
        dives: 2,
        maxDepth: 9,
      },
    ])
    for (const dive of [one, other]) await del(`/api/dive-log/dives/${dive.json().id}`, diver.headers)
    expect(await placesOf('year=2023')).toEqual({ items: [], unplaced: 0 })
  })

  it('refuses what it cannot be asked, and cursors that are not its own', async () => {
    const cursor = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')
    const id = '0191d8a0-0000-7000-8000-000000000000'
    for (const query of [
      'limit=201',
      'sort=random',
      'condition=Windy',
      'gas=helium',
      'hasPhotos=maybe',
      'year=twenty',
      `cursor=${cursor({ by: '2026-99-99 00:00:00', id })}`,
      `cursor=${cursor({ by: 5, id })}`,
      `sort=deepest&cursor=${cursor({ by: 1e300, id })}`,
      `sort=longest&cursor=${cursor({ by: 1.5, id })}`,
      `sort=longest&cursor=${cursor({ by: '1', id })}`,
    ])
      expect((await get(`/api/dive-log/dives?${query}`, diver.headers)).statusCode, query).toBe(400)
  })
})

describe('the whole log', () => {
  it('is counted anew after every change', async () => {
    const statistics = async () => (await get('/api/dive-log/statistics', diver.headers)).json()
    const before = await statistics()
    expect(before).toMatchObject({
      totalDives: 5,
      hoursUnderwater: 1.9,
      maxDepth: 30,
      countries: 2,
      years: [2026, 2025, 2024],
      firstDate: '2024-05-01',
      lastDate: '2026-01-05',
      longest: { siteName: 'House reef', value: 70 },
    })
    expect(await statistics()).toEqual(before)
    const { id } = (
      await post('/api/dive-log/dives', diver.headers, { ...log[0], date: '2026-02-01', maxDepth: 40 })
    ).json()
    expect(await statistics()).toMatchObject({ totalDives: 6, maxDepth: 40 })
    await put('/api/dive-log/starting-dives', diver.headers, { startingDives: 100 })
    expect(await statistics()).toMatchObject({ totalDives: 106, loggedDives: 6, startingDives: 100 })
    await del(`/api/dive-log/dives/${id}`, diver.headers)
    await put('/api/dive-log/starting-dives', diver.headers, { startingDives: 0 })
    expect(await statistics()).toEqual(before)
  })

  it('of nobody’s dives is zeros', async () => {
    const { headers } = await addPerson(deps)
    expect((await get('/api/dive-log/all', headers)).json()).toMatchObject({
      dives: { items: [], nextCursor: null, total: 0 },
      statistics: { totalDives: 0, hoursUnderwater: 0, maxDepth: 0, countries: 0, years: [] },
      insights: [],
    })
  })

  it('knows its days, its animals and its names', async () => {
    expect((await get('/api/dive-log/statistics/days?year=2024', diver.headers)).json().items).toEqual([
      { date: '2024-05-01', dives: 2 },
    ])
    const { headers } = await addPerson(deps)
    for (const [at, animalsSeen] of ['green turtle', 'a green turtle, a manta ray'].entries())
      await post('/api/dive-log/dives', headers, { ...log[at * 2], animalsSeen })
    const { items } = (await get('/api/dive-log/statistics/species', headers)).json()
    expect(items[0]).toMatchObject({
      species: 'green-turtle',
      dives: 2,
      first: { date: '2024-05-01', siteName: 'Blue Hole' },
      last: { date: '2025-08-02', siteName: 'Um El Faroud' },
    })
    expect((await get('/api/dive-log/choices', diver.headers)).json()).toMatchObject({
      sites: [{ siteName: 'The Canyon' }, { diveSiteId: reef }, {}, { location: 'Egypt, Dahab', dives: 2 }],
      countries: [{ name: 'Egypt', dives: 3 }, { dives: 2 }],
      buddies: [{ name: 'Léa', dives: 1 }],
      tags: [{ name: 'Wreck', dives: 1 }],
      trips: [{ name: 'Sinai', dives: 1 }],
    })
    const tagsOf = async () => (await get('/api/dive-log/choices', headers)).json().tags
    expect(await tagsOf()).toEqual([{ name: 'Wreck', dives: 1 }])
    await post('/api/dive-log/dives', headers, { ...log[0], tags: ['Reef'] })
    expect(await tagsOf()).toMatchObject([{ name: 'Reef' }, { name: 'Wreck' }])
  })
})
