import { handingOver, serveCalls } from './serve-calls.ts'

// For tests: a worker that remembers, answers, fails and hangs as it is told.

let kept = 0

const calls = {
  keep: (number: number) => {
    kept = number
  },
  kept: () => kept,
  add: async (one: number, other: number) => one + other,
  bytes: (length: number) => {
    const bytes = new Uint8Array(length)
    return handingOver(bytes, [bytes.buffer])
  },
  crash: () => {
    throw new Error('broken')
  },
  exit: () => process.exit(1),
  hang: () => new Promise<void>((resolve) => setTimeout(resolve, 60_000)),
}
export type EchoCalls = typeof calls

serveCalls(calls)
