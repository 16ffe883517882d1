import type { Coordinates } from '@soundings/contract/common'
import { nothingKnown } from '@soundings/rules/sites'
import { describe, expect, test } from 'vitest'
import { swappedIn, withCountry } from './check-place.ts'

const at = (coordinates: Coordinates, country: string | null = null) => ({
  ...nothingKnown(),
  siteName: 'Reef',
  coordinates,
  country,
})

describe('the country of a place', () => {
  test.each<[string, Coordinates, string | null]>([
    ['on land', [8.5, 47.3], 'Switzerland'],
    ['off a coast', [34.54, 28.57], 'Egypt'],
    ['30 km off a coast', [-87.007, 30.044], 'United States'],
    ['in an overseas part of another', [55.29, -21.17], 'Réunion'],
    ['across the antimeridian', [-179.9, 68], 'Russia'],
    ['between two countries', [34.97, 29.42], null],
    ['in a lake between three', [9.4, 47.6], null],
    ['far out', [-30, 30], null],
    ['that is disputed', [34.1, 44.9], null],
  ])('%s is %j', (_where, coordinates, country) => {
    expect(withCountry(at(coordinates)).country).toBe(country)
  })

  test('is left as the row says it', () => {
    expect(withCountry(at([34.54, 28.57], 'مصر')).country).toBe('مصر')
  })
})

describe('latitude and longitude', () => {
  test.each<[string, Coordinates, string]>([
    ['in English', [28.57, 34.54], 'Egypt'],
    ['in the language of the land', [28.57, 34.54], 'مصر'],
    ['in several languages', [47.3, 8.5], 'Schweiz/Suisse/Svizzera/Svizra'],
    ['as a code', [50.8, 10.1], 'de'],
  ])('are swapped where the country says so, %s', (_how, coordinates, country) => {
    expect(swappedIn(at(coordinates, country))).toMatch(/^Latitude and longitude may be swapped: latitude /)
  })

  test.each<[string, Coordinates, string | null]>([
    ['in its country', [34.54, 28.57], 'Egypt'],
    ['without a country', [28.57, 34.54], null],
    ['in a country that nobody knows', [28.57, 34.54], 'Atlantis'],
    ['wrong both ways', [100, 10], 'Egypt'],
    ['where the map is not sure, near the country', [34.97, 29.42], 'Jordan'],
    ['that would be right both ways', [30, 29], 'Egypt'],
  ])('are not swapped in a place %s', (_what, coordinates, country) => {
    expect(swappedIn(at(coordinates, country))).toBeUndefined()
  })
})
