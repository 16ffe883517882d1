import { parentPort } from 'node:worker_threads'
import { openMatrix } from './matrix.ts'

/** What the thread is told: vectors that came or changed, one after the other in `bytes`, and what is looked for. */
export type ToScan =
  | { say: 'vectors'; mapIds: Int32Array; bytes: Int8Array; dimensions: number }
  | { say: 'nearest'; ask: number; to: Int8Array | number; most: number; among: Int32Array | undefined }
export type FromScan = { say: 'nearest'; ask: number; mapIds: Int32Array; cosines: Float32Array }

const port = parentPort
if (!port) throw new Error('scan-worker runs as a thread')

const matrix = openMatrix()

port.on('message', (message: ToScan) => {
  if (message.say === 'vectors') return matrix.put(message)
  const { ask, to, most, among } = message
  port.postMessage({ say: 'nearest', ask, ...matrix.nearest(to, most, among) } satisfies FromScan)
})
