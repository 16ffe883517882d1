import { expect, it } from 'vitest'
import { bestMonthsOfRegion, rankRegions, type Seasons } from './featured-regions.ts'

/** `sites` that all say the same months, in a region or a country as a whole. */
const place = (name: string, sites: number, best: number[], known: Partial<Seasons> = {}): Seasons => {
  const [country = '', region = null] = name.split('/')
  const months = Array.from({ length: 12 }, (_, at) => (best.includes(at + 1) ? sites : 0))
  return { country, region, count: sites, told: sites, months, ...known }
}
const namesOf = (places: readonly Seasons[], month = 11) =>
  rankRegions(places, month).map(({ country, region }) =>
    region === null ? country : `${country}/${region}`,
  )

it('calls those months best that at least half of the sites name which name any', () => {
  const months = [4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0]
  expect(bestMonthsOfRegion(place('malta', 9, [], { told: 4, months }))).toEqual([1, 2, 3])
  expect(bestMonthsOfRegion(place('malta', 9, []))).toEqual([])
})

it('puts those with most sites at their best first, and leaves out those that are not', () => {
  const places = [place('fiji/beqa', 3, [11]), place('malta/gozo', 6, [6]), place('palau/rock', 5, [11, 12])]
  expect(namesOf(places)).toEqual(['palau/rock', 'fiji/beqa'])
  expect(namesOf(places, 6)).toEqual(['malta/gozo'])
})

it('lets each country have one region before any has two', () => {
  const places = [
    place('indonesia/bali', 9, [11]),
    place('indonesia/komodo', 7, [11]),
    place('indonesia', 20, [11]),
    place('egypt/dahab', 4, [11]),
  ]
  expect(namesOf(places)).toEqual(['indonesia/bali', 'egypt/dahab', 'indonesia/komodo'])
})

it('names the country where no region of it has sites enough, and countries with few such sites last', () => {
  const places = [
    place('spain/el hierro', 1, [11]),
    place('spain', 4, [11]),
    place('malta/gozo', 2, [11]),
    place('malta', 2, [11]),
    place('egypt/dahab', 3, [11]),
  ]
  expect(namesOf(places)).toEqual(['spain', 'egypt/dahab', 'malta'])
})

it('lets a single site do only where the world is small', () => {
  const single = place('poland', 1, [11])
  const large = ['aland', 'bland', 'cland', 'dland', 'eland'].map((name) => place(name, 3, [11]))
  expect(namesOf([single, ...large])).toContain('poland')
  expect(namesOf([single, ...large, place('fland', 3, [11])])).not.toContain('poland')
})
