import { randomUUID } from 'node:crypto'
import { fill, makeDatabase, onServer, openPostgres, useDatabase } from './databases.ts'
import { median, percentile, pick, type Random, randomFrom, range } from './figures.ts'
import { atMost, exactly } from './goals.ts'
import { addWaiting, fillReports, reportsOf, type Told } from './made-up-reports.ts'
import { addMembers } from './members.ts'
import { milliseconds, type Report, ratio, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { startServer } from './server.ts'
import { askAll, createVisitor, type Visitor } from './visitor.ts'

const goal = 3
/** So many reports over so many sites: a million at 50,000. */
const reportsAt = (sites: number) => Math.max(20 * sites, 2 * reportsOf.busy)
const connections = 4
/** How often a round asks for each route at each of the two sites. */
const perRoute = 150
const approvals = 30
const together = 20
const pageLimit = 20
/** So many pages of the busy site are walked, as their cursors cannot be made up. */
const walked = 200

type Side = keyof Told
const sides = ['quiet', 'busy'] as const
/** A route at one of the two sites: another address each time. */
type Route = { name: string; pathOf: (side: Side, random: Random) => string }

const walkCursors = async ({ ask }: Visitor, siteId: string): Promise<string[]> => {
  const cursors: string[] = []
  let more = ''
  do {
    const path = `/api/reports/site/${siteId}?limit=${pageLimit}${more}`
    const { nextCursor } = JSON.parse((await ask({ route: 'walk', path })).text) as {
      nextCursor: string | null
    }
    more = nextCursor === null ? '' : `&cursor=${encodeURIComponent(nextCursor)}`
    if (more) cursors.push(more)
  } while (more && cursors.length < walked)
  return cursors
}

const routesOf = (told: Told, cursors: readonly string[]): Route[] => {
  const page = (side: Side, more = '') => `/api/reports/site/${told[side]}?limit=${pageLimit}${more}`
  return [
    { name: 'a page, newest first', pathOf: (side) => page(side) },
    {
      // The quiet site has but the first one.
      name: 'a page further in',
      pathOf: (side, random) => page(side, side === 'busy' ? pick(random, cursors) : ''),
    },
    {
      name: 'a page of one month',
      pathOf: (side, random) => page(side, `&month=${1 + Math.floor(random() * 12)}`),
    },
    { name: 'the digest', pathOf: (side) => `/api/reports/site/${told[side]}/digest` },
  ]
}

type Times = Record<Side, number[]>
type Line = { name: string; p50: Times; p99: Times }
const noTimes = (): Times => ({ quiet: [], busy: [] })

/** The sides by turns, the one first in every other round. */
const turn = (round: number) => (round % 2 === 0 ? sides : sides.toReversed())

const compareReads = async (visitor: Visitor, routes: readonly Route[], rounds: number): Promise<Line[]> => {
  const lines = routes.map(({ name }) => ({ name, p50: noTimes(), p99: noTimes() }))
  const visit = async ({ name, pathOf }: Route, side: Side, random: Random) => {
    const asks = range(perRoute).map(() => ({ route: name, path: pathOf(side, random) }))
    return (await askAll(visitor, asks, connections)).map(({ ms }) => ms)
  }
  for (const route of routes) for (const side of sides) await visit(route, side, randomFrom(0))
  for (const round of range(rounds))
    for (const [at, route] of routes.entries())
      for (const side of turn(round)) {
        const times = await visit(route, side, randomFrom(round + 1))
        lines[at]?.p50[side].push(percentile(times, 0.5))
        lines[at]?.p99[side].push(percentile(times, 0.99))
      }
  return lines
}

/** What one more approval takes at each of the two sites, one after the other. */
const compareApprovals = async (
  moderator: Visitor,
  told: Told,
  { database, rounds }: { database: string; rounds: number },
): Promise<Line> => {
  const line: Line = { name: 'one more approval', p50: noTimes(), p99: noTimes() }
  for (const round of range(rounds))
    for (const side of turn(round)) {
      const asks = (await addWaiting(database, told[side], approvals)).map((id) => ({
        route: 'approve',
        path: `/api/moderator/reports/${id}/approve`,
        body: {},
      }))
      const times = (await askAll(moderator, asks, 1)).map(({ ms }) => ms)
      line.p50[side].push(percentile(times, 0.5))
      line.p99[side].push(percentile(times, 0.99))
    }
  return line
}

/** The same report sent many times at the same moment; answers how many there are then. */
const sendTogether = async (member: Visitor, siteId: string, database: string): Promise<number> => {
  const clientKey = randomUUID()
  const body = { diveSiteId: siteId, diveDate: '2026-01-05', diveNotes: 'Once.', clientKey }
  await Promise.all(range(together).map(() => member.ask({ route: 'post', path: '/api/reports', body })))
  const stored = await onServer<{ id: string }>(
    database,
    `select id from reports where client_key = '${clientKey}'`,
  )
  return stored.length
}

const openServer = async (resources: Resources, sites: number) => {
  const database = await makeDatabase(resources, await openPostgres(resources), 'reports')
  await fill(database, sites)
  const told = await fillReports(database, reportsAt(sites))
  const db = useDatabase(resources, database, 1)
  const [[member], [moderator]] = [await addMembers(db, 1), await addMembers(db, 1, ['moderator'])]
  const server = await startServer(resources, { DATABASE_URL: database, SEED: 'false' })
  const visit = (atOnce: number, cookie?: string) => {
    const visitor = createVisitor(server, atOnce, cookie === undefined ? {} : { cookie })
    resources.defer(visitor.close)
    return visitor
  }
  return {
    database,
    told,
    visitor: visit(connections),
    member: visit(together, member?.cookie),
    moderator: visit(1, moderator?.cookie),
  }
}

/** What it costs that much is told of a site: to those who read it, and to those who tell more. */
export const measureReports = async (
  resources: Resources,
  { rounds = 7, sites = 50_000 } = {},
): Promise<Report> => {
  const { database, told, visitor, member, moderator } = await openServer(resources, sites)
  const cursors = await walkCursors(visitor, told.busy)
  const lines = [
    // Those of visitors are kept in memory.
    ...(await compareReads(member, routesOf(told, cursors), rounds)),
    await compareApprovals(moderator, told, { database, rounds }),
  ]
  const stored = await sendTogether(member, told.quiet, database)
  const found = lines.map(({ name, p50, p99 }) => {
    const times = median(p99.busy.map((ms, round) => ms / (p99.quiet[round] ?? Number.NaN)))
    const figures = [p50.quiet, p50.busy, p99.quiet, p99.busy].map((all) => milliseconds(median(all)))
    return { name, times, row: [name, ...figures, ratio(times)] }
  })
  return {
    title: `Dive reports: a site with ${whole(reportsOf.busy)} of ${whole(reportsAt(sites))}, against one with ${reportsOf.quiet} (ms)`,
    head: ['', 'p50 few', 'p50 many', 'p99 few', 'p99 many', 'ratio of p99'],
    rows: found.map(({ row }) => row),
    notes: [
      `Medians of ${rounds} rounds by turns; ${perRoute} requests of each route a round, ${connections} at a time, and ${approvals} approvals.`,
    ],
    goals: [
      ...found.map(({ name, times }) => atMost(goal, `p99 of ${name}, many against few`, times)),
      exactly(1, `copies of a report that was sent ${together} times at once`, stored),
    ],
  }
}
