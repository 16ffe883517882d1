// How fast this machine is at the moment, so that a time limit means the same on all of them.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { environment, root } from './bootstrap.mjs'

/**
 * Milliseconds that two threads take for the work below, and two processes for checking the types of a package, on the
 * machine for which time limits are set. The second also tells how fast it is with memory, files and processes.
 */
const reference = { threads: 1_200, processes: 4_000 }
/** However slow a machine is for a moment, it gets no more than three times the time. */
const most = 3
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

const inProcess = () =>
  new Promise((resolve) => {
    spawn('tsc', ['-p', 'packages/language'], {
      cwd: root,
      env: environment,
      shell: process.platform === 'win32',
      stdio: 'ignore',
    })
      .once('error', resolve)
      .once('close', resolve)
  })

/** How much longer than `expected` two of these take beside each other. */
const ratio = async (start, expected) => {
  const begun = performance.now()
  await Promise.all([start(), start()])
  return (performance.now() - begun) / expected
}

/** How many times slower than the reference this machine is now, from 1, where it is as fast or faster, to 3. */
export const slowness = async () => {
  const threads = await ratio(inThread, reference.threads)
  const processes = await ratio(inProcess, reference.processes)
  return Math.min(most, Math.max(1, threads, processes))
}

if (!isMainThread) {
  work()
  parentPort.postMessage('done')
}
