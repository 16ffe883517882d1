import { setTimeout as sleep } from 'node:timers/promises'
import { fill, makeDatabase, onServer, openPostgres } from './databases.ts'
import { median, percentile, randomFrom, range } from './figures.ts'
import { atMost } from './goals.ts'
import { type Known, learn, mixOf, routeNames } from './mix.ts'
import { type Goal, milliseconds, type Report, ratio, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { startServer } from './server.ts'
import { askAll, createVisitor, type Timed, type Visitor } from './visitor.ts'

const goal = 3
const few = 500
const connections = 4
/** How often a round asks for each route before the server is made to forget, and how often that happens. */
const perRoute = 20
const visits = 12
const everything = 'the whole mix'

type Side = { visitor: Visitor; known: Known; database: string }

/** Starts a server on a filled database and learns what can be asked for. */
const openSide = async (resources: Resources, database: string): Promise<Side> => {
  const server = await startServer(resources, { DATABASE_URL: database, SEED: 'false' })
  const visitor = createVisitor(server, connections)
  resources.defer(visitor.close)
  return { visitor, known: await learn(visitor, database), database }
}

const prepare = async (resources: Resources, postgres: string, count: number): Promise<Side> => {
  const database = await makeDatabase(resources, postgres, String(count))
  await fill(database, count)
  return openSide(resources, database)
}

type Round = (route: string, share: number) => number

/** Tells the server that some site changed: it drops the replies it keeps, and works for what it is asked next. */
const forget = async (database: string) => {
  await onServer(database, "select pg_notify('changes', 'sites')")
  await sleep(50)
}

const visit = async ({ visitor, known, database }: Side, round: number): Promise<Round> => {
  const random = randomFrom(round)
  const timed: Timed[] = []
  for (const _ of range(visits)) {
    await forget(database)
    timed.push(...(await askAll(visitor, mixOf(known, random, perRoute), connections)))
  }
  return (route, share) =>
    percentile(
      timed.filter((one) => route === everything || one.route === route).map(({ ms }) => ms),
      share,
    )
}

const compareSides = async (
  small: Side,
  large: Side,
  { rounds, sites }: { rounds: number; sites: number },
): Promise<Report> => {
  for (const side of [small, large]) await visit(side, 0)

  const found: { small: Round[]; large: Round[] } = { small: [], large: [] }
  for (const round of range(rounds)) {
    const order = round % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)
    for (const side of order) found[side].push(await visit(side === 'small' ? small : large, round + 1))
  }

  const goals: Goal[] = []
  const rows = [everything, ...routeNames].map((route) => {
    const middle = (side: Round[], share: number) => median(side.map((round) => round(route, share)))
    const [p50, p99] = [0.5, 0.99].map((share) => [middle(found.small, share), middle(found.large, share)])
    const [p50Few = 0, p50Many = 0, p99Few = 0, p99Many = 0] = [...(p50 ?? []), ...(p99 ?? [])]
    goals.push(atMost(goal, `p99 of ${route}, many against few`, p99Many / p99Few))
    return [route, ...[p50Few, p50Many, p99Few, p99Many].map(milliseconds), ratio(p99Many / p99Few)]
  })
  return {
    title: `Reads at ${whole(sites)} sites against ${few} (ms)`,
    head: ['', `p50 ${few}`, `p50 ${whole(sites)}`, `p99 ${few}`, `p99 ${whole(sites)}`, 'ratio of p99'],
    rows,
    notes: [
      `Medians of ${rounds} rounds by turns, ${visits * perRoute} requests of each route a round, ${connections} at a time.`,
    ],
    goals,
  }
}

/** How much slower reads become when there are many sites instead of few. */
export const measureGrowth = async (
  resources: Resources,
  { rounds = 5, sites = 50_000 } = {},
): Promise<Report> => {
  const postgres = await openPostgres(resources)
  const small = await prepare(resources, postgres, few)
  const large = await prepare(resources, postgres, sites)
  return compareSides(small, large, { rounds, sites })
}
