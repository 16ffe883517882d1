import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../apps/api/src/db/client.ts'
import { foldTallies } from '../../apps/api/src/features/statistics/counting/tallies.repo.ts'
import { statisticsTallies } from '../../apps/api/src/features/statistics/counting/tallies.ts'
import { startBare } from './bare.ts'
import { writeAndKill } from './board-kills.ts'
import { atOnce } from './bulk.ts'
import { fill, makeDatabase, onServer, openPostgres } from './databases.ts'
import { percentile, range } from './figures.ts'
import { atLeast, atMost, exactly } from './goals.ts'
import { compareLoads } from './load.ts'
import { fillBoards } from './made-up-boards.ts'
import { readRaw } from './raw-reply.ts'
import { milliseconds, type Report, ratio, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { startServer } from './server.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const goal = 3
const bareGoal = 0.5
/** The many are so many times the few. */
const times = 1_000
const sites = 500
/** Of each route, in a round: they are made anew once a second at most. */
const perRound = 20
/** Milliseconds between two looks whether what was kept is forgotten. */
const pause = 20
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

type Side = { database: string; server: string; visitor: Visitor; times: Map<string, number[]> }

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
  const visitor = createVisitor(server, 1)
  resources.defer(visitor.close)
  return { database, server, visitor, times: new Map() }
}

/** Counts one photo more or less and tells the server, which then forgets what it kept: once a second at most. */
const changeTallies = (database: string, by: 1 | -1): Promise<unknown> =>
  onServer(database, `insert into tally_changes (what, slot, n) values ('photos', '', ${by})`)

const [global, ...others] = routes

/** Asks until the answer is another: the first that was made anew. */
const askForAnother = async ({ visitor }: Side, known: string): Promise<number> => {
  for (;;) {
    const { ms, text } = await visitor.ask({ route: global.name, path: global.path })
    if (text !== known) return ms
    await sleep(pause)
  }
}

const note = ({ times }: Side, name: string, ms: number) => times.set(name, [...(times.get(name) ?? []), ms])

/** Has each route of each side answer anew, as after a change that it tells of. */
const visit = async (sides: readonly Side[], by: 1 | -1): Promise<void> => {
  await Promise.all(
    sides.map(async (side) => {
      const { text: known } = await side.visitor.ask({ route: global.name, path: global.path })
      await changeTallies(side.database, by)
      note(side, global.name, await askForAnother(side, known))
    }),
  )
  for (const side of sides)
    for (const { name, path } of others) note(side, name, (await side.visitor.ask({ route: name, path })).ms)
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
  for (const by of [1, -1] as const) await visit(sides, by)
  for (const { times: kept } of sides) kept.clear()
  for (const turn of range(rounds * perRound))
    await (turn % 2 === 0 ? visit(sides, 1) : visit(sides.toReversed(), -1))
  const slow = ({ times: kept }: Side, name: string) => percentile(kept.get(name) ?? [], 0.9)
  const found = routes.map(({ name }) => ({ name, one: slow(small, name), many: slow(large, name) }))

  const address = `${large.server}${stats}/destinations`
  const bare = await startBare(resources, await readRaw(address))
  const load = await compareLoads(address, bare, { connections: 16, rounds: 5, seconds: 2 })

  const wrongAmongMany = await recount(large.database, false)
  const { kills, made } = await writeAndKill(resources, small.database, writes)
  const wrong = await recount(small.database, false)
  return {
    title: `Statistics: ${whole(people)} people with ${whole(people)} reports against ${whole(few)} (p90, ms)`,
    head: ['', whole(few), whole(people), 'ratio'],
    rows: [
      ...found.map(({ name, one, many }) => [name, milliseconds(one), milliseconds(many), ratio(many / one)]),
      ['destinations for visitors, requests/s', whole(load.bare), whole(load.real), ratio(load.ratio)],
    ],
    notes: [
      `${rounds * perRound} requests each by turns, one at a time, each answered anew after a change of what is counted. The last line is of kept answers against a bare node:http server.`,
      `${whole(made)} random writes with ${kills} SIGKILLs.`,
    ],
    goals: [
      ...found.map(({ name, one, many }) =>
        atMost(goal, `p90 of ${name}, ${whole(people)} people against ${whole(few)}`, many / one),
      ),
      atLeast(bareGoal, `destinations for visitors, of the bare server’s requests`, load.ratio),
      atLeast(writes, 'random writes', made, whole),
      exactly(0, `tallies of ${whole(people)} people that a count from scratch finds wrong`, wrongAmongMany),
      exactly(0, 'tallies that are wrong after random writes with SIGKILLs', wrong),
    ],
  }
}
