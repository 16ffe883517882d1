import { setImmediate } from 'node:timers/promises'

/** So long, in milliseconds, work goes on before whatever else waits has its turn. */
const longest = 15

export type Pause = () => Promise<void>

/** Breaks up long work: what it answers is awaited between two pieces, and lets others have their turn now and then. */
export const pauses = (): Pause => {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < longest) return
    await setImmediate()
    begun = performance.now()
  }
}
