import { Worker } from 'node:worker_threads'
import type { MapPoint } from './cluster.ts'
import type { FromWorker, ToWorker } from './tile-worker.ts'

/** A cluster index in a thread of its own, so that building it holds nobody up. */
export type TileThread = {
  add: (points: MapPoint[]) => void
  build: () => Promise<void>
  /** The gzipped tile, or null where there is nothing. */
  tile: (z: number, x: number, y: number) => Promise<Buffer | null>
  stop: () => Promise<void>
}

type Waiting = { resolve: (tile: Buffer | null) => void; reject: (error: Error) => void }

export const startTileThread = (): TileThread => {
  const worker = new Worker(new URL('./tile-worker.ts', import.meta.url))
  const waiting = new Map<number, Waiting>()
  const built = Promise.withResolvers<void>()
  built.promise.catch(() => undefined)
  let asked = 0

  const say = (message: ToWorker) => worker.postMessage(message)
  const fail = (error: Error) => {
    built.reject(error)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
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
        const ask = ++asked
        waiting.set(ask, { resolve, reject })
        say({ say: 'tile', ask, z, x, y })
      }),
    stop: async () => {
      await worker.terminate()
    },
  }
}
