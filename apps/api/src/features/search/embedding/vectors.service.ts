import QuickLRU from 'quick-lru'
import { changeTopic } from '#db/changes.ts'
import type { Bitset, SitesView } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Embedder } from '#ports/embedder.ts'
import { readVectors } from './embeddings.repo.ts'
import { quantised } from './quantise.ts'
import { type ScanThread, startScanThread } from './scan-thread.ts'

/** In milliseconds: writes in a row are read once; a failure is tried again; a question waits so long for its vector. */
const settle = 250
const retryAfter = 5_000
const patience = 1_500
const batch = 5_000
/** Writes that overlap may commit in another order than that of their stamps; so far back is read again. */
const overlap = 1_000
/** Fewer sites than this are named to the thread; of more, all are looked through, and those that fit are kept. */
const maxNamed = 4_000
const max = { of: 200, ofAll: 1_000 }

const embeddingsChanged = changeTopic('embeddings')

/** Sites by what they mean. */
export type Vectors = {
  /**
   * Those among `fits` that mean most nearly what a text says, or the site of this integer, nearest first; none while
   * that cannot be told.
   */
  nearest: (to: string | number, view: SitesView, fits: Bitset) => Promise<{ at: number; isNear: boolean }[]>
  close: () => Promise<void>
}

/** What takes longer is not waited for. */
const inTime = <T>(work: Promise<T>): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The vectors took too long')), patience)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Keeps the vectors of all sites in a thread, up to date by what is written; without them people find by words. */
export const openVectors = (
  { db, changes, log }: Pick<Dependencies, 'db' | 'changes' | 'log'>,
  embedder: Embedder,
): Vectors => {
  const questions = new QuickLRU<string, Promise<Int8Array>>({ maxSize: 2_000 })
  let thread: ScanThread | undefined
  let stamp = 0
  let reading: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const start = (): ScanThread => {
    stamp = 0
    return startScanThread(() => {
      log.warn('the thread that looks through vectors ended; it is started again')
      readSoon(retryAfter)
    })
  }

  const read = async () => {
    if (thread && !thread.isAlive()) thread = start()
    for (let from = Math.max(0, stamp - overlap); !isClosed; ) {
      const rows = await readVectors(db, embedder.name, from, batch)
      const last = rows.at(-1)
      if (!last) return
      // Where nobody is compared by meaning, nobody needs the thread.
      thread ??= start()
      for (const [dimensions, some] of Map.groupBy(rows, ({ vector }) => vector.length)) {
        const bytes = new Int8Array(some.length * dimensions)
        for (const [row, { vector }] of some.entries())
          bytes.set(new Int8Array(vector.buffer, vector.byteOffset, vector.length), row * dimensions)
        thread.put(
          Int32Array.from(some, ({ mapId }) => mapId),
          bytes,
          dimensions,
        )
      }
      from = last.stamp
      stamp = Math.max(stamp, last.stamp)
    }
  }

  const readSoon = (after: number) => {
    if (isClosed) return
    timer ??= setTimeout(async () => {
      await reading
      timer = undefined
      reading = read().catch((err: unknown) => {
        log.warn({ err }, 'the vectors of sites could not be read')
        readSoon(retryAfter)
      })
    }, after)
  }
  changes.on(embeddingsChanged, () => readSoon(settle))
  readSoon(0)

  const vectorOf = (text: string): Promise<Int8Array> => {
    const known = questions.get(text)
    if (known) return known
    const made = embedder
      .embed([text], AbortSignal.timeout(patience))
      .then(([vector]) => quantised(vector ?? new Float32Array()))
    questions.set(text, made)
    made.catch(() => questions.delete(text))
    return made
  }

  return {
    nearest: async (to, view, fits) => {
      if (to === '' || !thread?.isAlive()) return []
      try {
        const isNamed = view.count(fits) <= maxNamed
        const among = isNamed ? Int32Array.from(view.positions(fits), (at) => view.site(at).mapId) : undefined
        const vector = typeof to === 'number' ? to : await vectorOf(to)
        const { mapIds, cosines } = await inTime(thread.nearest(vector, isNamed ? max.of : max.ofAll, among))
        return [...mapIds]
          .flatMap((mapId, each) => {
            const at = view.positionOfMapId(mapId)
            const isNear = (cosines[each] ?? 0) >= embedder.near
            return at !== undefined && view.has(fits, at) ? [{ at, isNear }] : []
          })
          .slice(0, max.of)
      } catch (err) {
        log.warn({ err }, 'a question could not be compared by meaning')
        return []
      }
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await reading
      await thread?.stop()
    },
  }
}
