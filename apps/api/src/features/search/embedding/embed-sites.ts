import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, inTransaction } from '#db/client.ts'
import { sitesChanged } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Embedder } from '#ports/embedder.ts'
import { type EmbeddedSite, readMark, readStale, writeEmbeddings, writeMark } from './embeddings.repo.ts'
import { quantised } from './quantise.ts'
import { siteText } from './site-text.ts'

const job = 'embed-sites'
/** Mails with codes in them and photos go first. */
const priority = 20
/** Writes that overlap may commit in another order than that of their revisions; so far back is looked. */
const overlap = 1_000
/** What changes in so many milliseconds is embedded in one go. */
const settle = 500

/** Embeds sites and keeps the vectors; what else belongs to the same step is written with them. */
export const embedAndKeep = async (
  { db }: Pick<Dependencies, 'db'>,
  embedder: Embedder,
  some: EmbeddedSite[],
  signal: AbortSignal,
  also: (tx: Db) => Promise<void>,
): Promise<void> => {
  const vectors = some.length === 0 ? [] : await embedder.embed(some.map(siteText), signal)
  const rows = some.map(({ id, revision }, at) => ({
    siteId: id,
    revision,
    vector: Buffer.from(quantised(vectors[at] ?? new Float32Array()).buffer),
  }))
  await inTransaction(db, async (tx) => {
    await writeEmbeddings(tx, embedder.name, rows)
    await also(tx)
  })
}

/**
 * Embeds sites soon after they were added, edited or approved, and all of them when another embedder is set up. It goes
 * by revisions, so it reads what changed and little more; killed at any point, it goes on from the last batch.
 */
export const embedChangedSites = (
  deps: Pick<Dependencies, 'db' | 'jobs' | 'changes' | 'log'>,
  embedder: Embedder,
  /** Nothing is embedded before, so that a server which starts can answer first. */
  begin: Promise<void>,
): { close: () => void } => {
  const { db, jobs, changes, log } = deps

  const embedAll = async (signal: AbortSignal) => {
    let mark = Math.max(0, (await readMark(db, embedder.name)) - overlap)
    for (;;) {
      signal.throwIfAborted()
      const some = await readStale(db, embedder.name, mark, embedder.batch)
      const last = some.at(-1)
      if (!last) return
      mark = last.revision
      const begun = performance.now()
      await embedAndKeep(deps, embedder, some, signal, (tx) => writeMark(tx, embedder.name, mark))
      // Nobody waits for it, and everybody for what else the server does meanwhile.
      if (some.length === embedder.batch) await sleep(performance.now() - begun, undefined, { signal })
    }
  }

  let isUnderway = false
  let isAskedAgain = false
  // One at a time: while sites are written one by one, several jobs would embed the same ones, and hold others up.
  jobs.register(job, async (_, { signal }) => {
    if (isUnderway) {
      isAskedAgain = true
      return
    }
    isUnderway = true
    try {
      do {
        isAskedAgain = false
        await embedAll(signal)
      } while (isAskedAgain)
    } finally {
      isUnderway = false
    }
  })

  let timer: NodeJS.Timeout | undefined
  const embedSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      jobs
        .add(db, job, {}, { key: job, priority })
        .catch((err: unknown) => log.warn({ err }, 'changed sites could not be queued to be embedded'))
    }, settle)
  }
  begin.then(
    () => {
      changes.on(sitesChanged, embedSoon)
      embedSoon()
    },
    () => undefined,
  )
  return { close: () => clearTimeout(timer) }
}
