import { setImmediate } from 'node:timers/promises'

/** So long, in milliseconds, work goes on before whatever else waits has its turn. */
const longest = 3

export type Pause = () => Promise<void>

/** A request takes several turns of the event loop until it is answered; so many it has between two pieces. */
const turns = 4

let last: Promise<void> = Promise.resolve()

/**
 * Waits until it is this work's turn. Several at once share the time of one, so that a request waits for a single piece
 * and not for one of each.
 */
const ownTurn = (): Promise<void> => {
  last = last.then(async () => {
    for (let left = turns; left > 0; left--) await setImmediate()
  })
  return last
}

/**
 * Breaks up long work: what it answers is awaited between two pieces, and lets others have their turn now and then. It
 * throws once the signal says that nobody needs the work any more.
 */
export const pauses = (signal?: AbortSignal): Pause => {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < longest) return
    await ownTurn()
    signal?.throwIfAborted()
    begun = performance.now()
  }
}
