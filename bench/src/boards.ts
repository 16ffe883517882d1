import { boardTallies } from '../../apps/api/src/features/leaderboard/keeping/tally.ts'
import { startBare } from './bare.ts'
import { keepingOf } from './board-keeping.ts'
import { writeAndKill } from './board-kills.ts'
import { fill, makeDatabase, onServer, openPostgres, useDatabase } from './databases.ts'
import { median, percentile, range } from './figures.ts'
import { atLeast, atMost, exactly } from './goals.ts'
import { compareLoads } from './load.ts'
import { fillBoards } from './made-up-boards.ts'
import { signInAll } from './members.ts'
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

const base = '/api/leaderboard'
const routes = [
  { name: 'top 100 divers', path: `${base}/top-divers?limit=100` },
  { name: 'top 100 contributors', path: `${base}/top-contributors?limit=100&period=all` },
  { name: 'top 100 of a country', path: `${base}/top-divers?limit=100&country=Egypt&period=all` },
  { name: 'around me', path: `${base}/around-me?board=contributors&period=all` },
  { name: 'own figures and ranks', path: `${base}/user-stats?period=all` },
  { name: 'achievements', path: `${base}/achievements?limit=100` },
] as const

type Side = {
  database: string
  server: string
  cookies: string[]
  counted: number
  times: Map<string, number[]>
}

const connect = (resources: Resources, database: string) => {
  const db = useDatabase(resources, database, 2)
  return db
}

/** People on boards, counted from what waited; somewhere in their midst, some are signed in. */
const openSide = async (resources: Resources, postgres: string, people: number): Promise<Side> => {
  const database = await makeDatabase(resources, postgres, `boards_${people}`)
  await fill(database, sites)
  await fillBoards(database, people)
  const db = connect(resources, database)
  const began = performance.now()
  await keepingOf(db).keep()
  const counted = (performance.now() - began) / 1_000
  await onServer(database, 'vacuum analyze')
  const server = await startServer(resources, {
    DATABASE_URL: database,
    SEED: 'false',
    NEW_MEMBERS: 'trusted',
  })
  const some = await onServer<{ id: string }>(
    database,
    `select user_id as id from board_scores where board = 'contributors' and period = 'all' and is_listed
     order by hashtext(user_id::text) limit 20`,
  )
  const members = await signInAll(
    db,
    some.map(({ id }) => id),
  )
  return { database, server, cookies: members.map(({ cookie }) => cookie), counted, times: new Map() }
}

const visit = async ({ server, cookies, times: kept }: Side): Promise<void> => {
  const visitors = cookies.map((cookie) => createVisitor(server, 1, { cookie }))
  for (const { name, path } of routes) {
    const taken: number[] = []
    for (const at of range(perRoute)) {
      const one = await visitors[at % visitors.length]?.ask({ route: name, path })
      if (one) taken.push(one.ms)
    }
    kept.set(name, [...(kept.get(name) ?? []), percentile(taken, 0.99)])
  }
  for (const { close } of visitors) close()
}

/** What a count from scratch finds wrong. */
const recount = async (resources: Resources, database: string): Promise<number> => {
  const db = connect(resources, database)
  let wrong = 0
  for (const tally of boardTallies)
    wrong += (await tally.recount(db, { fix: false, limit: 10, newMembers: 'trusted' })).total
  return wrong
}

/** What reading boards costs with many people instead of few, and that what is kept is right whatever dies meanwhile. */
export const measureBoards = async (
  resources: Resources,
  {
    isFull,
    rounds = 5,
    people = isFull ? 1_000_000 : 100_000,
  }: { isFull?: boolean; rounds?: number; people?: number } = {},
): Promise<Report> => {
  const postgres = await openPostgres(resources)
  const few = Math.max(100, Math.round(people / times))
  const small = await openSide(resources, postgres, few)
  const large = await openSide(resources, postgres, people)
  const sides = [small, large]
  for (const side of sides) await visit({ ...side, times: new Map() })
  for (const round of range(rounds))
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) await visit(side)
  const middle = ({ times: kept }: Side, name: string) => median(kept.get(name) ?? [])
  const found = routes.map(({ name }) => ({ name, one: middle(small, name), many: middle(large, name) }))

  const address = `${large.server}${base}/top-divers`
  await readRaw(address)
  const bare = await startBare(resources, await readRaw(address))
  const load = await compareLoads(address, bare, { connections: 16, rounds: 5, seconds: 2 })

  const wrongAmongMany = await recount(resources, large.database)
  const { kills, made } = await writeAndKill(resources, small.database, writes)
  const wrong = await recount(resources, small.database)
  return {
    title: `Boards: ${whole(people)} people with ${whole(people * 5)} dives against ${whole(few)} (p99, ms)`,
    head: ['', whole(few), whole(people), 'ratio'],
    rows: [
      ...found.map(({ name, one, many }) => [name, milliseconds(one), milliseconds(many), ratio(many / one)]),
      ['top divers for visitors, requests/s', whole(load.bare), whole(load.real), ratio(load.ratio)],
    ],
    notes: [
      `Medians of ${rounds} rounds by turns; ${perRoute} requests each a round, one at a time. The last line is against a bare node:http server.`,
      `Everybody was counted in ${large.counted.toFixed(0)} s. ${whole(made)} random writes with ${kills} SIGKILLs.`,
    ],
    goals: [
      ...found.map(({ name, one, many }) =>
        atMost(goal, `p99 of ${name}, ${whole(people)} people against ${whole(few)}`, many / one),
      ),
      atLeast(bareGoal, `top divers for visitors, of the bare server’s requests`, load.ratio),
      atLeast(writes, 'random writes', made, whole),
      exactly(0, `figures of ${whole(people)} people that a count from scratch finds wrong`, wrongAmongMany),
      exactly(0, 'figures that are wrong after random writes with SIGKILLs', wrong),
    ],
  }
}
