import { Worker } from 'node:worker_threads'
import type { Nearest } from './matrix.ts'
import type { FromScan, ToScan } from './scan-worker.ts'

/** The vectors of all sites in a thread of its own, so that looking through them holds nobody up. */
export type ScanThread = {
  put: (mapIds: Int32Array, bytes: Int8Array, dimensions: number) => void
  /** The sites nearest to a vector, or to that of a site by its integer. */
  nearest: (to: Int8Array | number, most: number, among?: Int32Array) => Promise<Nearest>
  isAlive: () => boolean
  stop: () => Promise<void>
}

type Waiting = { resolve: (nearest: Nearest) => void; reject: (error: Error) => void }

/** `onCrash` hears of an end that nobody asked for. */
export const startScanThread = (onCrash: () => void): ScanThread => {
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url))
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let ended: Error | undefined
  let isStopping = false

  const say = (message: ToScan) => worker.postMessage(message)
  const fail = (error: Error) => {
    if (ended) return
    ended = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    if (!isStopping) onCrash()
  }
  worker.on('message', ({ ask, mapIds, cosines }: FromScan) => {
    waiting.get(ask)?.resolve({ mapIds, cosines })
    waiting.delete(ask)
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread that looks through vectors has ended')))

  return {
    put: (mapIds, bytes, dimensions) => say({ say: 'vectors', mapIds, bytes, dimensions }),
    nearest: (to, most, among) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended)
        const ask = ++asked
        waiting.set(ask, { resolve, reject })
        say({ say: 'nearest', ask, to, most, among })
      }),
    isAlive: () => !ended,
    stop: async () => {
      isStopping = true
      await worker.terminate()
    },
  }
}
