import { species } from '@soundings/rules/species'
import { expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, put } = callsOf(app)

const reef = await addSite(db, {
  siteName: 'Reef',
  country: 'Egypt',
  region: 'Red Sea',
  coordinates: [33.91234, 27.81234],
})
const lagoon = await addSite(db, { siteName: 'Lagoon', country: 'Egypt', region: 'Red Sea' })
const hidden = await addSite(db, { siteName: 'Hidden' }, 'pending')
const author = await addPerson(deps, { handle: 'looker' })
const seen = (siteId: string, species: string[], diveDate = '2026-05-10') =>
  addReport(db, { siteId, authorId: author.id, species, diveDate })
for (const species of [['green-turtle', 'seahorse'], ['green-turtle'], []]) await seen(reef, species)
await seen(lagoon, ['green-turtle'], '2025-08-01')
await seen(hidden, ['manta-ray'])
await addPhoto(db, { siteId: reef, tags: ['green turtle'] })
await addPhoto(db, { siteId: hidden, tags: ['green turtle'] })

it('lists all species, those seen most often first, and finds them by their names', async () => {
  await eventually(async () =>
    expect((await get('/api/species?limit=2')).json()).toMatchObject({
      items: [
        { id: 'green-turtle', reports: 3 },
        { id: 'seahorse', reports: 1 },
      ],
      total: species.length,
    }),
  )
  expect((await get('/api/species?q=manta')).json().items[0]).toMatchObject({ id: 'manta-ray', reports: 0 })
})

it('puts those first that were seen in a month, in any year', async () => {
  await eventually(async () =>
    expect((await get('/api/species?month=8&limit=1')).json().items).toMatchObject([
      { id: 'green-turtle', reports: 3, inMonth: 1 },
    ]),
  )
  const { items } = (await get('/api/species?month=8&q=seahorse&limit=1')).json()
  expect(items).toMatchObject([{ id: 'seahorse', reports: 1, inMonth: 0 }])
  expect((await get('/api/species?limit=1')).json().items[0].inMonth).toBeNull()
  expect((await get('/api/species?month=13')).statusCode).toBe(400)
})

it('says what reports say of one', async () => {
  await eventually(async () =>
    expect((await get('/api/species/green-turtle')).json()).toMatchObject({
      name: 'Green turtle',
      scientific: 'Chelonia mydas',
      reports: 3,
      countries: [{ name: 'Egypt', reports: 3 }],
    }),
  )
  const { months } = (await get('/api/species/green-turtle')).json()
  expect(months[4]).toEqual({ reports: 2, of: 3 })
  expect(months[7]).toEqual({ reports: 1, of: 1 })
  expect((await get('/api/species/green-turtle/sites')).json()).toMatchObject({
    items: [
      { id: reef, sightings: 2, reports: 3, chance: 2 / 3 },
      { id: lagoon, sightings: 1, reports: 1, chance: null },
    ],
    total: 2,
  })
  expect((await get('/api/species/green-turtle/photos')).json()).toMatchObject({ total: 1 })
  expect((await get('/api/species/unicorn')).statusCode).toBe(404)
})

it('ranks no sites of a species that is taken where its places are known', async () => {
  await eventually(async () =>
    expect((await get('/api/species/seahorse')).json()).toMatchObject({
      isSensitive: true,
      countries: [{ name: 'Egypt', reports: 1 }],
    }),
  )
  expect((await get('/api/species/seahorse/sites')).json()).toEqual({ items: [], nextCursor: null, total: 0 })
})

it('shows a life list to nobody until its person chooses', async () => {
  const url = '/api/species/of/looker'
  expect((await get(url)).json()).toMatchObject({ items: [], total: 0 })
  expect((await get(url, author.headers)).json()).toMatchObject({ total: 2 })
  expect((await get(`${url}?as=member`, author.headers)).json()).toMatchObject({ items: [], total: 0 })
  await put('/api/profile/privacy', author.headers, { sections: { species: 'public' } })
  expect((await get(url)).json()).toMatchObject({
    items: [
      { species: 'seahorse', reports: 1, first: '2026-05-10' },
      { species: 'green-turtle', reports: 3, first: '2025-08-01' },
    ],
    total: 2,
  })
  expect((await get('/api/species/of/nobody_here')).statusCode).toBe(404)
})
