import { readdirSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bareDatabase, otherConnection } from '#src/testing/database.ts'
import { migrateDatabase } from './migrate.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))
const steps = readdirSync(folder).filter((name) => name.endsWith('.sql'))

type Journal = { entries: { tag: string }[] }

/** Brings a database to where it was after this step, and no further. */
const migrateTo = async (client: pg.Client, last: string) => {
  const earlier = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(earlier, { recursive: true }))
  await cp(folder, earlier, { recursive: true })
  const path = join(earlier, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal
  const at = journal.entries.findIndex(({ tag }) => tag === last)
  if (at < 0) throw new Error(`There is no step ${last}`)
  const entries = journal.entries.slice(0, at + 1)
  await writeFile(path, JSON.stringify({ ...journal, entries }))
  await migrate(drizzle(client), { migrationsFolder: earlier })
  return entries.length
}

describe('migrating a database', () => {
  it('applies every step once, even when two servers start at the same moment', async () => {
    const connectionString = await bareDatabase()
    const both = await Promise.all([migrateDatabase(connectionString), migrateDatabase(connectionString)])
    expect(both.map(({ applied }) => applied).sort()).toEqual([0, steps.length])
    expect(both.map(({ total }) => total)).toEqual([steps.length, steps.length])
    const { rows } = await (await otherConnection(connectionString)).query(
      'select count(*)::int as steps from drizzle.__drizzle_migrations',
    )
    expect(rows).toEqual([{ steps: steps.length }])
  })

  it('makes the queue of jobs too', async () => {
    const connectionString = await bareDatabase()
    await migrateDatabase(connectionString)
    const client = await otherConnection(connectionString)
    await client.query("select graphile_worker.add_job('something', '{}')")
    expect((await client.query('select from graphile_worker.jobs')).rowCount).toBe(1)
  })

  it('does nothing when there is nothing to do, and lets go of its lock', async () => {
    const connectionString = await bareDatabase()
    await migrateDatabase(connectionString)
    expect(await migrateDatabase(connectionString)).toEqual({ applied: 0, total: steps.length })
    const { rows } = await (await otherConnection(connectionString)).query(
      "select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    )
    expect(rows).toEqual([])
  })

  it('keeps what was there before there were dive reports, and counts those that come then', async () => {
    const connectionString = await bareDatabase()
    const client = await otherConnection(connectionString)
    const before = await migrateTo(client, '0008_photos')
    await client.query(`insert into sites (id, created_at, last_updated, lng, lat, source, approval_status,
        sort_name, search_names, search_places, search_words, slug, site_name, average_rating)
      select gen_random_uuid(), now(), now(), 34, 27, 'test', 'approved', 'a', 'a', 'a', 'a', 'a', 'Reef', null
      from generate_series(1, 3)`)
    expect(await migrateDatabase(connectionString)).toEqual({
      applied: steps.length - before,
      total: steps.length,
    })
    await client.query(`insert into reports (id, site_id, rating, title, content, dive_date, approval_status,
        created_at, last_updated, submitted_at)
      select gen_random_uuid(), id, 4, 'Dive Report', '', '2026-05-01', 'approved', now(), now(), now() from sites`)
    const { rows } = await client.query(
      'select average_rating, reports from sites join site_digests on site_id = id',
    )
    expect(rows).toEqual(Array(3).fill({ average_rating: 4, reports: 1 }))
  })
})
