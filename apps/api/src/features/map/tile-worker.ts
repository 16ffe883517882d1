import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, constants } from 'node:zlib'
import { buildTileSource, type MapPoint, type TileSource } from '@soundings/clusters/tile-source'

export type TileAddress = { z: number; x: number; y: number }

/**
 * What the thread is told: points that came or moved and sites that went, then to build; after that it answers tiles,
 * all that one message asks for in one answer. `isAhead`: nobody waits for them yet, and they are many.
 */
export type ToWorker =
  | { say: 'points'; points: MapPoint[]; gone: number[] }
  | { say: 'build' }
  | { say: 'tiles'; ask: number; at: TileAddress[]; isAhead: boolean }
export type FromWorker = { say: 'built' } | { say: 'tiles'; ask: number; tiles: (Uint8Array | null)[] }

const port = parentPort
if (!port) throw new Error('tile-worker runs as a thread')

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

port.on('message', (message: ToWorker) => {
  if (message.say === 'points') {
    for (const point of message.points) points.set(point.site, point)
    for (const site of message.gone) points.delete(site)
  }
  if (message.say === 'build') {
    source = buildTileSource(inOrder())
    port.postMessage({ say: 'built' } satisfies FromWorker)
  }
  if (message.say === 'tiles') {
    const { at, ask, isAhead } = message
    const tiles = at.map(({ z, x, y }) => {
      const tile = source(z, x, y)
      return tile && pack(tile, isAhead ? quick : best)
    })
    port.postMessage(
      { say: 'tiles', ask, tiles } satisfies FromWorker,
      tiles.flatMap((tile) => tile?.buffer ?? []),
    )
  }
})
