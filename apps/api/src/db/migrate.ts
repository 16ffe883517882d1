import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any constant will do, as long as every instance asks for the same lock. */
const migrationLock = 736_431_001

type Migrated = { applied: number; total: number }

const countApplied = async (client: pg.Client): Promise<number> => {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name")
  if (table.rows[0].name === null) return 0
  const { rows } = await client.query('select count(*)::int as applied from drizzle.__drizzle_migrations')
  return rows[0].applied
}

/** The tables of the job queue belong to its library, which brings them up to date itself. */
const migrateJobs = async (connectionString: string): Promise<void> => {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: 10_000,
    application_name: 'soundings migrate',
  })
  // Whoever uses the connection hears of it; without a listener the process would end.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) })
  } finally {
    await pool.end()
  }
}

/** What those who run the server ask of the queue: its own index knows only the jobs that can be taken. */
const jobIndexes = `
  create index if not exists soundings_jobs_held on graphile_worker._private_jobs (id) where not is_available;
  create index if not exists soundings_jobs_retrying on graphile_worker._private_jobs (id)
    where is_available and attempts > 0`

/** Brings a database to the newest schema, in order, each step in one transaction; a second caller waits. */
export const migrateDatabase = async (connectionString: string): Promise<Migrated> => {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    application_name: 'soundings migrate',
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const before = await countApplied(client)
    await migrate(drizzle(client), { migrationsFolder: folder })
    await migrateJobs(connectionString)
    await client.query(jobIndexes)
    const total = await countApplied(client)
    return { applied: total - before, total }
  } finally {
    await client.end()
  }
}
