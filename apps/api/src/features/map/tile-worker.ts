import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, constants } from 'node:zlib'
import { buildTileSource, type MapPoint, type TileSource } from '@soundings/clusters/tile-source'

/** What the thread is told: points in batches, then to build; after that it answers tiles. */
export type ToWorker =
  | { say: 'points'; points: MapPoint[] }
  | { say: 'build' }
  | { say: 'tile'; ask: number; z: number; x: number; y: number }
export type FromWorker = { say: 'built' } | { say: 'tile'; ask: number; tile: Uint8Array | null }

const port = parentPort
if (!port) throw new Error('tile-worker runs as a thread')

const points: MapPoint[] = []
let source: TileSource = () => null

/** A tile is packed once and sent many times: its smallest form takes a millisecond more than gzip, and an eighth less. */
const pack = (tile: Uint8Array) =>
  brotliCompressSync(tile, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: tile.length } })

const answer = (message: FromWorker) => port.postMessage(message)

port.on('message', (message: ToWorker) => {
  if (message.say === 'points') points.push(...message.points)
  if (message.say === 'build') {
    source = buildTileSource(points)
    points.length = 0
    answer({ say: 'built' })
  }
  if (message.say === 'tile') {
    const tile = source(message.z, message.x, message.y)
    answer({ say: 'tile', ask: message.ask, tile: tile && pack(tile) })
  }
})
