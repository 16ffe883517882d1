import {
  accesses,
  accessStatuses,
  approvalStatuses,
  difficulties,
  diveTypes,
  facilities,
  hazards,
  siteCategories,
  siteLimits,
  waterBodyTypes,
} from '@soundings/contract/sites'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '#src/testing/database.ts'
import { buildRow } from '#src/testing/sites.ts'
import { sqlState } from './client.ts'
import { sites } from './schema/sites.ts'

type Row = typeof sites.$inferInsert
type Column = keyof Row

const { db } = await testDatabase()

const checkViolation = '23514'

/** The SQLSTATE that PostgreSQL answers to a row with these columns, or 'stored'. */
const insert = (columns: Partial<Row>): Promise<string | undefined> =>
  db
    .insert(sites)
    .values({ ...buildRow(), ...columns })
    .then(
      () => 'stored',
      (error: unknown) => sqlState(error),
    )

const column = (name: Column, value: unknown) => ({ [name]: value }) as Partial<Row>

describe('the table of sites', () => {
  it.each([
    ['lng', -180, 180, 0.000_01],
    ['lat', -90, 90, 0.000_01],
    ['maxDepth', 0, siteLimits.depth, 0.01],
    ['averageDepth', 0, siteLimits.depth, 0.01],
    ['averageRating', 1, 5, 0.01],
  ] as [Column, number, number, number][])(
    'holds a %s from %d to %d and nothing beyond',
    async (name, low, high, step) => {
      expect(await insert(column(name, low))).toBe('stored')
      expect(await insert(column(name, high))).toBe('stored')
      for (const value of [low - step, high + step, Number.NaN, Number.POSITIVE_INFINITY])
        expect(await insert(column(name, value)), `${name} ${value}`).toBe(checkViolation)
    },
  )

  it('holds a depth range that is whole, runs from shallow to deep and stays above the maximum depth', async () => {
    expect(await insert({ depthFrom: 5, depthTo: 30, maxDepth: 30 })).toBe('stored')
    for (const wrong of [
      { depthFrom: 5 },
      { depthTo: 5 },
      { depthFrom: 10, depthTo: 5 },
      { depthFrom: -1, depthTo: 5 },
      { depthFrom: 5, depthTo: siteLimits.depth + 1 },
      { depthFrom: 5, depthTo: 31, maxDepth: 30 },
      { averageDepth: 31, maxDepth: 30 },
    ])
      expect(await insert(wrong), JSON.stringify(wrong)).toBe(checkViolation)
  })

  it.each([
    ['difficulty', difficulties],
    ['requiredDiverLevel', difficulties],
    ['access', accesses],
    ['waterBodyType', waterBodyTypes],
    ['diveSiteCategory', siteCategories],
    ['approvalStatus', approvalStatuses],
  ] as [Column, readonly string[]][])('knows every %s of the contract and no other', async (name, words) => {
    for (const word of words) expect(await insert(column(name, word)), word).toBe('stored')
    for (const word of ['', 'unheard-of', words[0]?.toUpperCase()])
      expect(await insert(column(name, word)), word).toBe(checkViolation)
  })

  it.each([
    ['diveType', diveTypes],
    ['hazards', hazards],
    ['facilities', facilities],
    ['bestMonths', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ] as [Column, readonly (string | number)[]][])(
    'knows all %s of the contract and no others',
    async (name, words) => {
      const strange = typeof words[0] === 'number' ? 13 : 'unheard-of'
      expect(await insert(column(name, [...words]))).toBe('stored')
      expect(await insert(column(name, []))).toBe('stored')
      expect(await insert(column(name, [words[0], strange]))).toBe(checkViolation)
      expect(await insert(column(name, [...words, words[0]]))).toBe(checkViolation)
    },
  )

  it.each([
    ['siteName', siteLimits.name],
    ['city', siteLimits.place],
    ['region', siteLimits.place],
    ['country', siteLimits.place],
    ['description', siteLimits.description],
    ['entryMethod', siteLimits.shortText],
    ['bottomComposition', siteLimits.shortText],
    ['protectionStatus', siteLimits.shortText],
    ['accessibilityDetails', siteLimits.longText],
    ['historicalSignificance', siteLimits.longText],
    ['source', 40],
    ['licence', 80],
    ['externalId', 200],
    ['sourceUrl', siteLimits.url],
    ['sponsoredBy', siteLimits.shortText],
    ['sponsorUrl', siteLimits.url],
    ['sponsorLogoUrl', siteLimits.url],
  ] as [Column, number][])(
    'holds a %s of at most %i characters, counted as the contract does',
    async (name, max) => {
      expect(await insert(column(name, '🤿'.repeat(max)))).toBe('stored')
      expect(await insert(column(name, 'x'.repeat(max + 1)))).toBe(checkViolation)
    },
  )

  it.each([
    ['aliases', siteLimits.aliases, siteLimits.name],
    ['certificationRequirements', siteLimits.tags, siteLimits.tag],
    ['topographicalFeatures', siteLimits.tags, siteLimits.tag],
    ['fixedStructures', siteLimits.tags, siteLimits.tag],
    ['marineLife', siteLimits.tags, siteLimits.tag],
  ] as [Column, number, number][])(
    'holds so many %s: at most %i, of at most %i characters',
    async (name, max, length) => {
      expect(await insert(column(name, Array(max).fill('x'.repeat(length))))).toBe('stored')
      expect(await insert(column(name, Array(max + 1).fill('x')))).toBe(checkViolation)
      expect(await insert(column(name, ['x', 'x'.repeat(length + 1)]))).toBe(checkViolation)
      expect(await insert(column(name, ['']))).toBe(checkViolation)
    },
  )

  it('holds a closed or restricted site with its reason, and nothing of the access without a status', async () => {
    for (const accessStatus of accessStatuses)
      expect(await insert({ accessStatus, accessStatusReason: 'Why' }), accessStatus).toBe('stored')
    const whole = {
      accessStatus: 'closed',
      accessStatusReason: '🤿'.repeat(siteLimits.shortText),
      accessStatusSource: 'x'.repeat(siteLimits.url),
    } as const
    for (const accessStatusSince of [null, '2023', '2023-01', '2023-01-31'])
      expect(await insert({ ...whole, accessStatusSince })).toBe('stored')
    expect(await insert({ accessStatus: 'open' })).toBe('stored')
    for (const wrong of [
      { accessStatus: 'closed' },
      { accessStatus: 'restricted', accessStatusReason: '' },
      { accessStatus: 'shut', accessStatusReason: 'Why' },
      { accessStatusReason: 'Why' },
      { accessStatusSince: '2023' },
      { accessStatusSource: 'https://example.org' },
      { ...whole, accessStatusSince: '2023-13' },
      { ...whole, accessStatusSince: '' },
      { ...whole, accessStatusReason: 'x'.repeat(siteLimits.shortText + 1) },
      { ...whole, accessStatusSource: 'x'.repeat(siteLimits.url + 1) },
    ])
      expect(await insert(wrong as Partial<Row>), JSON.stringify(wrong)).toBe(checkViolation)
  })

  it('needs a name, and knows a source’s site once', async () => {
    expect(await insert({ siteName: '' })).toBe(checkViolation)
    expect(await insert({ source: 'a', externalId: '1' })).toBe('stored')
    expect(await insert({ source: 'a', externalId: '1' })).toBe('23505')
    expect(await insert({ source: 'b', externalId: '1' })).toBe('stored')
  })

  it('stores a name as long as it may be, in any script', async () => {
    for (const letter of ['㌖', '海', 'ﷺ', '🤿', 'ß'])
      expect(await insert(buildRow({ siteName: letter.repeat(siteLimits.name) })), letter).toBe('stored')
  })

  it('can be analysed and restored by tools that look for functions nowhere but in pg_catalog', async () => {
    await db.insert(sites).values(buildRow())
    await db.transaction(async (tx) => {
      await tx.execute("set local search_path = ''")
      await tx.execute('analyze public.sites')
      await tx.execute('reindex table public.sites')
    })
  })
})
