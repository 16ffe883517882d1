import { Worker } from 'node:worker_threads'
import type { Peer } from './channel.ts'

/** Starts a thread of our own from a file that ends in `serveCalls`. */
export const startThread = (file: URL): Peer => {
  const worker = new Worker(file)
  return {
    send: (question) => worker.postMessage(question),
    onAnswer: (hear) => worker.on('message', hear),
    onEnd: (hear) => {
      worker.on('error', hear)
      worker.on('exit', () => hear(undefined))
    },
    stop: async () => {
      await worker.terminate()
    },
  }
}
