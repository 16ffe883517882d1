import { distanceKm } from '@soundings/rules/geo'
import { fold } from '@soundings/rules/text'
import { describe, expect, it } from 'vitest'
import { beyondTheStarterSites, nearestAcrossTheBorder } from './gazetteer/beyond.build.ts'
import { cities } from './gazetteer/cities.ts'
import { townsIn } from './gazetteer/listed.ts'
import { allTowns, type Town, townIn, townsAlike, townsCalled } from './towns.ts'
import { countries } from './understanding/countries.ts'
import { starterSites } from './understanding/starter.build.ts'

const told = ({ name, country }: Town) => `${name}, ${country}`

const inCities = new Set(townsIn(cities).map(told))

const nearestTo = ({ coordinates }: Town) => {
  const [nearest] = starterSites
    .map(({ country, coordinates: site }) => ({ country, far: distanceKm(coordinates, site) }))
    .sort((one, other) => one.far - other.far)
  return nearest ?? { country: null, far: Number.POSITIVE_INFINITY }
}

describe('the towns of the world that people dive from', () => {
  const towns = allTowns()

  it('are more than 250, each once in its country, by spellings that are its own there', () => {
    expect(towns.length).toBeGreaterThanOrEqual(250)
    const keys = towns.flatMap((town) =>
      [town.name, ...town.also].map((name) => `${fold(name)}, ${town.country}`),
    )
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  it('lie in countries that are known by their names, one code each', () => {
    for (const town of towns)
      expect(countries.meanings.get(fold(town.country)), told(town)).toBe(town.country)
    const codes = Map.groupBy(towns, ({ country }) => country)
    for (const [country, some] of codes) expect(new Set(some.map(({ iso }) => iso)).size, country).toBe(1)
  })

  it('lie within 100 km of a starter site of their country, or are known not to, but for the cities', () => {
    const some = towns.filter((town) => !inCities.has(told(town)))
    const far = some.filter((town) => nearestTo(town).far > 100)
    expect(far.map(({ name }) => name).filter((name) => !beyondTheStarterSites.has(name))).toEqual([])
    const abroad = some.filter((town) => !far.includes(town) && nearestTo(town).country !== town.country)
    expect(abroad.map(({ name }) => name).filter((name) => !nearestAcrossTheBorder.has(name))).toEqual([])
  })

  it('lie near most of the starter sites that name them', () => {
    const distances = starterSites.flatMap(({ city, country, coordinates }) => {
      const town = city === null ? undefined : townIn(country, city)
      return town ? [distanceKm(town.coordinates, coordinates)] : []
    })
    expect(distances.length).toBeGreaterThan(350)
    expect(distances.filter((far) => far <= 30).length / distances.length).toBeGreaterThan(0.85)
  })
})

describe('a town is found', () => {
  it('by its name and other spellings, without its accents', () => {
    expect(townsCalled('cirkewwa').map(told)).toEqual(['Ċirkewwa, Malta'])
    expect(townsCalled('sharm').map(told)).toEqual(['Sharm El Sheikh, Egypt'])
    expect(townsCalled('coral')).toEqual([])
  })

  it('in its country, where several have the name', () => {
    expect(townsCalled('tobermory').map(told)).toEqual(['Tobermory, United Kingdom', 'Tobermory, Canada'])
    expect(townIn('Canada', 'Tobermory')?.coordinates).toEqual([-81.664, 45.254])
    expect(townIn('Peru', 'Tobermory')).toBeUndefined()
  })

  it('although it is misspelt, unless it is short', () => {
    expect(townsAlike('xlendy').map(({ town }) => told(town))).toEqual(['Xlendi, Malta'])
    expect(townsAlike('dahap')).toEqual([])
    expect(townsAlike('atlantis')).toEqual([])
  })
})

it('a line that is none is refused', () => {
  expect(() => townsIn('EG Egypt\nDahab')).toThrow('Dahab')
})
