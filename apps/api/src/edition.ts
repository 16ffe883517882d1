import type { Topic } from './db/changes.ts'
import { Refusal } from './refusal.ts'
import type { World } from './world.ts'

/** Something large that is made from the database and kept in memory: the newest is always whole. */
export type Editions<Edition> = {
  /** The newest edition; waits for the first one, and refuses with 503 when it takes too long. */
  current: () => Promise<Edition>
  newest: () => Edition | undefined
  /** Asks for a new edition although nothing changed. */
  renew: () => void
  close: () => Promise<void>
}

type Options<Edition> = {
  /** What it is, in words for the log and for visitors who come too early. */
  name: string
  topic: Topic
  make: () => Promise<Edition>
  /** Whether an edition still says what the database says. */
  isCurrent: (edition: Edition) => Promise<boolean>
  /** Hears of an edition that another has replaced. */
  onReplaced?: (old: Edition) => void
  /** So long, in milliseconds, it may wait while one write follows another, to be made once for all of them. */
  longest?: number
}

/** In milliseconds: writes in a row make one new edition; a failure is tried again; so long visitors wait. */
const settle = 250
/** One that may wait, and took longer than this to make, rests so many times as long. */
const long = 1_000
const rests = 4
const retryAfter = 5_000
const patience = 10_000

/** Makes an edition now and the next one beside it after every change of the topic; the old one serves until then. */
export const keepEditions = <Edition>(
  { changes, log }: Pick<World, 'changes' | 'log'>,
  { name, topic, make, isCurrent, onReplaced, longest = settle }: Options<Edition>,
): Editions<Edition> => {
  let edition: Edition | undefined
  let making: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let firstAsked = 0
  let restsUntil = 0
  let isStale = false
  let isClosed = false
  const first = Promise.withResolvers<Edition>()
  first.promise.catch(() => undefined)

  const replace = (next: Edition) => {
    const old = edition
    edition = next
    first.resolve(next)
    if (old !== undefined) onReplaced?.(old)
  }

  const remake = async () => {
    isStale = false
    const begun = performance.now()
    try {
      if (edition !== undefined && (await isCurrent(edition))) return
      const next = await make()
      if (!isClosed) replace(next)
    } catch (error) {
      if (isClosed) return
      log.error({ err: error }, `${name} could not be made anew`)
      schedule(retryAfter)
    } finally {
      const took = performance.now() - begun
      if (longest > settle && took > long) restsUntil = begun + took + Math.min(longest, rests * took)
      making = undefined
      if (isStale) schedule(settle)
    }
  }

  const begin = () => {
    timer = undefined
    making = remake()
  }

  const schedule = (after: number) => {
    if (isClosed) return
    if (making && after === settle) {
      isStale = true
      return
    }
    if (timer === undefined) firstAsked = performance.now()
    else if (performance.now() - firstAsked + settle > longest) return
    clearTimeout(timer)
    timer = setTimeout(begin, Math.max(after, restsUntil - performance.now()))
  }

  changes.on(topic, () => schedule(settle))
  making = remake()

  return {
    newest: () => edition,
    renew: () => schedule(settle),
    current: async () => {
      if (edition !== undefined) return edition
      const tooLong = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Refusal(503, `${name} is still being built`)), patience).unref()
      })
      return Promise.race([first.promise, tooLong])
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      first.reject(new Refusal(503, 'The server is stopping'))
      await making
    },
  }
}
