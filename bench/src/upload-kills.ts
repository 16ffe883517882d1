import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../../apps/api/src/db/client.ts'
import { useDatabase } from './databases.ts'
import { range } from './figures.ts'
import type { Resources } from './resources.ts'
import { launchServer } from './server.ts'
import { addAdmin, countSites, fileOf, findsAll, uploader } from './uploading-sites.ts'

/** In milliseconds: after so long at most the server is killed while it creates sites. */
const latestKill = 3_000
/** In milliseconds after the sites are there: so late the server is killed once more. */
export const lateKills = [0, 250, 1_000, 4_000]

/** How often the history of sites tells that they were created, and the audit log that an upload was. */
const countTold = async (db: Db): Promise<{ history: number; audit: number }> => {
  const { rows } = await db.execute<{ history: number; audit: number }>(sql`
    select (select count(*)::int from site_changes where kind = 'created') as history,
      (select count(*)::int from audit_log where action = 'upload.commit') as audit`)
  return rows[0] ?? { history: 0, audit: 0 }
}

/**
 * Kills the server while it creates the sites of a file, and soon after they are there; answers in how many rounds it was
 * neither all nor nothing, and in how many something was missing or there twice after the restart.
 */
export const killWhileCreating = async (
  resources: Resources,
  DATABASE_URL: string,
  { rows, rounds }: { rows: number; rounds: number },
) => {
  const db = useDatabase(resources, DATABASE_URL, 2)
  const settings = { DATABASE_URL, SEED: 'false' }
  const found = { torn: 0, unfinished: 0, midway: 0 }
  const early = range(rounds).map((round) => (latestKill * (round + 0.5)) / rounds)
  for (const [round, wait] of [...early, ...lateKills].entries()) {
    await db.execute(sql`truncate sites, uploads, audit_log cascade`)
    // The rounds together take longer than a sign-in lasts.
    const cookie = await addAdmin(db)
    const first = await launchServer(resources, settings)
    const before = uploader(first.address, cookie)
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
    const { successful } = await uploader(second.address, cookie).reaches(id, 'done')
    const told = await countTold(db)
    const isRight = successful === rows && (await countSites(db)) === rows
    const isTold = told.history === rows && told.audit === 1
    if (!isRight || !isTold || !(await findsAll(second.address, rows))) found.unfinished++
    second.child.kill('SIGKILL')
    await once(second.child, 'exit')
  }
  return found
}
