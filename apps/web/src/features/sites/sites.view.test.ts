import { expect, test } from 'vitest'
import { buildSite } from '#shared/testing/sites.ts'
import {
  creditText,
  isPlainClick,
  provenanceText,
  resultCount,
  shortPlace,
  siteAddress,
  siteDateText,
} from './sites.view.ts'

test('a row names the nearest place and the country', () => {
  expect(shortPlace({ city: 'Dahab', region: 'South Sinai', country: 'Egypt' })).toBe('Dahab, Egypt')
  expect(shortPlace({ city: null, region: 'Tasmania', country: 'Australia' })).toBe('Tasmania, Australia')
  expect(shortPlace({ city: 'Bonaire', region: null, country: 'Bonaire' })).toBe('Bonaire')
  expect(shortPlace({ city: null, region: null, country: null })).toBe('Unknown Location')
})

test('the count says how many and for which words', () => {
  expect(resultCount(1324, '')).toBe('1,324 dive sites')
  expect(resultCount(1, 'wreck malta')).toBe('1 dive site for ‘wreck malta’')
  expect(resultCount(0, 'x')).toBe('0 dive sites for ‘x’')
})

test('an unknown date says so', () => {
  expect(siteDateText('2026-04-02T12:30:00Z', 'en-GB')).toBe('2 Apr 2026')
  expect(siteDateText(null, 'en-GB')).toBe('Date not available')
  expect(siteDateText('soon', 'en-GB')).toBe('Date not available')
})

test('a licence is linked when its text is known', () => {
  const of = (source: string, licence: string | null) =>
    provenanceText({ source, licence, externalId: null, sourceUrl: null })
  expect(of('soundings', 'CC BY 4.0')).toEqual({
    source: 'Soundings starter sites',
    licence: { name: 'CC BY 4.0', address: 'https://creativecommons.org/licenses/by/4.0/' },
  })
  expect(of('soundings', 'CC-BY-4.0').licence?.name).toBe('CC BY 4.0')
  expect(of('osm', 'ODbL').licence).toMatchObject({ address: expect.stringContaining('odbl') })
  expect(of('reef-club', 'Own terms')).toEqual({
    source: 'reef-club',
    licence: { name: 'Own terms', address: null },
  })
  expect(of('member', null).licence).toBeNull()
})

test('a site has one address', () => {
  expect(siteAddress({ id: 'abc', slug: 'blue-hole' })).toBe('/sites/abc/blue-hole')
})

test('the credit of a site is one line', () => {
  expect(creditText(buildSite())).toBe('Source: Soundings starter sites, CC BY 4.0')
  const provenance = { source: 'reef-club', licence: null, externalId: null, sourceUrl: null }
  expect(creditText({ provenance })).toBe('Source: reef-club')
})

test('a click with a key asks the browser for another tab, not us', () => {
  const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }
  expect(isPlainClick(plain)).toBe(true)
  expect(isPlainClick({ ...plain, ctrlKey: true })).toBe(false)
  expect(isPlainClick({ ...plain, button: 1 })).toBe(false)
})
