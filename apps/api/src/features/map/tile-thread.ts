import { Worker } from 'node:worker_threads'
import type { MapPoint } from '@soundings/clusters/tile-source'
import type { FromWorker, ToWorker } from './tile-worker.ts'

/** A cluster index in a thread of its own, so that building it holds nobody up. */
export type TileThread = {
  add: (points: MapPoint[]) => void
  build: () => Promise<void>
  /** The tile, packed with Brotli, or null where there is nothing. */
  tile: (z: number, x: number, y: number) => Promise<Buffer | null>
  isAlive: () => boolean
  stop: () => Promise<void>
}

type Waiting = { resolve: (tile: Buffer | null) => void; reject: (error: Error) => void }

/** `onCrash` hears of an end that nobody asked for. */
export const startTileThread = (onCrash: () => void): TileThread => {
  const worker = new Worker(new URL('./tile-worker.ts', import.meta.url))
  const waiting = new Map<number, Waiting>()
  const built = Promise.withResolvers<void>()
  built.promise.catch(() => undefined)
  let asked = 0
  let ended: Error | undefined
  let isStopping = false

  const say = (message: ToWorker) => worker.postMessage(message)
  const fail = (error: Error) => {
    if (ended) return
    ended = error
    built.reject(error)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    if (!isStopping) onCrash()
  }

  worker.on('message', (message: FromWorker) => {
    if (message.say === 'built') return built.resolve()
    waiting.get(message.ask)?.resolve(message.tile && Buffer.from(message.tile))
    waiting.delete(message.ask)
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread that makes map tiles has ended')))

  return {
    add: (points) => say({ say: 'points', points }),
    build: () => {
      say({ say: 'build' })
      return built.promise
    },
    tile: (z, x, y) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended)
        const ask = ++asked
        waiting.set(ask, { resolve, reject })
        say({ say: 'tile', ask, z, x, y })
      }),
    isAlive: () => !ended,
    stop: async () => {
      isStopping = true
      await worker.terminate()
    },
  }
}
