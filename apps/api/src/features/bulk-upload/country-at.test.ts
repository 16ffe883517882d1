import { countries } from '@soundings/language/understanding/countries'
import { fold } from '@soundings/rules/text'
import { expect, test } from 'vitest'
import { readStarterSites } from '#features/sites/index.ts'
import { allLands, countryAt } from './country-at.ts'

/** Countries that sites here are filed under by an island of theirs. */
const islandsOf: Record<string, string> = { Tobago: 'Trinidad and Tobago' }

test('no starter site lies in another country than its own, and nine of ten in theirs', async () => {
  const places = (await readStarterSites()).map(({ facts }) => ({
    name: facts.siteName,
    said: islandsOf[facts.country ?? ''] ?? facts.country,
    found: countryAt(facts.coordinates)?.name,
  }))
  expect(places.filter(({ said, found }) => found !== undefined && found !== said)).toEqual([])
  expect(places.filter(({ found }) => found !== undefined).length / places.length).toBeGreaterThan(0.9)
})

test('countries have the names under which sites are searched', () => {
  const known = allLands().map(({ name }) => [name, countries.meanings.get(fold(name)) ?? name])
  expect(
    known.filter(([name, meant]) => fold(name ?? '') !== fold(islandsOf[meant ?? ''] ?? meant ?? '')),
  ).toEqual([])
})
