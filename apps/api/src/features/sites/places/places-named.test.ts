import { describe, expect, it } from 'vitest'
import { buildGazetteer } from './gazetteer.ts'
import type { PlaceRow } from './places.repo.ts'
import { viewPlaces } from './places-named.ts'

const row = (country: string, region: string | null, city: string | null, count = 1): PlaceRow => ({
  country,
  region,
  city,
  count,
  lat: [10, 20],
  west: null,
  east: [30, 40],
  middle: [35, 15],
})
const { named, namedAlike } = viewPlaces(
  buildGazetteer([
    row('Egypt', 'Sinai', 'Dahab', 5),
    row('Egypt', 'Gulf of Suez', 'Sharm El Sheikh', 9),
    row('Malta', 'Gozo', 'Victoria'),
    row('Seychelles', null, 'Victoria', 3),
    row('United Kingdom', 'Orkney, Scotland', 'Stromness'),
  ]),
)
const received = ({ kind, name, country }: ReturnType<typeof named>[number]) => `${kind} ${name}, ${country}`

describe('a place that is named', () => {
  it('is found by the whole of its name, whatever its size, with the middle of its sites', () => {
    expect(named('dahab').map(received)).toEqual(['city Dahab, Egypt'])
    expect(named('egypt')).toMatchObject([
      { kind: 'country', coordinates: [35, 15], count: 14, closeness: 1 },
    ])
  })

  it('is found by the part of its name before a comma', () => {
    expect(named('orkney').map(received)).toEqual(['region Orkney, Scotland, United Kingdom'])
  })

  it('is each of those that share the name, the one with most sites first', () => {
    expect(named('victoria').map(received)).toEqual(['city Victoria, Seychelles', 'city Victoria, Malta'])
  })

  it('is not found by a part of a word, nor by nothing', () => {
    expect(named('dah')).toEqual([])
    expect(named('')).toEqual([])
  })
})

describe('a place that is misspelt', () => {
  it('is found with how much of it is right', () => {
    const [place] = namedAlike('dahap')
    expect(place).toMatchObject({ name: 'Dahab', closeness: 0.8 })
    expect(namedAlike('sharm el sheik').map(received)).toEqual(['city Sharm El Sheikh, Egypt'])
  })

  it('is not guessed at from too little', () => {
    expect(namedAlike('goz')).toEqual([])
    expect(namedAlike('zanzibar')).toEqual([])
  })
})
