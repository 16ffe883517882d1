import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { tileLayer } from '@soundings/contract/map'
import { PbfReader } from 'pbf'

/** What a tile says about a cluster or a site; `inside` is false for what it only shows across its edge. */
export type TileFeature = Record<string, unknown> & { inside: boolean }

type Answer = { rawPayload: Buffer; headers: Record<string, unknown> }

const unpacked = ({ rawPayload, headers }: Answer): Buffer => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload)
  return headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload
}

/** The features of a tile as the map reads them. */
export const readTile = (answer: Answer): TileFeature[] => {
  const layer = new VectorTile(new PbfReader(unpacked(answer))).layers[tileLayer]
  return Array.from({ length: layer?.length ?? 0 }, (_, at) => {
    const feature = layer?.feature(at)
    const extent = feature?.extent ?? 0
    const [point] = feature?.loadGeometry().flat() ?? []
    const within = (value = -1) => value >= 0 && value < extent
    return { ...feature?.properties, inside: within(point?.x) && within(point?.y) }
  })
}
