import { VectorTile } from '@mapbox/vector-tile'
import { clustering, mapLimits, tileLayer } from '@soundings/contract/map'
import { PbfReader } from 'pbf'
import { expect, test } from 'vitest'
import { buildTileSource, type MapPoint } from './tile-source.ts'

const wreck: MapPoint = { site: 1, name: 'Wreck', lng: 0.001, lat: 0.001, depth: 30.5 }
const reef: MapPoint = { site: 2, name: 'Reef', lng: 0.0015, lat: 0.001, depth: null }

/** What the tile right below and right of the point 0, 0 says at a zoom, or the one across the equator. */
const features = (points: MapPoint[], zoom: number) => {
  const middle = 2 ** zoom / 2
  const bytes = buildTileSource(points)(zoom, middle, middle - 1)
  const layer = bytes && new VectorTile(new PbfReader(bytes)).layers[tileLayer]
  return Array.from({ length: layer?.length ?? 0 }, (_, at) => layer?.feature(at).properties)
}

test('sites near one another are one cluster with its count, its shares of depths, and where it falls apart', () => {
  const [cluster, ...others] = features([wreck, reef], 5)
  expect(others).toEqual([])
  expect(cluster).toMatchObject({ count: 2, bands: '0000505' })
  const zoom = Number(cluster?.zoom)
  expect(features([wreck, reef], zoom - 1)).toHaveLength(1)
  expect(features([wreck, reef], zoom)).toHaveLength(2)
})

test('a site alone says what it is found by and how deep it is, and its name where the map writes names', () => {
  expect(features([wreck], mapLimits.labelZoom - 1)).toEqual([{ site: 1, depth: 30.5 }])
  expect(features([wreck], mapLimits.labelZoom)).toEqual([{ site: 1, depth: 30.5, name: 'Wreck' }])
})

test('neither a depth nor a name is made up', () => {
  const { name: _, ...nameless } = reef
  expect(features([nameless], mapLimits.labelZoom)).toEqual([{ site: 2 }])
})

test('sites in one place stay apart from the last zoom on', () => {
  const same = [wreck, { ...reef, lng: wreck.lng, lat: wreck.lat }]
  expect(features(same, clustering.maxZoom)).toHaveLength(1)
  expect(features(same, clustering.maxZoom + 1)).toHaveLength(2)
})

test('there is no tile where there is nothing', () => {
  expect(buildTileSource([wreck])(6, 0, 0)).toBeNull()
  expect(buildTileSource([])(0, 0, 0)).toBeNull()
})
