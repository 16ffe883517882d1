import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDatabase, onServer, openPostgres, useDatabase } from './databases.ts'
import { median, percentile, range } from './figures.ts'
import { atMost, exactly } from './goals.ts'
import { fillForum, longest, type MadeUpForum, perPage, searched } from './made-up-forum.ts'
import { type Member, signInAll } from './members.ts'
import { milliseconds, type Report, ratio, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { startServer } from './server.ts'
import { createVisitor } from './visitor.ts'

const goal = 3
/** The many are so many times the few. */
const times = 1_000
/** How often a round asks for each address: no more than the limit of searches for one address. */
const perRoute = 50
/** So long after it was read, at the latest, a view is written, in milliseconds. */
const viewsWritten = 12_000

const base = '/api/community/forum'
const list = (query = '') => `${base}/posts?limit=30${query}`
const searchFor = (q: string, query = '', limit = 30) =>
  `${base}/search?q=${encodeURIComponent(q)}&limit=${limit}${query}`
/** Of what few posts have, so many: both sides have as much to show. */
const shownOfFew = 5
const feed = '/community/forums/questions/feed.atom'

type Ask = (of: { thread: string; long: string; hasLong: boolean }) => string
/** What is asked by a visitor, unless it is a member’s. */
const routes: { name: string; pathOf: Ask; isMember?: true }[] = [
  { name: 'a category', pathOf: () => list('&category=questions') },
  { name: 'a category, for a member', pathOf: () => list('&category=questions'), isMember: true },
  { name: 'the most thanked threads', pathOf: () => list('&sort=top') },
  { name: 'unread threads', pathOf: () => list('&unread=true'), isMember: true },
  { name: 'a thread', pathOf: ({ thread }) => `${base}/posts/${thread}`, isMember: true },
  { name: 'page 1 of a thread', pathOf: ({ long }) => `${base}/posts/${long}/replies?at=1` },
  {
    name: 'page 900 of a thread',
    pathOf: ({ long, hasLong }) => `${base}/posts/${long}/replies?at=${hasLong ? longest - perPage + 1 : 1}`,
  },
  { name: 'a feed', pathOf: () => feed },
  { name: 'a search for a common word', pathOf: () => searchFor(searched.common) },
  { name: 'a search for a usual word', pathOf: () => searchFor(searched.usual) },
  { name: 'a search for an uncommon word', pathOf: () => searchFor(searched.uncommon, '', shownOfFew) },
  { name: 'a search for two words', pathOf: () => searchFor(`${searched.common} ${searched.usual}`) },
  { name: 'a search for a rare word', pathOf: () => searchFor(searched.rare, '', shownOfFew) },
  { name: 'a search in a category', pathOf: () => searchFor(searched.common, '&category=gear') },
  { name: 'a search for a misspelt word', pathOf: () => searchFor(searched.misspelt) },
  { name: 'a search that finds nothing', pathOf: () => searchFor(searched.none) },
  {
    name: 'threads like a title',
    pathOf: () => `${base}/related?title=${searched.common}%20${searched.usual}%20${searched.uncommon}`,
  },
]

type Side = MadeUpForum & {
  database: string
  server: string
  hasLong: boolean
  /** Signs these people in: again and again, as a sign-in lasts a quarter of an hour. */
  signIn: (ids: string[]) => Promise<Member[]>
  times: Map<string, number[]>
}

const visit = async (side: Side): Promise<void> => {
  const { database, server, times, threads, long, hasLong } = side
  const visitor = createVisitor(server, 1)
  const members = await side.signIn(side.readers)
  const readers = members.map(({ cookie }) => createVisitor(server, 1, { cookie }))
  for (const { name, pathOf, isMember } of routes) {
    // Whoever is the only reader would ask too often.
    await onServer(database, 'truncate rate_limits')
    const taken: number[] = []
    for (const at of range(perRoute)) {
      const { ask } = (isMember && readers[at % readers.length]) || visitor
      const path = pathOf({ thread: threads[at % threads.length] ?? '', long, hasLong })
      taken.push((await ask({ route: name, path })).ms)
    }
    times.set(name, [...(times.get(name) ?? []), percentile(taken, 0.99)])
  }
  for (const { close } of [visitor, ...readers]) close()
}

const openSide = async (
  resources: Resources,
  postgres: string,
  { threads, long, hasLong }: { threads: number; long: number; hasLong: boolean },
): Promise<Side> => {
  const database = await makeDatabase(resources, postgres, `forum_${threads}`)
  const filled = await fillForum(database, { threads, long })
  const db = useDatabase(resources, database, 1)
  const server = await startServer(resources, { DATABASE_URL: database, SEED: 'false' })
  const signIn = (ids: string[]) => signInAll(db, ids)
  return { ...filled, database, server, hasLong, times: new Map(), signIn }
}

/** How many numbers of a thread are missing, or there twice, once all of these have replied at once. */
const replyAtOnce = async (
  { database, server }: Side,
  thread: string,
  writers: Member[],
): Promise<number> => {
  await onServer(database, 'truncate rate_limits')
  await Promise.all(
    writers.map(async ({ cookie }) => {
      const { ask, close } = createVisitor(server, 1, { cookie })
      const body = { content: 'All at the same time.', clientKey: randomUUID() }
      await ask({ route: 'reply', path: `${base}/posts/${thread}/replies`, body })
      close()
    }),
  )
  const [row] = await onServer<{ wrong: number }>(
    database,
    `select (max(posts.n) + 1 - count(distinct posts.n) + abs(max(threads.last_n) - max(posts.n)))::int as wrong
     from forum_posts as posts join forum_threads as threads on threads.id = thread_id where thread_id = '${thread}'`,
  )
  return row?.wrong ?? Number.NaN
}

const updatesOf = async (database: string, thread: string) => {
  const [row] = await onServer<{ updates: number; views: number }>(
    database,
    `select n_tup_upd::int as updates, (select views::int from forum_threads where id = '${thread}') as views
     from pg_stat_user_tables where relname = 'forum_threads'`,
  )
  return row ?? { updates: Number.NaN, views: Number.NaN }
}

/** How many views are counted where each of these reads a thread, and how many changes of rows that took. */
const readByAll = async (
  { database, server }: Side,
  thread: string,
  readers: Member[],
): Promise<{ views: number; updates: number }> => {
  await sleep(viewsWritten)
  const before = await updatesOf(database, thread)
  for (const { cookie } of readers) {
    const { ask, close } = createVisitor(server, 1, { cookie })
    await ask({ route: 'thread', path: `${base}/posts/${thread}` })
    close()
  }
  await sleep(viewsWritten)
  const after = await updatesOf(database, thread)
  return { views: after.views - before.views, updates: after.updates - before.updates }
}

/** What reading and searching threads costs among many instead of few, and that writing at once numbers them without a gap. */
export const measureForum = async (
  resources: Resources,
  { rounds = 5, threads = 100_000 }: { rounds?: number; threads?: number } = {},
): Promise<Report> => {
  const postgres = await openPostgres(resources)
  const few = Math.max(50, Math.round(threads / times))
  const small = await openSide(resources, postgres, { threads: few, long: 20, hasLong: false })
  const began = performance.now()
  const large = await openSide(resources, postgres, { threads, long: longest, hasLong: true })
  const filled = (performance.now() - began) / 1_000
  const sides = [small, large]
  for (const side of sides) await visit({ ...side, times: new Map() })
  for (const round of range(rounds))
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) await visit(side)
  const middle = ({ times }: Side, name: string) => median(times.get(name) ?? [])
  const found = routes.map(({ name }) => ({ name, one: middle(small, name), many: middle(large, name) }))
  const writers = await large.signIn(large.writers)
  const wrong = await replyAtOnce(large, large.threads[0] ?? '', writers)
  const { views, updates } = await readByAll(large, large.threads[1] ?? '', writers)
  return {
    title: `Forum: ${whole(threads)} threads against ${whole(few)} (p99, ms)`,
    head: ['', whole(few), whole(threads), 'ratio'],
    rows: found.map(({ name, one, many }) => [
      name,
      milliseconds(one),
      milliseconds(many),
      ratio(many / one),
    ]),
    notes: [
      `Medians of ${rounds} rounds by turns; ${perRoute} requests each a round, one at a time. Filled in ${filled.toFixed(0)} s.`,
      `Ten replies to a thread, and one thread with ${whole(longest)} among the many, with 20 among the few.`,
      `${writers.length} replied to one thread at once; ${views} views were written with ${updates} changes of rows.`,
    ],
    goals: [
      ...found.map(({ name, one, many }) =>
        atMost(goal, `p99 of ${name}, ${whole(threads)} threads against ${whole(few)}`, many / one),
      ),
      exactly(0, 'numbers that are missing or there twice after 40 replies at once', wrong),
      exactly(writers.length, 'views of as many readers', views),
      atMost(0.1, 'changes of rows for each view', updates / views),
    ],
  }
}
