import { Worker } from 'node:worker_threads'
import type { MapPoint } from '@soundings/clusters/tile-source'
import type { FromWorker, TileAddress, ToWorker } from './tile-worker.ts'

/** A cluster index in a thread of its own, so that building it holds nobody up. */
export type TileThread = {
  /** Tells points that came or moved, and sites that went; tiles show them from the next `build` on. */
  add: (points: MapPoint[], gone?: number[]) => void
  build: () => Promise<void>
  /** The tile, packed with Brotli, or null where there is nothing. */
  tile: (at: TileAddress) => Promise<Buffer | null>
  /** The same for many tiles that nobody waits for yet: packed less tightly, in far less time. */
  tilesAhead: (at: TileAddress[]) => Promise<(Buffer | null)[]>
  isAlive: () => boolean
  stop: () => Promise<void>
}

type Waiting = { resolve: (tiles: (Buffer | null)[]) => void; reject: (error: Error) => void }

/** `onCrash` hears of an end that nobody asked for. */
export const startTileThread = (onCrash: () => void): TileThread => {
  const worker = new Worker(new URL('./tile-worker.ts', import.meta.url))
  const waiting = new Map<number, Waiting>()
  let building: PromiseWithResolvers<void> | undefined
  let asked = 0
  let ended: Error | undefined
  let isStopping = false

  const say = (message: ToWorker) => worker.postMessage(message)
  const fail = (error: Error) => {
    if (ended) return
    ended = error
    building?.reject(error)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    if (!isStopping) onCrash()
  }

  worker.on('message', (message: FromWorker) => {
    if (message.say === 'built') return building?.resolve()
    waiting
      .get(message.ask)
      ?.resolve(
        message.tiles.map((tile) => tile && Buffer.from(tile.buffer, tile.byteOffset, tile.byteLength)),
      )
    waiting.delete(message.ask)
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread that makes map tiles has ended')))

  const askFor = (at: TileAddress[], isAhead: boolean): Promise<(Buffer | null)[]> =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended)
      const ask = ++asked
      waiting.set(ask, { resolve, reject })
      say({ say: 'tiles', ask, at, isAhead })
    })

  return {
    add: (points, gone = []) => say({ say: 'points', points, gone }),
    build: async () => {
      if (ended) throw ended
      building = Promise.withResolvers()
      say({ say: 'build' })
      await building.promise
    },
    tile: async (at) => (await askFor([at], false))[0] ?? null,
    tilesAhead: (at) => askFor(at, true),
    isAlive: () => !ended,
    stop: async () => {
      isStopping = true
      await worker.terminate()
    },
  }
}
