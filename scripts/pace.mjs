// How fast this machine is at the moment, so that a time limit means the same on all of them.
import { createHash } from 'node:crypto'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

/** Milliseconds that the work below takes two threads on the machine for which time limits are set. */
const reference = 1_200
/** However slow a machine is for a moment, it gets no more than twice the time. */
const most = 2
const [rounds, length] = [60, 20_000]

const work = () => {
  for (let round = 0; round < rounds; round++) {
    const rows = Array.from({ length }, (_, at) => ({ key: (at * 7_919) % 20_011, text: `x${at}` }))
    rows.sort((one, other) => one.key - other.key)
    const text = JSON.stringify(rows)
    JSON.parse(text)
    createHash('sha256').update(text).digest()
  }
}

const inThread = () =>
  new Promise((resolve, reject) => {
    new Worker(new URL(import.meta.url)).once('message', resolve).once('error', reject)
  })

/** How many times slower than the reference two threads are now, from 1, where they are as fast or faster, to 2. */
export const slowness = async () => {
  const begun = performance.now()
  await Promise.all([inThread(), inThread()])
  return Math.min(most, Math.max(1, (performance.now() - begun) / reference))
}

if (!isMainThread) {
  work()
  parentPort.postMessage('done')
}
