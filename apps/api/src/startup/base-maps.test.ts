import { expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { mapOrigins, readBaseMaps } from './base-maps.ts'

const read = (environment: Record<string, string>) => readConfig(environment, '/srv')
const tiles = 'https://tiles.example/{z}/{x}/{y}.jpg?key={key}'

test('without settings the bundled maps are used, and nobody else is asked', () => {
  expect(readBaseMaps(read({}))).toEqual({ satellite: { kind: 'bundled' }, roadmap: { kind: 'bundled' } })
  expect(mapOrigins(read({}))).toEqual([])
})

test('an address says by itself what it is', () => {
  const config = read({
    MAP_SATELLITE: tiles,
    MAP_SATELLITE_KEY: 'a b',
    MAP_ROADMAP: 'https://x.example/style.json',
  })
  expect(readBaseMaps(config)).toEqual({
    satellite: {
      kind: 'xyz',
      tiles: 'https://tiles.example/{z}/{x}/{y}.jpg?key=a%20b',
      tileSize: 256,
      maxZoom: 19,
      attribution: '',
    },
    roadmap: { kind: 'style', url: 'https://x.example/style.json' },
  })
  expect(readBaseMaps(read({ MAP_SATELLITE: 'https://x.example/sat.pmtiles' })).satellite.kind).toBe(
    'pmtiles',
  )
})

test('a key that is asked for and not given is named', () =>
  expect(readBaseMaps(read({ MAP_SATELLITE: tiles })).satellite).toEqual({
    kind: 'missing-key',
    name: 'MAP_SATELLITE_KEY',
  }))

test('the servers of the maps are named once', () => {
  const config = read({ MAP_SATELLITE: tiles, MAP_ROADMAP: tiles, MAP_ORIGINS: 'https://fonts.example' })
  expect(mapOrigins(config)).toEqual(['https://tiles.example', 'https://fonts.example'])
})

test('what is no address stops the start', () =>
  expect(() => read({ MAP_SATELLITE: 'tiles', MAP_ORIGINS: 'x' })).toThrow(
    /MAP_SATELLITE must be.*\n.*MAP_ORIGINS/,
  ))
