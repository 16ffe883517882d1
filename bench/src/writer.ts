// A program of its own: opens the real dependencies, reports what is stored, then writes site after site and reports
// of each once its write is acknowledged. Its parent kills it.
import { isDeepStrictEqual } from 'node:util'
import { readConfig } from '../../apps/api/src/config/config.ts'
import { sites } from '../../apps/api/src/db/schema/sites.ts'
import { readStarterSites, sitesIntake } from '../../apps/api/src/features/sites/index.ts'
import { siteColumns, toSite } from '../../apps/api/src/features/sites/sites-rows.repo.ts'
import { bootstrapDatabase } from '../../apps/api/src/startup/database-bootstrap.ts'
import type { FromWriter } from './kills.ts'
import { madeUpSite } from './made-up-sites.ts'

const notify = (message: FromWriter) => process.stdout.write(`${JSON.stringify(message)}\n`)

const [first = '', isReader = ''] = process.argv.slice(2)
const config = readConfig(process.env, process.cwd())
const resources = await bootstrapDatabase(config, 'serve', {
  say: console.error,
  onIdleError: () => undefined,
})
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

const rows = await resources.db.select({ ...siteColumns, search: sites.search }).from(sites)
notify({
  say: 'ready',
  here: rows.map(({ externalId }) => String(externalId)),
  damaged: rows.filter((row) => !isWhole(row)).map(({ externalId }) => String(externalId)),
})

const intake = sitesIntake({ db: resources.db, clock: () => new Date() })
for (let number = Number(first); !isReader && !isStopping; number++) {
  await intake.addMissing([madeUpSite(starters, number)], 'approved')
  notify({ say: 'kept', key: String(number) })
}
await resources.close()
process.exit(0)
