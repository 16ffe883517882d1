import { openDatabase } from '../../apps/api/src/db/client.ts'
import { foldTallies } from '../../apps/api/src/features/statistics/counting/tallies.repo.ts'
import { statisticsTallies } from '../../apps/api/src/features/statistics/counting/tallies.ts'
import { startBare } from './bare.ts'
import { writeAndKill } from './board-kills.ts'
import { atOnce } from './bulk.ts'
import { fill, makeDatabase, onServer, openPostgres } from './databases.ts'
import { median, percentile, range } from './figures.ts'
import { atLeast, atMost, exactly } from './goals.ts'
import { compareLoads } from './load.ts'
import { fillBoards } from './made-up-boards.ts'
import { readRaw } from './raw-reply.ts'
import { milliseconds, type Report, ratio, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { startServer } from './server.ts'
import { createVisitor } from './visitor.ts'

const goal = 3
const bareGoal = 0.5
/** The many are so many times the few. */
const times = 1_000
const sites = 500
const perRoute = 100
const writes = 10_000

const stats = '/api/stats'
const routes = [
  { name: 'global', path: `${stats}/global` },
  { name: 'insights', path: `${stats}/insights` },
  { name: 'popular sites', path: `${stats}/popular-sites` },
  { name: 'recent activity', path: `${stats}/recent-activity` },
  { name: 'destinations', path: `${stats}/destinations` },
  { name: 'categories', path: `${stats}/categories` },
  { name: 'regions', path: `${stats}/top-regions` },
  { name: 'equipment', path: `${stats}/equipment` },
  { name: 'seasons', path: `${stats}/seasons` },
  { name: 'species of a month', path: `${stats}/species?month=5` },
  { name: 'growth', path: `${stats}/growth` },
  { name: 'list of species', path: '/api/species?month=5' },
  { name: 'a species', path: '/api/species/green-turtle' },
  { name: 'where it is seen', path: '/api/species/green-turtle/sites' },
] as const

type Side = { database: string; server: string; times: Map<string, number[]> }

/** What a count from scratch finds wrong, and mends where it is asked to. */
const recount = async (database: string, fix: boolean): Promise<number> => {
  const { db, close } = openDatabase({
    connectionString: database,
    connections: 2,
    onIdleError: () => undefined,
    longest: 0,
  })
  try {
    await foldTallies(db)
    let wrong = 0
    for (const tally of statisticsTallies)
      wrong += (await tally.recount(db, { fix, limit: 10, newMembers: 'trusted' })).total
    return wrong
  } finally {
    await close()
  }
}

const openSide = async (resources: Resources, postgres: string, people: number): Promise<Side> => {
  const database = await makeDatabase(resources, postgres, `statistics_${people}`)
  await fill(database, sites)
  await fillBoards(database, people)
  // No trigger saw what was filled.
  await atOnce(
    database,
    `select add_tallies(array(select row(site_id, dive_month, mark, count(*))::report_tally
       from reports, unnest(report_marks(rating, visibility, water_temp, conditions, species)) as mark
       where approval_status = 'approved' group by site_id, dive_month, mark))`,
  )
  await recount(database, true)
  await onServer(database, 'vacuum analyze')
  const server = await startServer(resources, { DATABASE_URL: database, SEED: 'false' })
  return { database, server, times: new Map() }
}

/** A question that nobody asked before, so that no answer is kept for it. */
const asking = (path: string, no: number) => `${path}${path.includes('?') ? '&' : '?'}nobody=${no}`

let asked = 0
const visit = async ({ server, times: kept }: Side): Promise<void> => {
  const visitor = createVisitor(server, 1)
  for (const { name, path } of routes) {
    const taken: number[] = []
    for (const _ of range(perRoute))
      taken.push((await visitor.ask({ route: name, path: asking(path, asked++) })).ms)
    kept.set(name, [...(kept.get(name) ?? []), percentile(taken, 0.99)])
  }
  visitor.close()
}

/** What statistics cost with many people and reports instead of few, and that they are right whatever dies meanwhile. */
export const measureStatistics = async (
  resources: Resources,
  {
    isFull,
    rounds = 5,
    people = isFull ? 1_000_000 : 100_000,
  }: { isFull?: boolean; rounds?: number; people?: number } = {},
): Promise<Report> => {
  const postgres = await openPostgres(resources)
  // Fewer fill no section.
  const few = Math.max(1_000, Math.round(people / times))
  const small = await openSide(resources, postgres, few)
  const large = await openSide(resources, postgres, people)
  const sides = [small, large]
  for (const side of sides) await visit({ ...side, times: new Map() })
  for (const round of range(rounds))
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) await visit(side)
  const middle = ({ times: kept }: Side, name: string) => median(kept.get(name) ?? [])
  const found = routes.map(({ name }) => ({ name, one: middle(small, name), many: middle(large, name) }))

  const address = `${large.server}${stats}/destinations`
  const bare = await startBare(resources, await readRaw(address))
  const load = await compareLoads(address, bare, { connections: 16, rounds: 5, seconds: 2 })

  const wrongAmongMany = await recount(large.database, false)
  const { kills, made } = await writeAndKill(resources, small.database, writes)
  const wrong = await recount(small.database, false)
  return {
    title: `Statistics: ${whole(people)} people with ${whole(people)} reports against ${whole(few)} (p99, ms)`,
    head: ['', whole(few), whole(people), 'ratio'],
    rows: [
      ...found.map(({ name, one, many }) => [name, milliseconds(one), milliseconds(many), ratio(many / one)]),
      ['destinations for visitors, requests/s', whole(load.bare), whole(load.real), ratio(load.ratio)],
    ],
    notes: [
      `Medians of ${rounds} rounds by turns; ${perRoute} requests each a round, one at a time, each answered anew. The last line is against a bare node:http server.`,
      `${whole(made)} random writes with ${kills} SIGKILLs.`,
    ],
    goals: [
      ...found.map(({ name, one, many }) =>
        atMost(goal, `p99 of ${name}, ${whole(people)} people against ${whole(few)}`, many / one),
      ),
      atLeast(bareGoal, `destinations for visitors, of the bare server’s requests`, load.ratio),
      atLeast(writes, 'random writes', made, whole),
      exactly(0, `tallies of ${whole(people)} people that a count from scratch finds wrong`, wrongAmongMany),
      exactly(0, 'tallies that are wrong after random writes with SIGKILLs', wrong),
    ],
  }
}
