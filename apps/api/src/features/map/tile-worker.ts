import { brotliCompressSync, constants } from 'node:zlib'
import { buildTileSource, type MapPoint, type TileSource } from '@soundings/clusters/tile-source'
import { handingOver, serveCalls } from '#src/workers/serve-calls.ts'

export type TileAddress = { z: number; x: number; y: number }

const points = new Map<number, MapPoint>()
let source: TileSource = () => null

/** In one order whichever way they came: clusters depend on it, and every instance must make the same. */
const inOrder = () => [...points.values()].sort((one, other) => one.site - other.site)

const best = constants.BROTLI_MAX_QUALITY
/** A twentieth larger, in a twentieth of the time. */
const quick = 5

/**
 * A tile is packed once and sent many times: its smallest form takes a millisecond more than gzip, and an eighth less.
 * It is copied out of the 64 kB that zlib packed it into, which would be handed over and kept with it.
 */
const pack = (tile: Uint8Array, quality: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    brotliCompressSync(tile, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: tile.length },
    }),
  )

const calls = {
  /** Points that came or moved, and sites that went. */
  points: (came: MapPoint[], gone: number[]): void => {
    for (const point of came) points.set(point.site, point)
    for (const site of gone) points.delete(site)
  },
  build: (): void => {
    source = buildTileSource(inOrder())
  },
  /** All that one message asks for in one answer. `isAhead`: nobody waits for them yet, and they are many. */
  tiles: (at: TileAddress[], isAhead: boolean) => {
    const tiles = at.map(({ z, x, y }) => {
      const tile = source(z, x, y)
      return tile && pack(tile, isAhead ? quick : best)
    })
    return handingOver(
      tiles,
      tiles.flatMap((tile) => tile?.buffer ?? []),
    )
  },
}
export type TileCalls = typeof calls

serveCalls(calls)
