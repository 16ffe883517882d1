// A program of its own: opens the real ground, tells what it finds there, then writes site after site and tells
// of each once its write is acknowledged. Its parent kills it.
import { isDeepStrictEqual } from 'node:util'
import { readConfig } from '../../apps/api/src/config.ts'
import { sites } from '../../apps/api/src/db/schema/sites.ts'
import { readStarterSites, sitesIntake } from '../../apps/api/src/features/sites/index.ts'
import { siteColumns, toSite } from '../../apps/api/src/features/sites/sites-rows.repo.ts'
import { openGround } from '../../apps/api/src/ground.ts'
import { madeUpSite } from './made-up-sites.ts'

/** `ready` names the sites that are here, and those of them that are not as they were written. */
export type FromWriter = { say: 'ready'; here: string[]; damaged: string[] } | { say: 'kept'; key: string }

const tell = (message: FromWriter) => process.stdout.write(`${JSON.stringify(message)}\n`)

const [first = '', isReader = ''] = process.argv.slice(2)
const config = readConfig(process.env, process.cwd())
const ground = await openGround(config, 'serve', { say: console.error, onIdleError: () => undefined })
let isStopping = false
process.once('SIGTERM', () => {
  isStopping = true
})

const starters = await readStarterSites()
const isWhole = (row: typeof sites.$inferSelect) => {
  const { facts } = madeUpSite(starters, Number(row.externalId))
  const written = Object.fromEntries(Object.entries(toSite(row)).filter(([name]) => name in facts))
  return isDeepStrictEqual(written, { ...facts })
}

const rows = await ground.db.select({ ...siteColumns, search: sites.search }).from(sites)
tell({
  say: 'ready',
  here: rows.map(({ externalId }) => String(externalId)),
  damaged: rows.filter((row) => !isWhole(row)).map(({ externalId }) => String(externalId)),
})

const intake = sitesIntake({ db: ground.db, clock: () => new Date() })
for (let number = Number(first); !isReader && !isStopping; number++) {
  await intake.addMissing([madeUpSite(starters, number)], 'approved')
  tell({ say: 'kept', key: String(number) })
}
await ground.close()
process.exit(0)
