import { setImmediate } from 'node:timers/promises'

/** So long, in milliseconds, work goes on before whatever else waits has its turn. */
const longest = 15

export type Pause = () => Promise<void>

/**
 * Breaks up long work: what it answers is awaited between two pieces, and lets others have their turn now and then. It
 * throws once the signal says that nobody needs the work any more.
 */
export const pauses = (signal?: AbortSignal): Pause => {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < longest) return
    await setImmediate()
    signal?.throwIfAborted()
    begun = performance.now()
  }
}
