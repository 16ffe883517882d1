import { availableParallelism, loadavg } from 'node:os'
import { openDatabase } from '../../apps/api/src/db/client.ts'
import { digestService } from '../../apps/api/src/features/reports/index.ts'
import { embedChangedSites } from '../../apps/api/src/features/search/embedding/embed-sites.ts'
import { openVectors } from '../../apps/api/src/features/search/embedding/vectors.service.ts'
import { findingService } from '../../apps/api/src/features/search/finding/finding.service.ts'
import { openCatalogue, openPlaces, sitesService } from '../../apps/api/src/features/sites/index.ts'
import type { Task } from '../../apps/api/src/jobs/runner.ts'
import { builtinEmbedder } from '../../apps/api/src/outside/embedder-builtin/index.ts'
import type { World } from '../../apps/api/src/world.ts'
import { SearchBody } from '../../packages/contract/src/search.ts'
import { fill, makeDatabase, multiply, onServer, openPostgres } from './databases.ts'
import { median, percentile, randomFrom, range, shuffled } from './figures.ts'
import type { Ground } from './ground.ts'
import { questions } from './questions/questions.ts'
import { milliseconds, type Report, ratio, whole } from './report.ts'

const goals = { bare: 3, growth: 2 }
const few = 5_000
const times = 10
const perRound = 60

const quiet = { warn: () => undefined, error: () => undefined } as unknown as World['log']
const noJobs = { add: async () => undefined, repeat: () => undefined, settled: async () => undefined }

type Timer = (text: string) => Promise<number>
type Side = Record<'find' | 'bareAny' | 'bareAll' | 'scan', Timer>

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/**
 * A bare full-text query for a person's whole question, ranked, ten of what it finds: for all of its words, as
 * PostgreSQL reads a question, which few sites hold; or for any of them, which is what ours looks for.
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

/** Embeds all sites, as the job of that name would. */
const embedAll = async (world: Parameters<typeof openVectors>[0]) => {
  const tasks: Task[] = []
  const jobs = { ...noJobs, register: (_: string, task: Task) => tasks.push(task) }
  embedChangedSites({ ...world, jobs }, builtinEmbedder).close()
  for (const task of tasks) await task({}, { isLast: true, signal: new AbortController().signal })
}

/** What is large takes longer to be made than visitors may wait. */
const untilThere = async <T>(read: () => Promise<T>): Promise<T> => {
  for (;;) {
    const found = await read().catch(() => undefined)
    if (found !== undefined) return found
  }
}

/** Everything that finds, in this process, on a database with so many sites. */
const openSide = async (ground: Ground, database: string, withVectors: boolean): Promise<Side> => {
  const opened = openDatabase({ connectionString: database, connections: 4, onIdleError: () => undefined })
  ground.defer(opened.close)
  const world = {
    ...opened,
    changes: { on: () => undefined, isListening: () => true },
    clock: () => new Date(),
    log: quiet,
  }
  if (withVectors) await embedAll(world)
  const catalogue = openCatalogue(world)
  ground.defer(catalogue.close)
  const places = openPlaces(world, () => undefined)
  ground.defer(places.close)
  const vectors = openVectors(world, builtinEmbedder)
  ground.defer(vectors.close)
  const view = await untilThere(catalogue.view)
  await untilThere(places.view)
  const doors = {
    catalogue,
    places,
    sites: sitesService({ ...opened, catalogue }),
    digests: digestService(opened),
  }
  const finding = findingService(world, { ...doors, vectors: { nearest: async () => [] } })
  const all = view.only(range(view.size))
  return {
    find: (text) => timed(() => finding.find(SearchBody.parse({ text }))),
    bareAny: (text) => timed(() => opened.db.execute(bare(text, 'any'))),
    bareAll: (text) => timed(() => opened.db.execute(bare(text, 'all'))),
    scan: (text) => timed(() => vectors.nearest(text, view, all)),
  }
}

/** Questions about sites, in another order each round. */
const askedIn = (round: number): string[] =>
  shuffled(
    randomFrom(round),
    questions.flatMap(({ intent = 'find', text, before }) => (intent === 'find' && !before ? [text] : [])),
  ).slice(0, perRound)

type Found = { p50: number; p90: number }

const ask = async (timer: Timer, texts: readonly string[]): Promise<Found> => {
  const found: number[] = []
  for (const text of texts) found.push(await timer(text))
  return { p50: median(found), p90: percentile(found, 0.9) }
}

/** How long it takes to find, beside a bare full-text query, and at how many sites. */
export const measureSearch = async (ground: Ground, { rounds = 5, sites = 50_000 } = {}): Promise<Report> => {
  const postgres = await openPostgres(ground)
  const open = async (label: string, count: number, factor: number, withVectors: boolean) => {
    const database = await makeDatabase(ground, postgres, `search_${label}`)
    await fill(database, count)
    if (factor > 1) await multiply(database, factor)
    if (withVectors) await onServer(database, 'create index on sites using gin (search)')
    return openSide(ground, database, withVectors)
  }
  const small = await open('few', few, 1, false)
  const middle = await open('many', sites, 1, true)
  const large = await open('most', sites, times, false)
  const sides = {
    small: small.find,
    middle: middle.find,
    large: large.find,
    bareAny: middle.bareAny,
    bareAll: middle.bareAll,
    scan: middle.scan,
  }
  type Name = keyof typeof sides
  const names = Object.keys(sides) as Name[]
  const found = Object.fromEntries(names.map((name) => [name, [] as Found[]])) as Record<Name, Found[]>
  for (const round of range(rounds + 1)) {
    const texts = askedIn(round)
    for (const name of shuffled(randomFrom(round), names)) {
      const times = await ask(sides[name], texts)
      // The first round warms up.
      if (round > 0) found[name].push(times)
    }
  }

  const middleOf = (name: Name, share: 'p50' | 'p90') => median(found[name].map((each) => each[share]))
  const growth = middleOf('large', 'p50') / middleOf('small', 'p50')
  const over = (bare: 'bareAny' | 'bareAll') => {
    const times = middleOf('middle', 'p50') / middleOf(bare, 'p50')
    return `${ratio(times)}, ${times <= goals.bare ? 'goal met' : 'goal missed'}`
  }
  const row = (title: string, name: Name) => [
    title,
    milliseconds(middleOf(name, 'p50')),
    milliseconds(middleOf(name, 'p90')),
  ]
  return {
    title: 'Finding sites for a question (ms)',
    head: ['', 'p50', 'p90'],
    rows: [
      row(`${whole(few)} sites`, 'small'),
      row(`${whole(sites)} sites`, 'middle'),
      row(`${whole(sites * times)} sites`, 'large'),
      row(`bare full-text query for any of the words, ${whole(sites)} sites`, 'bareAny'),
      row('the same for all of the words, which mostly finds nothing', 'bareAll'),
      row(`scan of all vectors, ${whole(sites)} sites`, 'scan'),
    ],
    notes: [
      `Medians of ${rounds} rounds by turns, the same ${perRound} questions a round, one at a time, without the vectors.`,
      `Against the bare query (at most ${goals.bare}): for any of the words ${over('bareAny')}; for all of them ${over('bareAll')}.`,
      `The machine's load was ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')} at the end, on ${availableParallelism()} processors.`,
      `From ${whole(few)} to ${whole(sites * times)} sites ${ratio(growth)}: ${growth < goals.growth ? 'goal met' : 'goal missed'} (less than ${goals.growth}).`,
    ],
    isFailed: false,
  }
}
