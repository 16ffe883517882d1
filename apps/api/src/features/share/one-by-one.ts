import { Refusal } from '#src/refusal.ts'

/** So many may wait; more would wait longer than messengers do. */
const mostWaiting = 20

/** Does one piece of work at a time, in the order of asking, and refuses when too many wait. */
export const oneByOne = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (work) => {
    if (waiting >= mostWaiting) throw new Refusal(503, 'Too many pictures are being drawn. Please try again.')
    waiting++
    const done = last.then(work).finally(() => waiting--)
    last = done.catch(() => undefined)
    return done
  }
}
