import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../../apps/api/src/db/client.ts'
import { possibleConnections } from '../../apps/api/src/startup/open-file-limit.ts'
import { makeDatabase, openPostgres, useDatabase } from './databases.ts'
import { median, percentile } from './figures.ts'
import { atMost } from './goals.ts'
import { addMembers, type Member } from './members.ts'
import { milliseconds, type Report, ratio, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { launchServer } from './server.ts'
import { memoryOf, openAll, type Stream } from './streams.ts'

const goals = { rows: 200, memory: 40, commits: 1.5 }
/** In milliseconds: how long rows are counted, so that everybody is written at least once; and how long commits are timed. */
const counted = 100_000
const timed = 8_000
const quiet = 5_000
/** So many of the people close their tab, or open it, each second while commits are timed. */
const restless = 20

const rowsWritten = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ n: string }>(
    sql`select n_tup_ins + n_tup_upd as n from pg_stat_user_tables where relname = 'presence'`,
  )
  return Number(rows[0]?.n)
}

/** The times of small commits that tell others something, one after the other, in milliseconds. */
const timeCommits = async (db: Db, member: Member): Promise<number[]> => {
  const times: number[] = []
  for (const end = performance.now() + timed; performance.now() < end; await sleep(5)) {
    const began = performance.now()
    await db.execute(
      sql`insert into notifications (id, user_id, type, message, created_at) values (${randomUUID()}, ${member.id}, 'info', 'Measured', now())`,
    )
    times.push(performance.now() - began)
  }
  return times
}

/** People who come and go, until it is stopped. */
const stir = (resources: Resources, address: string, members: Member[]) => {
  let open: Stream[] = []
  let isOver = false
  const run = async () => {
    for (let at = 0; !isOver; at = (at + restless) % members.length) {
      for (const stream of open) stream.close()
      open = await openAll(resources, address, members.slice(at, at + restless))
      await sleep(1_000)
    }
    for (const stream of open) stream.close()
  }
  const running = run()
  return async () => {
    isOver = true
    await running
  }
}

/** What it costs to know who is online: rows written, memory, and how much longer other commits take. */
export const measurePresence = async (
  resources: Resources,
  { rounds = 5, people = 10_000 } = {},
): Promise<Report> => {
  if (possibleConnections(people) < people)
    throw new Error(`The limit on open files (ulimit -n) doesn’t allow ${whole(people)} streams`)
  const postgres = await openPostgres(resources)
  const DATABASE_URL = await makeDatabase(resources, postgres, 'presence')
  const db = useDatabase(resources, DATABASE_URL, 1)
  const members = await addMembers(db, people + 2 * restless + 1)
  const [observer, ...others] = members
  if (!observer) throw new Error('There is nobody')
  const settings = { DATABASE_URL, SEED: 'false', MAX_CONNECTIONS_PER_CLIENT: '20000' }
  const servers = [await launchServer(resources, settings), await launchServer(resources, settings)]
  const memory = (children: { child: ChildProcess }[]) =>
    Promise.all(children.map(({ child }) => memoryOf(child))).then((all) => all.reduce((a, b) => a + b, 0))
  for (const { address } of servers)
    for (const stream of await openAll(resources, address, others.slice(0, restless))) stream.close()
  await sleep(quiet)

  const without: number[][] = []
  for (let round = 0; round < rounds; round++) without.push(await timeCommits(db, observer))
  const before = await memory(servers)
  const half = Math.ceil(people / 2)
  const shares = [others.slice(0, half), others.slice(half, people)]
  for (const [at, { address }] of servers.entries()) await openAll(resources, address, shares[at] ?? [])
  await sleep(2 * quiet)
  const each = ((await memory(servers)) - before) / people

  const from = await rowsWritten(db)
  const began = performance.now()
  const stop = stir(resources, servers[0]?.address ?? '', others.slice(people))
  const beside: number[][] = []
  for (let round = 0; round < rounds; round++) beside.push(await timeCommits(db, observer))
  await sleep(Math.max(0, counted - (performance.now() - began)))
  const rows = ((await rowsWritten(db)) - from) / ((performance.now() - began) / 1_000)
  await stop()

  const slowest = (times: number[][]) => median(times.map((one) => percentile(one, 0.95)))
  const [alone, together] = [slowest(without), slowest(beside)]
  return {
    title: `${whole(people)} people online, each with a stream, on two instances`,
    head: ['', ''],
    rows: [
      ['rows written a second', rows.toFixed(1)],
      ['memory of each stream (kB)', each.toFixed(1)],
      ['p95 of other commits without them (ms)', milliseconds(alone)],
      ['p95 of other commits with them (ms)', milliseconds(together)],
      ['that is so many times', ratio(together / alone)],
    ],
    notes: [
      `Rows: over ${counted / 1_000} s, while ${restless} others a second come and go. Commits: inserts that tell every instance, the median of ${rounds} rounds. Memory: resident, of both instances together.`,
    ],
    goals: [
      atMost(goals.rows, 'rows written a second', rows),
      atMost(goals.memory, 'kB of memory for a stream', each),
      atMost(goals.commits, 'times the p95 of commits without', together / alone),
    ],
  }
}
