import { builtinEmbedder } from '../../apps/api/src/adapters/embedder-builtin/index.ts'
import { openDatabase } from '../../apps/api/src/db/client.ts'
import { digestService } from '../../apps/api/src/features/reports/index.ts'
import { embedChangedSites } from '../../apps/api/src/features/search/embedding/embed-sites.ts'
import { openVectors } from '../../apps/api/src/features/search/embedding/vectors.service.ts'
import { findingService } from '../../apps/api/src/features/search/finding/finding.service.ts'
import { openCatalogue, openPlaces, sitesService } from '../../apps/api/src/features/sites/index.ts'
import type { Task } from '../../apps/api/src/jobs/runner.ts'
import type { Dependencies } from '../../apps/api/src/ports/dependencies.ts'
import { SearchBody } from '../../packages/contract/src/search.ts'
import { median, percentile, range } from './figures.ts'

// Finds sites in a process of its own, as a server does, and is told over a channel what to ask:
//   node finder.ts DATABASE_URL [vectors]

type Way = 'find' | 'bareAny' | 'bareAll' | 'scan'

/** What a finder is told: to ask all of these texts one after the other in one way. */
export type Order = { way: Way; texts: readonly string[] }

/** What it answers, in milliseconds for one text. */
export type Found = { p50: number; p90: number }

const quiet = { warn: () => undefined, error: () => undefined } as unknown as Dependencies['log']
const noJobs = { add: async () => undefined, repeat: () => undefined, settled: async () => undefined }

type Timer = (text: string) => Promise<number>

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/**
 * A bare full-text query for a person's whole question, ranked, ten of what it finds: for all of its words, as
 * PostgreSQL reads a question, which few sites hold (six sites are read after it, whatever it finds); or for any of them,
 * which is what ours looks for.
 */
const bare = (text: string, words: 'all' | 'any') => {
  const quoted = `'${text.replaceAll("'", "''")}'`
  const any = `to_tsquery('english', array_to_string(tsvector_to_array(to_tsvector('english', ${quoted})), ' | '))`
  return `
    select id, ts_rank(search, asked) as rank
    from sites, ${words === 'all' ? `plainto_tsquery('english', ${quoted})` : any} asked
    where approval_status = 'approved' and search @@ asked
    order by rank desc limit 10`
}

/** The whole rows of some sites, as many as an answer tells of. */
const whole = (ids: readonly string[]) => `select * from sites where id = any('{${ids.join(',')}}'::uuid[])`

/** Embeds all sites, as the job of that name would. */
const embedAll = async (deps: Parameters<typeof openVectors>[0]) => {
  const tasks: Task[] = []
  const jobs = { ...noJobs, register: (_: string, task: Task) => tasks.push(task) }
  embedChangedSites({ ...deps, jobs }, builtinEmbedder, Promise.resolve()).close()
  for (const task of tasks) await task({}, { isLast: true, signal: new AbortController().signal })
}

/** Everything that finds, on a database of its own. */
const openTimers = async (database: string, withVectors: boolean): Promise<Record<Way, Timer>> => {
  const opened = openDatabase({ connectionString: database, connections: 4, onIdleError: () => undefined })
  const deps = {
    ...opened,
    changes: { on: () => undefined, isListening: () => true },
    clock: () => new Date(),
    log: quiet,
  }
  if (withVectors) await embedAll(deps)
  const catalogue = openCatalogue(deps)
  const places = openPlaces(deps, catalogue, () => undefined)
  const vectors = openVectors(deps, builtinEmbedder)
  await Promise.all([catalogue.ready, places.ready])
  const view = await catalogue.view()
  const needs = {
    catalogue,
    places,
    sites: sitesService({ ...deps, catalogue }),
    digests: digestService(opened),
  }
  const finding = findingService(deps, { ...needs, vectors: { nearest: async () => [] } })
  const all = view.only(range(view.size))
  const shown = range(6).map((at) => view.site(at).id)
  return {
    find: (text) => timed(() => finding.find(SearchBody.parse({ text }))),
    bareAny: (text) => timed(() => opened.db.execute(bare(text, 'any'))),
    bareAll: (text) =>
      timed(async () => {
        await opened.db.execute(bare(text, 'all'))
        await opened.db.execute(whole(shown))
      }),
    scan: (text) => timed(() => vectors.nearest(text, view, all)),
  }
}

const ask = async (timer: Timer, texts: readonly string[]): Promise<Found> => {
  const found: number[] = []
  for (const text of texts) found.push(await timer(text))
  return { p50: median(found), p90: percentile(found, 0.9) }
}

const notify = (message: 'ready' | Found) => process.send?.(message)

const [database = '', withVectors] = process.argv.slice(2)
const timers = await openTimers(database, withVectors !== undefined)
process.on('message', async ({ way, texts }: Order) => notify(await ask(timers[way], texts)))
notify('ready')
