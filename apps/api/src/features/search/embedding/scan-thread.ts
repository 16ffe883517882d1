import { openChannel } from '#src/workers/channel.ts'
import { startThread } from '#src/workers/thread.ts'
import type { Nearest } from './matrix.ts'
import type { ScanCalls } from './scan-worker.ts'

/** The vectors of all sites in a thread of its own, so that looking through them holds nobody up. */
export type ScanThread = {
  put: (mapIds: Int32Array, bytes: Int8Array, dimensions: number) => void
  /** The sites nearest to a vector, or to that of a site by its integer. */
  nearest: (to: Int8Array | number, max: number, among?: Int32Array) => Promise<Nearest>
  isAlive: () => boolean
  stop: () => Promise<void>
}

/** `onCrash` hears of an end that nobody asked for. */
export const startScanThread = (onCrash: () => void): ScanThread => {
  const worker = startThread(new URL('./scan-worker.ts', import.meta.url))
  const channel = openChannel<ScanCalls>(worker, { name: 'thread that looks through vectors', onCrash })
  return {
    put: (mapIds, bytes, dimensions) => channel.post('put', mapIds, bytes, dimensions),
    nearest: (to, max, among) => channel.ask('nearest', to, max, among),
    isAlive: channel.isAlive,
    stop: channel.stop,
  }
}
