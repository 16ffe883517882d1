import type { CsvColumn } from '@soundings/contract/bulk-upload-fields'
import { nothingKnown } from '@soundings/rules/sites'
import { describe, expect, test } from 'vitest'
import type { NumberStyle } from './measures.ts'
import { siteFromCsv } from './site-from-csv.ts'

const named = { source: 'club', licence: 'CC0-1.0' }
const least: Partial<Record<CsvColumn, string>> = {
  siteName: 'Blue Hole',
  description: 'A deep hole.',
  'location.coordinates.lat': '28.5721',
  'location.coordinates.lng': '34.5369',
}

const read = (more: Partial<Record<CsvColumn, string>> = {}, style?: NumberStyle) => {
  const cells = Object.entries({ ...least, ...more }).filter(([, cell]) => cell !== '')
  return siteFromCsv(new Map(cells as [CsvColumn, string][]), named, style)
}
const faultsOf = (more: Partial<Record<CsvColumn, string>>) => {
  const row = read(more)
  return row.kind === 'faulty' ? row.faults : []
}

describe('a site from a CSV record', () => {
  test('has what the record says and nothing else', () => {
    expect(read()).toEqual({
      kind: 'site',
      facts: {
        ...nothingKnown(),
        siteName: 'Blue Hole',
        description: 'A deep hole.',
        coordinates: [34.5369, 28.5721],
      },
      provenance: { ...named, externalId: null, sourceUrl: null },
      warnings: [],
    })
  })

  test('takes every column of the format guide, labels in any case', () => {
    const row = read({
      id: 'bh-1',
      aliases: 'Blaues Loch, The Hole',
      'location.country': 'Egypt',
      'location.region': 'South Sinai',
      'location.city': 'Dahab',
      waterBodyType: 'SEA',
      diveSiteCategory: 'coral reef',
      maxDepth: '100',
      depthRange: '5 – 60 ft',
      bottomComposition: 'Sand',
      topographicalFeatures: 'Arch, Saddle,,',
      fixedStructures: 'Mooring buoy',
      entryMethod: 'Shore',
      accessibilityDetails: 'Steps',
      protectionStatus: 'National park',
      requiredDiverLevel: 'Advanced',
      historicalSignificance: 'None known',
    })
    expect(row).toMatchObject({
      kind: 'site',
      facts: {
        aliases: ['Blaues Loch', 'The Hole'],
        country: 'Egypt',
        region: 'South Sinai',
        city: 'Dahab',
        waterBodyType: 'sea',
        diveSiteCategory: 'coral-reef',
        maxDepth: 100,
        depthRange: { min: 1.5, max: 18.3 },
        topographicalFeatures: ['Arch', 'Saddle'],
        fixedStructures: ['Mooring buoy'],
        entryMethod: 'Shore',
        requiredDiverLevel: 'advanced',
        difficulty: null,
        access: null,
      },
      provenance: { externalId: 'bh-1' },
    })
  })

  test.each<[CsvColumn, string, string]>([
    ['siteName', '', 'Site name is required'],
    ['siteName', 'x'.repeat(121), 'Must be 120 characters or less'],
    ['siteName', 'a\0b', 'Contains characters that can’t be saved'],
    ['siteName', 'a\ud800', 'Contains characters that can’t be saved'],
    ['description', '', 'Description is required'],
    ['description', 'x'.repeat(10_000_000), 'Must be 5000 characters or less'],
    ['location.coordinates.lat', '', 'Latitude is required'],
    ['location.coordinates.lat', '91', 'not "91"'],
    ['location.coordinates.lat', '127.8', 'not "127.8". Latitude and longitude may be swapped.'],
    ['location.coordinates.lat', '27,8', 'not "27,8"'],
    ['location.coordinates.lng', '1e999', 'not "1e999"'],
    ['location.coordinates.lng', '-180.1', 'Longitude must be decimal degrees from -180 to 180'],
    ['location.country', 'x'.repeat(81), 'Must be 80 characters or less'],
    ['waterBodyType', 'Pool', 'Must be Ocean, Sea, Lake, River, Quarry or Cave, not "Pool"'],
    ['diveSiteCategory', '__proto__', 'Must be Coral Reef, Rocky Reef'],
    ['requiredDiverLevel', 'Expert', 'Must be Beginner, Intermediate, Advanced or Technical'],
    ['maxDepth', 'deep', 'Must be a depth in metres'],
    ['maxDepth', '-1', 'Must be a depth in metres'],
    ['maxDepth', '1000', 'Depth can’t be more than 350 m'],
    ['depthRange', '18', 'Must be two depths in metres'],
    ['depthRange', '30-5', 'The depth range must go from shallow to deep'],
    ['accessStatus', 'Shut', 'Must be Open, Restricted or Closed, not "Shut"'],
    ['accessStatusReason', 'Why', 'Choose an access status first'],
    ['id', 'x\0', 'Contains characters that can’t be saved'],
  ])('names the column %s when it is wrong', (column, cell, message) => {
    expect(faultsOf({ [column]: cell })).toEqual([
      { field: column, message: expect.stringContaining(message) },
    ])
  })

  test('reads whether one may dive there, and wants to know why not', () => {
    const closed = { accessStatus: 'closed', accessStatusReason: 'Coral recovers' }
    const more = { accessStatusSince: '2023-01', accessStatusSource: 'https://example.org' }
    expect(read({ ...closed, ...more })).toMatchObject({ kind: 'site', facts: { ...closed, ...more } })
    expect(faultsOf({ accessStatus: 'Closed' })).toEqual([
      { field: 'accessStatusReason', message: 'Say why the site is closed' },
    ])
    expect(faultsOf({ ...closed, accessStatusSince: 'January', accessStatusSource: 'dof' })).toMatchObject([
      { field: 'accessStatusSince' },
      { field: 'accessStatusSource' },
    ])
  })

  test('reads decimal commas where no comma separates fields', () => {
    const row = read(
      {
        'location.coordinates.lat': '-28,5721',
        'location.coordinates.lng': '34.5369',
        maxDepth: '18,5 m',
        depthRange: '4,5 - 18,5',
        description: 'At 4,5 m.',
      },
      { decimalCommas: true },
    )
    expect(row).toMatchObject({
      facts: {
        coordinates: [34.5369, -28.5721],
        maxDepth: 18.5,
        depthRange: { min: 4.5, max: 18.5 },
        description: 'At 4,5 m.',
      },
    })
    expect(read({ maxDepth: '1.000,5' }, { decimalCommas: true }).kind).toBe('faulty')
  })

  test('points out a position that is missing', () => {
    const nowhere = { 'location.coordinates.lat': '0', 'location.coordinates.lng': '0.0' }
    expect(faultsOf(nowhere)).toEqual([
      {
        field: 'location.coordinates.lat',
        message: 'Latitude and longitude are both 0, which usually means that the position is missing',
      },
    ])
    expect(read({ ...nowhere, 'location.coordinates.lng': '0.1' }).kind).toBe('site')
  })

  test('tells all that is wrong in a row at once, in short', () => {
    const faults = faultsOf({ siteName: '', maxDepth: 'x'.repeat(10_000_000), waterBodyType: 'Pool' })
    expect(faults.map(({ field }) => field).sort()).toEqual(['maxDepth', 'siteName', 'waterBodyType'])
    expect(Math.max(...faults.map(({ message }) => message.length))).toBeLessThan(200)
  })
})
