import { makeDatabase, openPostgres, useDatabase } from './databases.ts'
import { median, percentile, range } from './figures.ts'
import { atMost } from './goals.ts'
import { fillOthers, fillTwo, logsOf } from './made-up-dives.ts'
import { addMembers } from './members.ts'
import { milliseconds, type Report, ratio, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { startServer } from './server.ts'
import { measureStoredProfiles } from './stored-profiles.ts'
import { askAll, createVisitor, type Visitor } from './visitor.ts'

const goal = 3
const connections = 2
/** How often a round asks for each address. */
const perRoute = 100

const list = '/api/dive-log/dives'
/** What the page asks for first, searches and filters; each finds enough for a page in both logs, or a handful. */
const routes = [
  { name: 'the first page', path: list },
  { name: 'the figures', path: '/api/dive-log/statistics' },
  { name: 'a search with many answers', path: `${list}?q=currents` },
  { name: 'a search with few answers', path: `${list}?q=oceanic%20whitetip` },
  { name: 'a filter', path: `${list}?condition=Calm` },
  // The small log has no whole page of her.
  { name: 'a filter by buddy', path: `${list}?buddy=Lea&sort=deepest&limit=5` },
] as const

/** Nobody waits for it, and its answer grows with the names in a log: it is shown and has no goal. */
const names = { name: 'what filters offer', path: '/api/dive-log/choices' } as const
const shown = [...routes, names]

/** The p99 of each route, round by round. */
type Times = Map<string, number[]>

const visit = async (visitor: Visitor, times: Times): Promise<void> => {
  for (const { name, path } of shown) {
    const asks = range(perRoute).map(() => ({ route: name, path }))
    const asked = (await askAll(visitor, asks, connections)).map(({ ms }) => ms)
    times.set(name, [...(times.get(name) ?? []), percentile(asked, 0.99)])
  }
}

const middle = (times: Times, name: string) => median(times.get(name) ?? [])

/** What it costs to have dived a lot, and that many others have: both against a log of 100 dives alone. */
export const measureDiveLog = async (
  resources: Resources,
  { rounds = 7, dives = 1_000_000 } = {},
): Promise<Report> => {
  const database = await makeDatabase(resources, await openPostgres(resources), 'dive_log')
  const db = useDatabase(resources, database, 1)
  const [small, large, recorder] = await addMembers(db, 3)
  if (!small || !large || !recorder) throw new Error('There are no members')
  await fillTwo(database, small.id, large.id)
  const server = await startServer(resources, { DATABASE_URL: database, SEED: 'false' })
  const asking = ({ cookie }: { cookie: string }) => {
    const visitor = createVisitor(server, connections, { cookie })
    resources.defer(visitor.close)
    return visitor
  }
  const [few, many] = [asking(small), asking(large)]
  const stored = await measureStoredProfiles(asking(recorder), db)
  for (const visitor of [few, many]) await visit(visitor, new Map())
  const [alone, much, crowded]: [Times, Times, Times] = [new Map(), new Map(), new Map()]
  for (const round of range(rounds)) {
    const turns = [
      [few, alone],
      [many, much],
    ] as const
    for (const [visitor, times] of round % 2 === 0 ? turns : turns.toReversed()) await visit(visitor, times)
  }
  await fillOthers(database, dives)
  await visit(few, new Map())
  for (const _ of range(rounds)) await visit(few, crowded)

  const found = shown.map(({ name }) => {
    const [one, big, among] = [alone, much, crowded].map((times) => middle(times, name)) as [
      number,
      number,
      number,
    ]
    return { name, one, big, among }
  })
  return {
    title: `Dive logs: ${whole(logsOf.large)} dives against ${logsOf.small}, and ${logsOf.small} among ${whole(dives)} (p99, ms)`,
    head: ['', `${logsOf.small}`, `${whole(logsOf.large)}`, 'ratio', `among ${whole(dives)}`, 'ratio'],
    rows: found.map(({ name, one, big, among }) => [
      name,
      milliseconds(one),
      milliseconds(big),
      ratio(big / one),
      milliseconds(among),
      ratio(among / one),
    ]),
    notes: [
      `Medians of ${rounds} rounds by turns; ${perRoute} requests each a round, ${connections} at a time.`,
      ...stored.notes,
    ],
    goals: [
      ...found
        .filter(({ name }) => name !== names.name)
        .flatMap(({ name, one, big, among }) => [
          atMost(goal, `p99 of ${name}, ${whole(logsOf.large)} dives against ${logsOf.small}`, big / one),
          atMost(goal, `p99 of ${name}, among ${whole(dives)} dives against alone`, among / one),
        ]),
      ...stored.goals,
    ],
  }
}
