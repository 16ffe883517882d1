import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  batchLimit,
  Depth,
  Provenance,
  SiteFacts,
  Sponsor,
  searchRadius,
  siteLimits,
  sites,
} from './sites.ts'

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success
const field = (name: keyof typeof SiteFacts.shape, value: unknown) => accepts(SiteFacts.shape[name], value)

describe('the facts of a site', () => {
  it.each([
    ['siteName', siteLimits.name],
    ['city', siteLimits.place],
    ['country', siteLimits.place],
    ['description', siteLimits.description],
    ['entryMethod', siteLimits.shortText],
    ['accessibilityDetails', siteLimits.longText],
    ['historicalSignificance', siteLimits.longText],
    ['accessStatusReason', siteLimits.shortText],
  ] as const)('hold a %s of at most %i characters', (name, max) => {
    expect(field(name, 'x'.repeat(max))).toBe(true)
    expect(field(name, 'x'.repeat(max + 1))).toBe(false)
  })

  it('need a name', () => {
    expect(field('siteName', '  ')).toBe(false)
    expect(field('siteName', null)).toBe(false)
  })

  it('hold at most so many tags of at most so many characters, none of them empty', () => {
    expect(field('marineLife', Array(siteLimits.tags).fill('x'.repeat(siteLimits.tag)))).toBe(true)
    expect(field('marineLife', Array(siteLimits.tags + 1).fill('x'))).toBe(false)
    expect(field('marineLife', ['x'.repeat(siteLimits.tag + 1)])).toBe(false)
    expect(field('marineLife', [''])).toBe(false)
    expect(field('aliases', Array(siteLimits.aliases + 1).fill('x'))).toBe(false)
  })

  it('hold words of the vocabularies and nothing else', () => {
    expect(field('difficulty', 'technical')).toBe(true)
    expect(field('difficulty', 'expert')).toBe(false)
    expect(field('difficulty', 'constructor')).toBe(false)
    expect(field('hazards', ['depth', 'sharks'])).toBe(false)
    expect(field('diveType', ['__proto__'])).toBe(false)
  })

  it('hold months from 1 to 12', () => {
    expect(field('bestMonths', [1, 12])).toBe(true)
    for (const months of [[0], [13], [1.5], ['1']]) expect(field('bestMonths', months)).toBe(false)
  })

  it.each([
    ['2023', true],
    ['2023-01', true],
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2023-04-31', false],
    ['2023-13', false],
    ['2023-00', false],
    ['2023-1', false],
    ['0023', false],
    ['23', false],
    ['January 2023', false],
    ['2023-01-10T00:00:00Z', false],
    ['', false],
    [2023, false],
    [null, true],
  ])('hold a year, a month or a day since when access is as it is: %j is %s', (since, isFine) =>
    expect(field('accessStatusSince', since)).toBe(isFine),
  )

  it('hold a known access status and a web address as its source', () => {
    for (const status of ['open', 'restricted', 'closed', null])
      expect(field('accessStatus', status)).toBe(true)
    expect(field('accessStatus', 'shut')).toBe(false)
    expect(field('accessStatusSource', 'https://example.org')).toBe(true)
    expect(field('accessStatusSource', 'javascript:alert(1)')).toBe(false)
  })

  it('drop what is not writable from outside', () => {
    const read = SiteFacts.partial().parse({
      siteName: 'A',
      approvalStatus: 'approved',
      averageRating: 5,
      id: 1,
    })
    expect(read).toEqual({ siteName: 'A' })
  })
})

describe('a depth', () => {
  it.each([
    [0, true],
    [siteLimits.depth, true],
    [-0.1, false],
    [siteLimits.depth + 0.1, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    ['10', false],
  ] as [unknown, boolean][])('of %j: %s', (value, fine) => expect(accepts(Depth, value)).toBe(fine))
})

describe('an address on the web', () => {
  const sponsored = (sponsorURL: unknown) => accepts(Sponsor, { sponsoredBy: 'A', sponsorURL, logoURL: null })

  it.each(['https://example.org', 'http://example.org/a?b=c'])('may be %s', (address) =>
    expect(sponsored(address)).toBe(true),
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    '//example.org',
    'example.org',
    '',
    `https://example.org/${'x'.repeat(siteLimits.url)}`,
  ])('is never %s', (address) => {
    expect(sponsored(address)).toBe(false)
    const provenance = { source: 'a', licence: null, externalId: null, sourceUrl: address }
    expect(accepts(Provenance, provenance)).toBe(false)
  })
})

describe('a search around a point', () => {
  const body = sites.search.body
  const here = { lat: 0, lng: 0 }

  it('has a default radius and a default limit', () =>
    expect(body.parse(here)).toEqual({ ...here, radius: searchRadius.default, limit: 50 }))

  it.each([
    { ...here, lat: 90.1 },
    { ...here, lng: -180.1 },
    { ...here, radius: 0 },
    { ...here, radius: -1 },
    { ...here, radius: searchRadius.max + 1 },
    { ...here, limit: 0 },
    { ...here, limit: 201 },
    { ...here, limit: 1.5 },
    { lat: 0 },
    { lat: null, lng: 0 },
    { lat: '0', lng: '0' },
    [],
    null,
  ])('refuses %j', (value) => expect(accepts(body, value)).toBe(false))
})

describe('a batch', () => {
  it(`holds at most ${batchLimit} ids`, () => {
    const ids = (count: number) => ({ ids: Array(count).fill('0191d8a0-0000-7000-8000-000000000000') })
    expect(accepts(sites.batch.body, ids(batchLimit))).toBe(true)
    expect(accepts(sites.batch.body, ids(batchLimit + 1))).toBe(false)
  })
})
