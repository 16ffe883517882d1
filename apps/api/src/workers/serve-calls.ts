import { parentPort } from 'node:worker_threads'
import type { Answer, Calls, Question } from './channel.ts'

const buffersOf = new WeakMap<object, ArrayBuffer[]>()

/** Transfers the memory of an answer to the caller instead of copying it; only threads can do that. */
export const handingOver = <Result extends object>(result: Result, buffers: ArrayBuffer[]): Result => {
  buffersOf.set(result, buffers)
  return result
}

const buffersIn = (result: unknown): ArrayBuffer[] =>
  (typeof result === 'object' && result !== null && buffersOf.get(result)) || []

/**
 * In a thread or a process of our own: does what it is sent and answers what it is asked. What throws ends the worker, as
 * nobody knows what it holds then; a call whose failure says nothing of the next one answers with it.
 */
export const serveCalls = (calls: Calls): void => {
  const answer = (message: Answer) => {
    if (parentPort) parentPort.postMessage(message, buffersIn(message.result))
    else process.send?.(message)
  }
  const serve = async ({ ask, call, given }: Question) => {
    const result = await calls[call]?.(...(given as never[]))
    if (ask !== null) answer({ ask, result })
  }
  if (parentPort) parentPort.on('message', serve)
  else process.on('message', serve)
}
