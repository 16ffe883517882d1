import { openEmbeddedPostgres } from '../../apps/api/src/adapters/postgres-embedded/index.ts'
import { type Db, openDatabase } from '../../apps/api/src/db/client.ts'
import { migrateDatabase } from '../../apps/api/src/db/migrate.ts'
import { readStarterSites, sitesIntake } from '../../apps/api/src/features/sites/index.ts'
import { range } from './figures.ts'
import { madeUpSite } from './made-up-sites.ts'
import { makeDataFolder, type Resources } from './resources.ts'

const batch = 500

/** The PostgreSQL that measurements make their databases on: that of DATABASE_URL, else the embedded one. */
export const openPostgres = async (resources: Resources): Promise<string> => {
  const given = process.env.DATABASE_URL
  if (given) return given
  const dataFolder = await makeDataFolder(resources)
  const embedded = await openEmbeddedPostgres({ dataFolder, purpose: 'command' })
  resources.defer(embedded.stop)
  return embedded.connectionString
}

/** A database that the measurement itself reads and writes, with so many connections and for as long as it needs. */
export const useDatabase = (resources: Resources, connectionString: string, connections: number): Db => {
  const { db, close } = openDatabase({
    connectionString,
    connections,
    onIdleError: () => undefined,
    longest: 0,
  })
  resources.defer(close)
  return db
}

/** Runs one statement over a connection of its own. */
export const onServer = async <Row extends Record<string, unknown>>(
  connectionString: string,
  statement: string,
): Promise<Row[]> => {
  const database = openDatabase({ connectionString, connections: 1, onIdleError: () => undefined })
  try {
    const { rows } = await database.db.execute(statement)
    return rows as Row[]
  } finally {
    await database.close()
  }
}

/** A migrated database of its own on that server, which goes in the end; answers its address. */
export const makeDatabase = async (resources: Resources, server: string, label: string): Promise<string> => {
  const name = `soundings_bench_${process.pid}_${label}`
  await onServer(server, `create database ${name}`)
  resources.defer(async () => {
    await onServer(server, `drop database ${name} with (force)`)
  })
  const url = new URL(server)
  url.pathname = `/${name}`
  await migrateDatabase(url.href)
  return url.href
}

/** Fills a database with the first `count` made-up sites, and tidies it as PostgreSQL itself does in time. */
export const fill = async (connectionString: string, count: number): Promise<void> => {
  const starters = await readStarterSites()
  const database = openDatabase({ connectionString, connections: 2, onIdleError: () => undefined })
  try {
    const intake = sitesIntake({ db: database.db, clock: () => new Date() })
    for (let from = 0; from < count; from += batch) {
      const numbers = range(Math.min(batch, count - from)).map((at) => from + at)
      await intake.addMissing(
        numbers.map((number) => madeUpSite(starters, number)),
        'approved',
      )
    }
  } finally {
    await database.close()
  }
  await onServer(connectionString, 'vacuum analyze sites')
}

/** Columns that the database makes by itself. */
const made = ['id', 'map_id', 'search', 'revision']

/** A copy is made in so many statements, as each may only take so long. */
const parts = 10

/** Makes so many times as many sites of those there are: copies under names of their own, some hundred metres apart. */
export const multiply = async (connectionString: string, times: number): Promise<void> => {
  const columns = await onServer<{ name: string }>(
    connectionString,
    "select column_name as name from information_schema.columns where table_name = 'sites' order by ordinal_position",
  )
  const kept = columns.map(({ name }) => name).filter((name) => !made.includes(name))
  const renamed: Record<string, string> = {
    site_name: "left(site_name, 110) || ' ' || copy",
    sort_name: "left(sort_name, 190) || ' ' || copy",
    search_names: "search_names || ' ' || copy",
    lng: 'greatest(-180, least(180, lng + copy * 0.003))',
    external_id: "external_id || '-' || copy",
  }
  const insert = (copy: number, part: number) =>
    onServer(
      connectionString,
      `insert into sites (id, ${kept.join(', ')})
       select gen_random_uuid(), ${kept.map((name) => renamed[name] ?? name).join(', ')}
       from sites, (select ${copy} as copy) copies
       where external_id not like '%-%' and map_id % ${parts} = ${part}`,
    )
  for (const copy of range(times).slice(1)) for (const part of range(parts)) await insert(copy, part)
  await onServer(connectionString, 'vacuum analyze sites')
}
