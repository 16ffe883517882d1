type Limits = {
  /** So much work is done at the same time. */
  concurrent: number
  /** So much more waits in line; without it, all of it does. */
  maxWaiting?: number
  /** What is thrown to whatever finds the line full. */
  tooMany?: () => Error
}

export type Limiter = <T>(work: () => Promise<T>) => Promise<T>

const full = () => new Error('Too much waits already')

/** Lets so much work be done at the same time, the rest in the order of asking. Work that fails gives its place back. */
export const createLimiter = ({
  concurrent,
  maxWaiting = Number.POSITIVE_INFINITY,
  tooMany = full,
}: Limits): Limiter => {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= concurrent) {
      if (waiting.length >= maxWaiting) throw tooMany()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      // Whoever waits longest takes the place.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
