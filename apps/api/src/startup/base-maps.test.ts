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

test('the templates of WMTS services are read as tiles, and end at the zoom that is set', () => {
  const gibs = 'https://gibs.example/wmts/Blue_Marble/default/Level8/{TileMatrix}/{TileRow}/{TileCol}.jpeg'
  const kvp =
    'https://x.example/wmts?REQUEST=GetTile&TILEMATRIX={tilematrix}&TILEROW={tilerow}&TILECOL={tilecol}'
  expect(readBaseMaps(read({ MAP_SATELLITE: gibs, MAP_SATELLITE_MAX_ZOOM: '8' })).satellite).toMatchObject({
    kind: 'xyz',
    tiles: 'https://gibs.example/wmts/Blue_Marble/default/Level8/{z}/{y}/{x}.jpeg',
    maxZoom: 8,
  })
  expect(readBaseMaps(read({ MAP_ROADMAP: kvp })).roadmap).toMatchObject({
    tiles: 'https://x.example/wmts?REQUEST=GetTile&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}',
    maxZoom: 19,
  })
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
