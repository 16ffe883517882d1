import type { FoundPlace } from '@soundings/contract/places'
import { expect, test } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addSite, addSites } from '#src/testing/sites.ts'

const { app, deps } = await testApp()

const at = (lng: number, lat: number) => ({ coordinates: [lng, lat] as [number, number] })
const sinai = { country: 'Egypt', region: 'South Sinai' }
await addSites(deps.db, [
  { ...sinai, city: 'Dahab', ...at(34.54, 28.57) },
  { ...sinai, city: 'Dahab', ...at(34.52, 28.48) },
  { ...sinai, city: 'dahab', ...at(34.5, 28.5) },
  { ...sinai, city: 'Sharm el-Sheikh', ...at(34.3, 27.8) },
  { country: 'Egypt', region: 'Red Sea', city: 'Hurghada', ...at(33.9, 27.2) },
  { country: 'Fiji', region: 'Northern Division', city: 'Taveuni', ...at(-179.9, -16.8) },
  { country: 'Fiji', region: 'Western Division', city: 'Nadi', ...at(177.4, -17.8) },
  { country: 'Malta', region: 'Malta', city: 'Ċirkewwa', ...at(14.3, 36) },
  { country: 'Türkiye', city: 'Kaş', ...at(29.6, 36.2) },
  { country: 'Turkmenistan', ...at(53, 40) },
  { country: 'USA', region: 'Georgia', ...at(-81, 31) },
  { country: 'Georgia', ...at(41.6, 41.6) },
  { ...at(0, 0) },
])
await addSites(deps.db, [{ country: 'Atlantis', ...at(-30, 30) }], 'pending')

const ask = async (words: string) => {
  const answer = await app.inject(`/api/sites/places?q=${encodeURIComponent(words)}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as { items: FoundPlace[]; misspelt: boolean }
}
const names = async (words: string) => (await ask(words)).items.map(({ kind, name }) => `${kind}: ${name}`)

// The places follow a moment after a write.
await eventually(async () => expect(await names('Turkmenistan')).toHaveLength(1))
// Seas are looked up in the catalogue, which does as well.
await eventually(async () => expect((await ask('gulf of aqaba')).items[0]?.count).toBe(4))

test('a country is found with its number of sites and the box around them', async () => {
  expect(await ask('egypt')).toEqual({
    misspelt: false,
    items: [
      {
        kind: 'country',
        name: 'Egypt',
        region: null,
        country: null,
        count: 5,
        bounds: [33.9, 27.2, 34.54, 28.57],
      },
    ],
  })
})

test('a town says in which region and country it lies, and its spellings count as one', async () => {
  const { items } = await ask('Dahab')
  expect(items).toMatchObject([
    { kind: 'city', name: 'Dahab', region: 'South Sinai', country: 'Egypt', count: 3 },
  ])
})

test('the box of Fiji crosses the antimeridian instead of going around the world', async () => {
  const { items } = await ask('fiji')
  expect(items[0]?.bounds).toEqual([177.4, -17.8, -179.9, -16.8])
})

test('case, accents and the ends of words do not matter', async () => {
  expect(await names('turkiye')).toEqual(['country: Türkiye'])
  expect(await names('CIRK')).toEqual(['city: Ċirkewwa'])
  expect(await names('kas')).toEqual(['city: Kaş'])
  expect(await names('turk')).toEqual(['country: Türkiye', 'country: Turkmenistan'])
})

test('words may also say where a place lies, but alone they do not name what lies in it', async () => {
  expect(await names('dahab egypt')).toEqual(['city: Dahab'])
  expect(await names('egypt sinai')).toEqual(['region: South Sinai'])
  expect(await names('egypt')).toEqual(['country: Egypt'])
})

test('of places with the same name, the country comes before the region', async () => {
  expect(await names('georgia')).toEqual(['country: Georgia', 'region: Georgia'])
})

test('a region named like its country is one place', async () => {
  expect(await names('malta')).toEqual(['country: Malta'])
})

test('a light misspelling is forgiven and said to be one', async () => {
  expect(await names('Egipt')).toEqual(['country: Egypt'])
  expect(await names('hurgahda')).toEqual(['city: Hurghada'])
  expect(await names('sharm el shekh')).toEqual(['city: Sharm el-Sheikh'])
  expect((await ask('Egipt')).misspelt).toBe(true)
  expect(await ask('qqqqqq')).toEqual({ items: [], misspelt: false })
})

test('pending sites make no place, and no words find none', async () => {
  expect(await names('atlantis')).toEqual([])
  expect(await names(' - ')).toEqual([])
})

test('words are asked for, and at most 200 characters of them', async () => {
  expect((await app.inject('/api/sites/places')).statusCode).toBe(400)
  expect((await app.inject(`/api/sites/places?q=${'x'.repeat(201)}`)).statusCode).toBe(400)
})

test('a new place is found a moment after its first site', async () => {
  expect(await names('Palau')).toEqual([])
  await addSite(deps.db, { country: 'Palau', ...at(134.2, 7.1) })
  await expect.poll(() => names('Palau')).toEqual(['country: Palau'])
})

test('a sea and an island that are no region of any site are found with the sites that lie there', async () => {
  const [sea] = (await ask('gulf of aqaba')).items
  expect(sea).toEqual({
    kind: 'sea',
    name: 'Gulf of Aqaba',
    region: null,
    country: null,
    count: 4,
    bounds: [34.3, 27.8, 34.54, 28.57],
  })
  expect(await names('red sea')).toEqual(['sea: Red Sea', 'region: Red Sea'])
  expect(await names('sea of cortez')).toEqual([])
})

test('a country is found by what people also call it', async () => {
  expect((await names('america'))[0]).toBe('country: USA')
  expect(await names('turkey')).toEqual(['country: Türkiye'])
})
