import { buildTileSource, type TileSource } from '@soundings/clusters/tile-source'
import { addProtocol } from 'maplibre-gl'
import { type FoundSites, toPoints } from './found-sites.ts'

const sets = new Map<number, () => TileSource>()
let offered = 0

const asked = /^found:\/\/(\d+)\/(\d+)\/(\d+)\/(\d+)$/

addProtocol('found', async ({ url }) => {
  const [set = 0, z = 0, x = 0, y = 0] = asked.exec(url)?.slice(1).map(Number) ?? []
  const tile = sets.get(set)?.()(z, x, y)
  return { data: tile ? tile.slice().buffer : new ArrayBuffer() }
})

/** Made when it is first asked for. */
const later = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

/**
 * Answers where the tiles of a set are, clustered as the server does with all sites, and how to forget it, after which
 * they are empty. The set is clustered when the map asks for its first tile, so that whoever hands it over need not wait:
 * 10,000 sites take about 40 ms.
 */
export const offerTiles = (found: FoundSites): { address: string; forget: () => void } => {
  const set = ++offered
  sets.set(
    set,
    later(() => buildTileSource(toPoints(found))),
  )
  return { address: `found://${set}/{z}/{x}/{y}`, forget: () => void sets.delete(set) }
}
