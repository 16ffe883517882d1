import { SiteFacts } from '@soundings/contract/sites'
import { expect, test } from 'vitest'
import { buildSite } from '#shared/testing/sites.ts'
import {
  emptyValues,
  fieldOf,
  type SiteValues,
  TypedSite,
  typedEdit,
  unknownOf,
  valuesOf,
  withFacility,
} from './site-values.ts'

const required: Partial<SiteValues> = {
  coordinates: [33.92, 27.81],
  siteName: 'Ghost Reef',
  country: 'Egypt',
  region: 'Red Sea',
  description: 'A reef.',
}
const read = (typed: Partial<SiteValues>) => TypedSite.safeParse({ ...emptyValues(), ...required, ...typed })
const problems = (typed: Partial<SiteValues>) =>
  (read(typed).error?.issues ?? []).map(({ path, message }) => [fieldOf(path), message])

test('the four required fields and a place are enough, and the rest is not known', () => {
  expect(read({}).data).toMatchObject({
    siteName: 'Ghost Reef',
    coordinates: [33.92, 27.81],
    difficulty: 'intermediate',
    access: 'shore',
    maxDepth: null,
    depthRange: null,
    waterBodyType: null,
    entryMethod: null,
    hazards: [],
  })
})

test('each of them is asked for by name', () => {
  const missing = { siteName: ' ', country: '', region: '', description: '', coordinates: null }
  expect(problems(missing)).toEqual(
    expect.arrayContaining([
      ['coordinates', 'Choose the location on the map or type its coordinates'],
      ['siteName', 'Site name is required'],
      ['country', 'Country is required'],
      ['region', 'Region is required'],
      ['description', 'Description is required'],
    ]),
  )
})

test('a place too near to a pole is explained at the place', () => {
  expect(problems({ coordinates: [27, 86] })[0]?.[0]).toBe('coordinates')
  expect(problems({ coordinates: [27, 86] })[0]?.[1]).toContain('swapped')
})

test('a typed place counts, and one that is none is told at the place instead of the old one being taken', () => {
  expect(read({ placeText: '27.5, 33.5' }).data?.coordinates).toEqual([33.5, 27.5])
  const [[field, told] = []] = problems({ placeText: 'near the pier' })
  expect(field).toBe('coordinates')
  expect(told).toContain('look like a position')
})

test('what nobody knew of a site may stay unknown, and what was known may not become so', () => {
  const site = buildSite({ siteName: 'Blue Hole', country: 'Egypt' })
  expect(unknownOf(site)).toEqual(['region', 'description'])
  const edit = (typed: Partial<SiteValues>) =>
    typedEdit(SiteFacts.parse(site)).safeParse({ ...valuesOf(site), ...typed })
  expect(edit({ maxDepth: 30 }).data).toEqual({ ...SiteFacts.parse(site), maxDepth: 30 })
  expect(edit({ region: ' ' }).data?.region).toBeNull()
  expect(edit({ country: '' }).error?.issues).toMatchObject([
    { path: ['country'], message: 'Country is required' },
  ])
  expect(edit({ siteName: '' }).success).toBe(false)
})

test('half a depth range asks for the other half', () => {
  expect(problems({ depthFrom: 5 })[0]).toEqual(['depthTo', 'Enter the deepest depth'])
  expect(problems({ depthTo: 30 })[0]).toEqual(['depthFrom', 'Enter the shallowest depth'])
  expect(read({ depthFrom: 5, depthTo: 30 }).data?.depthRange).toEqual({ min: 5, max: 30 })
})

test('depths that contradict each other are told at the field', () => {
  expect(problems({ maxDepth: 20, averageDepth: 25 })).toEqual([
    ['averageDepth', 'Average depth can’t be more than the maximum depth'],
  ])
  expect(problems({ depthFrom: 30, depthTo: 5 })[0]?.[0]).toBe('depthFrom')
})

test('what is typed as a depth and is none is told there', () => {
  expect(problems({ maxDepth: Number.NaN })[0]?.[0]).toBe('maxDepth')
})

test('a known site goes through the form unchanged', () => {
  const site = buildSite({
    siteName: 'Blue Hole',
    aliases: ['Bells'],
    country: 'Egypt',
    region: 'Sinai',
    description: 'Deep.',
    maxDepth: 100,
    depthRange: { min: 6, max: 100 },
    access: 'either',
    difficulty: null,
    diveType: ['shore', 'wall'],
    bestMonths: [4, 10],
    facilities: ['basic'],
    historicalSignificance: 'Old.',
  })
  expect(TypedSite.parse(valuesOf(site))).toEqual(SiteFacts.parse(site))
})

test('issues of the server stand at the fields that they mean', () => {
  expect(fieldOf(['facts', 'siteName'])).toBe('siteName')
  expect(fieldOf(['hazards', 3])).toBe('hazards')
  expect(fieldOf(['facts', 'depthRange', 'max'])).toBe('depthTo')
  expect(fieldOf(['depthRange'])).toBe('depthFrom')
})

test('no facilities go with no other', () => {
  expect(withFacility(['basic'], 'none')).toEqual(['none'])
  expect(withFacility(['none'], 'basic')).toEqual(['basic'])
  expect(withFacility(['basic', 'none'], 'none')).toEqual(['basic'])
})
