import type { Recommendation, Recommendations, TripInsights } from '@soundings/contract/trip-advice'
import { expect, it } from 'vitest'
import { readStarterSites, sitesIntake } from '#features/sites/index.ts'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'

// What is recommended of the sites that everybody begins with, held against what divers know of the world. No reports here:
// entries, latitude and season alone must make sense.

const { app, deps } = await testApp()
const starters = await readStarterSites()
await sitesIntake(deps).addMissing(starters, 'approved')

let address = 0
const ask = async (wishes: object): Promise<Recommendations> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/trip-planner/recommendations',
    payload: wishes,
    remoteAddress: `10.5.${++address % 250}.1`,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const countryOf = ({ country, name }: Recommendation): string => country ?? name
const countriesOf = ({ items }: Recommendations): string[] => items.map(countryOf)

const openIn = (country: string): number =>
  starters.filter(({ facts }) => facts.country === country && facts.accessStatus !== 'closed').length

/** How many open sites of a country the advice knows of. */
const knownIn = async (destination: string): Promise<number> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/trip-planner/insights',
    payload: { destination },
    remoteAddress: `10.5.${++address % 250}.2`,
  })
  const { place, depths }: TripInsights = answer.json()
  return place === null ? 0 : depths.unknown + depths.bands.reduce((sum, { sites }) => sum + sites, 0)
}

// Sites come a few hundred at a time, and what is made of them follows: all of them must be there.
const countries = [...new Set(starters.flatMap(({ facts }) => facts.country ?? []))].filter(
  (country) => openIn(country) > 3,
)
await eventually(async () => {
  for (const country of countries) expect(await knownIn(country), country).toBe(openIn(country))
})

const northern = ['Norway', 'Iceland', 'United Kingdom', 'Sweden', 'Finland', 'Canada', 'Scotland', 'Denmark']

it.each([
  [
    'warm water in January',
    { months: [1], minTemp: 26 },
    [...northern, 'Croatia', 'Italy', 'Malta', 'Spain'],
  ],
  ['warm water in July', { months: [7], minTemp: 26 }, ['New Zealand', 'South Africa', 'Norway', 'Iceland']],
  [
    'warm water in March with sharks',
    { months: [3], minTemp: 24, species: ['shark'] },
    [...northern, 'Malta'],
  ],
  ['a week over New Year, warm', { startDate: '2026-12-28', endDate: '2027-01-04', minTemp: 25 }, northern],
])('nobody who wants %s is sent where it is cold', async (_, wishes, never) => {
  const found = await ask(wishes)
  expect(found.items.length).toBeGreaterThan(3)
  expect(countriesOf(found).filter((country) => never.includes(country))).toEqual([])
  for (const { water } of found.items) expect(water.celsius).toBeGreaterThanOrEqual(24)
})

it.each([
  ['whale sharks', { species: ['whale-shark'] }, ['Norway', 'Iceland', 'Malta', 'Croatia']],
  ['manta rays', { species: ['manta-ray'] }, ['Norway', 'Iceland', 'Malta', 'Croatia']],
  ['clownfish', { species: ['clownfish'] }, ['Mexico', 'Norway', 'Malta', 'Bonaire']],
])('who wants %s is sent where they live', async (_, wishes, never) => {
  const found = await ask(wishes)
  expect(found.items.length).toBeGreaterThan(3)
  expect(found.notice).toBeNull()
  expect(countriesOf(found).filter((country) => never.includes(country))).toEqual([])
})

it.each([
  ['caves', { preferences: ['cave'] }, 'Mexico'],
  ['wrecks in Malta', { preferences: ['wreck'], destination: 'Malta' }, 'Malta'],
  ['wrecks in Chuuk', { preferences: ['wreck'], destination: 'Chuuk' }, 'Micronesia'],
  ['the Maldives in March', { destination: 'Maldives', months: [3] }, 'Maldives'],
  ['Bali in August', { destination: 'Bali', months: [8] }, 'Indonesia'],
  ['cold water in Iceland', { destination: 'Iceland', months: [7] }, 'Iceland'],
])('%s are found', async (_, wishes, country) => {
  // The names of places are read from the sites, too, and may come a moment later than their sites.
  await eventually(async () => expect(countriesOf(await ask(wishes)).join()).toContain(country))
})

it.each([
  ['Maldives', [1, 2, 3], [6, 7]],
  ['Egypt', [5, 10], [1, 2]],
  ['Iceland', [7, 8], [1, 2]],
  ['Croatia', [7, 8, 9], [1, 2]],
])('%s scores better in its season than out of it', async (destination, best, worst) => {
  const scoreIn = async (month: number) => {
    const { items } = await ask({ destination, months: [month] })
    return Math.max(...items.map(({ score }) => score))
  }
  const [inSeason, outside] = await Promise.all(
    [best, worst].map((months) => Promise.all(months.map(scoreIn))),
  )
  expect(Math.min(...(inSeason ?? []))).toBeGreaterThan(Math.max(...(outside ?? [])))
})

it('never recommends a site or a place that is deeper or harder than what was asked for', async () => {
  for (const maxDepth of [8, 12, 18, 30])
    for (const { fits, sites, name } of (await ask({ maxDepth })).items) {
      expect(fits.depth, name).toBeGreaterThan(0)
      expect(sites.length, name).toBeGreaterThan(0)
      for (const site of sites)
        expect(site.maxDepth ?? 999, site.siteName).toBeLessThanOrEqual(maxDepth + 0.5)
    }
  for (const { sites } of (await ask({ level: 'beginner' })).items)
    for (const site of sites) expect([null, 'beginner']).toContain(site.difficulty)
})

it('says something true of every place: no sentence without a number or a month, and none that is unfinished', async () => {
  for (const wishes of [
    {},
    { months: [3], level: 'intermediate', preferences: ['wreck', 'reef'] },
    { maxDepth: 18 },
  ])
    for (const { reasons, cautions, description } of (await ask(wishes)).items)
      for (const sentence of [...reasons, ...cautions, description]) {
        expect(sentence).toMatch(/^[A-Z0-9][^{}#]*[.!]$/)
        expect(sentence).not.toMatch(/undefined|null|NaN|Infinity/)
      }
})
