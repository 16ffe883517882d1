import { setTimeout as sleep } from 'node:timers/promises'

/** Does something `pace` times a second until `isOver`, whether or not what was begun has ended. */
export const atPace = async (
  pace: number,
  isOver: (at: number) => boolean,
  act: (at: number) => Promise<void>,
): Promise<void> => {
  const begun = performance.now()
  const underway: Promise<void>[] = []
  for (let at = 0; !isOver(at); at++) {
    const wait = begun + (at * 1_000) / pace - performance.now()
    if (wait > 0) await sleep(wait)
    const one = act(at)
    // It is heard at the end of them all, and must not end the process, which has things to clear away.
    one.catch(() => undefined)
    underway.push(one)
  }
  await Promise.all(underway)
}
