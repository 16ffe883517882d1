import type { ChangeTopic } from '#db/changes.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from './http-error.ts'

/** Something large that is made from the database and kept in memory: the newest is always whole. */
export type Snapshots<Snapshot extends Early, Early = Snapshot> = {
  /** The newest snapshot; waits for the first one, and refuses with 503 when it takes too long. */
  current: () => Promise<Snapshot>
  /** The same for who needs only what is there early: while the first snapshot is made, that. */
  early: () => Promise<Early>
  newest: () => Snapshot | undefined
  /** Resolves when the first snapshot is there; rejects when this is closed before. */
  ready: Promise<void>
  /** Asks for a new snapshot although nothing changed. */
  renew: () => void
  close: () => Promise<void>
}

/**
 * What an snapshot is made with: the last one, and what hears of all that can be answered already while there is none.
 * `signal` is aborted when nobody needs it any more.
 */
export type Making<Snapshot, Early> = {
  last: Snapshot | undefined
  show: (early: Early) => void
  signal: AbortSignal
}

type Options<Snapshot extends Early, Early> = {
  /** Its name in the log. */
  name: string
  /** What visitors read who come too early. */
  notYet: string
  topic: ChangeTopic
  make: (making: Making<Snapshot, Early>) => Promise<Snapshot>
  /** Whether an snapshot still says what the database says. */
  isCurrent: (snapshot: Snapshot) => Promise<boolean>
  /** Hears that what was answered so far may be out of date. */
  onReplaced?: () => void
  /** So long, in milliseconds, it may wait while one write follows another, to be made once for all of them. */
  longest?: number
}

/** In milliseconds: writes in a row make one new snapshot; a failure is tried again; so long visitors wait. */
const settle = 250
/** A snapshot that may be late, and took longer than this to rebuild, rests this many times as long. */
const long = 1_000
const rests = 4
const retryAfter = 5_000
const patience = 10_000

/**
 * So long, in milliseconds, a snapshot waits for those before it, which may hang on a lock of the database; one that must not be
 * late hardly waits.
 */
const longestLine = { late: 2_000, prompt: 250 } as const
const running = new Set<Promise<void>>()

/**
 * A write to many sites lets several snapshots be made anew. One after the other, they take no longer than side by side, and
 * leave a processor to whoever reads meanwhile.
 */
const inLine = async <T>(work: () => Promise<T>, longest: number, signal: AbortSignal): Promise<T> => {
  const before = Promise.all(running)
  const [ended, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  running.add(ended.promise)
  const goOn = () => late.resolve()
  const timer = setTimeout(goOn, longest)
  signal.addEventListener('abort', goOn)
  try {
    await Promise.race([before, late.promise])
    signal.throwIfAborted()
    return await work()
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', goOn)
    ended.resolve()
    running.delete(ended.promise)
  }
}

/** What visitors wait for, or in the end a refusal in these words. */
const inTime = async <T>(promise: Promise<T>, httpError: string): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new HttpError(503, httpError)), patience)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** Makes an snapshot now and the next one beside it after every change of the topic; the old one serves until then. */
export const keepSnapshots = <Snapshot extends Early, Early = Snapshot>(
  { changes, log }: Pick<Dependencies, 'changes' | 'log'>,
  { name, notYet, topic, make, isCurrent, onReplaced, longest = settle }: Options<Snapshot, Early>,
): Snapshots<Snapshot, Early> => {
  let snapshot: Snapshot | undefined
  let shown: Early | undefined
  let making: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let firstAsked = 0
  let restsUntil = 0
  let isStale = false
  const line = longest > settle ? longestLine.late : longestLine.prompt
  const closing = new AbortController()
  const isClosed = () => closing.signal.aborted
  const [first, firstShown] = [Promise.withResolvers<Snapshot>(), Promise.withResolvers<Early>()]
  for (const { promise } of [first, firstShown]) promise.catch(() => undefined)

  const show = (next: Early) => {
    const isFirst = shown === undefined
    shown = next
    firstShown.resolve(next)
    if (!isFirst) onReplaced?.()
  }
  const showEarly = (early: Early) => {
    if (snapshot === undefined && !isClosed()) show(early)
  }
  const replace = (next: Snapshot) => {
    snapshot = next
    first.resolve(next)
    show(next)
  }

  const remake = async () => {
    isStale = false
    const isFirst = snapshot === undefined
    let begun = performance.now()
    try {
      if (snapshot !== undefined && (await isCurrent(snapshot))) return
      const makeNext = () => {
        // How long it waited for others says nothing of how long it takes.
        begun = performance.now()
        return make({ last: snapshot, show: showEarly, signal: closing.signal })
      }
      const next = await (isFirst ? makeNext() : inLine(makeNext, line, closing.signal))
      if (!isClosed()) replace(next)
    } catch (error) {
      if (isClosed()) return
      log.error({ err: error }, `${name} could not be made anew`)
      schedule(retryAfter)
    } finally {
      const took = performance.now() - begun
      if (!isFirst && longest > settle && took > long)
        restsUntil = begun + took + Math.min(longest, rests * took)
      making = undefined
      if (isStale) schedule(settle)
    }
  }

  const begin = () => {
    timer = undefined
    making = remake()
  }

  const schedule = (after: number) => {
    if (isClosed()) return
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

  const ready = first.promise.then(() => undefined)
  ready.catch(() => undefined)

  return {
    newest: () => snapshot,
    ready,
    renew: () => schedule(settle),
    current: async () => snapshot ?? inTime(first.promise, notYet),
    early: async () => shown ?? inTime(firstShown.promise, notYet),
    close: async () => {
      closing.abort()
      clearTimeout(timer)
      for (const { reject } of [first, firstShown]) reject(new HttpError(503, 'The server is stopping'))
      await making
    },
  }
}
