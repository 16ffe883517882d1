import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Db, openDatabase } from '../../apps/api/src/db/client.ts'
import { makeDatabase, openPostgres } from './databases.ts'
import { percentile, range } from './figures.ts'
import { atMost, exactly } from './goals.ts'
import { addMembers } from './members.ts'
import { milliseconds, type Report, ratio, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { launchServer } from './server.ts'
import { memoryOf } from './streams.ts'

const goals = { seconds: 60, wait: 3, memory: 30 }
const header =
  'siteName,description,location.country,location.coordinates.lat,location.coordinates.lng,maxDepth,waterBodyType'

/** Milliseconds: how long reads are timed while nothing else happens, and the pause between two. */
const idle = 15_000
const pause = 20
/** In milliseconds: after so long at most the server is killed while it creates sites. */
const latestKill = 3_000
/** In milliseconds: what the server does after its sites are there, such as lists and searches made anew, is over by then. */
const afterwards = 15_000
/** In milliseconds after the sites are there: so late the server is killed once more. */
const lateKills = [0, 250, 1_000, 4_000]

const fileOf = (rows: number): string =>
  [
    header,
    ...range(rows).map(
      (at) =>
        `Mark ${at},"Sand, then the wall of row ${at}",Australia,${(-12 - (at % 150) * 0.01).toFixed(4)},${(147 + Math.floor(at / 150) * 0.01).toFixed(4)},${10 + (at % 30)},Sea`,
    ),
  ].join('\n')

type Answer = { uploadId: string; state: string; successful: number }

const caller = (address: string, cookie: string) => {
  const call = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const answer = await fetch(`${address}/api/admin/bulk-upload${path}`, { ...init, headers: { cookie } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json() as Promise<Answer>
  }
  const reaches = async (id: string, state: string): Promise<Answer> => {
    for (;;) {
      const upload = await call(`/${id}`)
      if (upload.state === state) return upload
      await sleep(300)
    }
  }
  return {
    preview: async (text: string) => {
      const body = new FormData()
      body.append('files', new Blob([text]), 'sites.csv')
      const { uploadId } = await call('/preview', { method: 'POST', body })
      await reaches(uploadId, 'ready')
      return uploadId
    },
    commit: (id: string) => call(`/${id}/commit`, { method: 'POST' }),
    reaches,
  }
}

/** Reads as a visitor does, one after the other, until it is stopped; in milliseconds each. */
const readOn = (address: string) => {
  const times: number[] = []
  let isOver = false
  const run = async () => {
    for (let at = 0; !isOver; at++) {
      const began = performance.now()
      await (await fetch(`${address}/api/sites?limit=20&q=mark${at % 50}`)).arrayBuffer()
      times.push(performance.now() - began)
      await sleep(pause)
    }
  }
  const running = run()
  return async () => {
    isOver = true
    await running
    return times
  }
}

const countSites = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from sites where approval_status = 'approved'`,
  )
  return rows[0]?.count ?? 0
}

/** How often the history of sites tells that they were created, and the audit log that an upload was. */
const countTold = async (db: Db): Promise<{ history: number; audit: number }> => {
  const { rows } = await db.execute<{ history: number; audit: number }>(sql`
    select (select count(*)::int from site_changes where kind = 'created') as history,
      (select count(*)::int from audit_log where action = 'upload.commit') as audit`)
  return rows[0] ?? { history: 0, audit: 0 }
}

/** What visitors find once everything has followed: as many sites as there are. */
const findsAll = async (address: string, rows: number): Promise<boolean> => {
  for (let left = 100; left > 0; left--) {
    const answer = await fetch(`${address}/api/sites?limit=1`)
    if (answer.ok && ((await answer.json()) as { total: number }).total === rows) return true
    await sleep(300)
  }
  return false
}

/**
 * Kills the server while it creates the sites of a file, and soon after they are there; answers in how many rounds it was
 * neither all nor nothing, and in how many something was missing or there twice after the restart.
 */
const killWhileCreating = async (
  resources: Resources,
  settings: NodeJS.ProcessEnv,
  { db, rows, rounds }: { db: Db; rows: number; rounds: number },
) => {
  const found = { torn: 0, unfinished: 0, midway: 0 }
  const early = range(rounds).map((round) => (latestKill * (round + 0.5)) / rounds)
  for (const [round, wait] of [...early, ...lateKills].entries()) {
    await db.execute(sql`truncate sites, uploads, audit_log cascade`)
    // The rounds together take longer than a sign-in lasts.
    const [admin] = await addMembers(db, 1, ['admin'])
    if (!admin) throw new Error('There is nobody')
    const { cookie } = admin
    const first = await launchServer(resources, settings)
    const before = caller(first.address, cookie)
    const id = await before.preview(fileOf(rows))
    await before.commit(id)
    while (round >= rounds && (await countSites(db)) === 0) await sleep(20)
    await sleep(wait)
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
    const now = await countSites(db)
    if (now !== 0 && now !== rows) found.torn++
    if (now === 0) found.midway++
    const second = await launchServer(resources, settings)
    const { successful } = await caller(second.address, cookie).reaches(id, 'done')
    const told = await countTold(db)
    const isRight = successful === rows && (await countSites(db)) === rows
    const isTold = told.history === rows && told.audit === 1
    if (!isRight || !isTold || !(await findsAll(second.address, rows))) found.unfinished++
    second.child.kill('SIGKILL')
    await once(second.child, 'exit')
  }
  return found
}

/** A large file from its upload to its sites, what that costs other readers, and kills in the middle of it. */
export const measureBulkUpload = async (
  resources: Resources,
  { rounds = 5, rows = 20_000 } = {},
): Promise<Report> => {
  const postgres = await openPostgres(resources)
  const DATABASE_URL = await makeDatabase(resources, postgres, 'bulk_upload')
  const { db, close } = openDatabase({
    connectionString: DATABASE_URL,
    connections: 2,
    onIdleError: () => undefined,
  })
  resources.defer(close)
  const settings = { DATABASE_URL, SEED: 'false' }
  const first = await launchServer(resources, settings)
  const [admin] = await addMembers(db, 1, ['admin'])
  if (!admin) throw new Error('There is nobody')
  const { cookie } = admin
  const { address, child } = first
  const { preview, commit, reaches } = caller(address, cookie)
  const text = fileOf(rows)

  await reaches(await preview(fileOf(1_000)), 'ready')
  const quiet = readOn(address)
  await sleep(idle)
  const before = await quiet()
  const alone = percentile(before, 0.99)
  const worstAlone = Math.max(...before)

  const memoryBefore = await memoryOf(child)
  let most = memoryBefore
  const watch = setInterval(() => void memoryOf(child).then((now) => (most = Math.max(most, now))), 100)
  const reading = readOn(address)
  const began = performance.now()
  const id = await preview(text)
  const checked = (performance.now() - began) / 1_000
  await commit(id)
  const done = await reaches(id, 'done')
  const seconds = (performance.now() - began) / 1_000
  clearInterval(watch)
  const memory = ((most - memoryBefore) * 1_024) / Buffer.byteLength(text)
  await findsAll(address, rows)
  await sleep(afterwards)
  const times = await reading()
  const worst = Math.max(...times)
  // A busy machine keeps reads waiting without any upload: longer than then they must not wait, or than the goal says.
  const longest = Math.max(goals.wait, worstAlone / alone)
  child.kill('SIGTERM')
  await once(child, 'exit')

  const kills = await killWhileCreating(resources, settings, { db, rows: 5_000, rounds })
  return {
    title: `${whole(rows)} rows from a file to sites`,
    head: ['', ''],
    rows: [
      ['until all are checked (s)', checked.toFixed(1)],
      ['until all are created (s)', seconds.toFixed(1)],
      ['created', whole(done.successful)],
      ['p99 of reads before (ms)', milliseconds(alone)],
      ['longest read before (ms)', milliseconds(worstAlone)],
      ['p99 of reads meanwhile (ms)', milliseconds(percentile(times, 0.99))],
      ['longest read meanwhile (ms)', milliseconds(worst)],
      ['longest read before, in p99 of before', ratio(worstAlone / alone)],
      ['longest read meanwhile, in p99 of before', ratio(worst / alone)],
      ['memory, in sizes of the file', ratio(memory)],
    ],
    notes: [
      `${rounds + lateKills.length} kills while 5,000 sites were created and after: ${kills.midway} before they were there, ${rounds + lateKills.length - kills.midway - kills.torn} after.`,
      'Memory: the highest until all are created, of the whole server, less what it was before.',
      `Reads go on until ${whole(afterwards / 1_000)} s after all are found. The longest of them may take ${goals.wait} times the p99 of before or as long as the longest read of before, whichever is more: here ${ratio(longest)} times the p99.`,
    ],
    goals: [
      atMost(goals.seconds, 'seconds until all are created', seconds),
      exactly(rows, 'sites created', done.successful),
      atMost(
        longest,
        `times the p99 of before for the longest read (${longest > goals.wait ? 'the longest read of before' : 'the plain goal'} is the limit)`,
        worst / alone,
      ),
      atMost(goals.memory, 'sizes of the file in memory', memory),
      exactly(0, 'kills that left a part', kills.torn),
      exactly(0, 'uploads that were not finished after a kill', kills.unfinished),
    ],
  }
}
