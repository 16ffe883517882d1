import { Refusal } from '#src/refusal.ts'

const tooMany = () =>
  new Refusal(503, 'Too many questions are being answered. Please try again.', { retryAfter: 2 })

/** Lets so much work be done at once; so much more waits in line, and the rest is refused with 503. */
export const atMost = (atOnce: number, inLine: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  const waiting: (() => void)[] = []
  let busy = 0
  return async (work) => {
    if (busy >= atOnce) {
      if (waiting.length >= inLine) throw tooMany()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else busy++
    try {
      return await work()
    } finally {
      // Whoever waits longest takes the place.
      const next = waiting.shift()
      if (next) next()
      else busy--
    }
  }
}
