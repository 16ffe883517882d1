import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bareDatabase, otherConnection } from '#src/testing/database.ts'
import { migrateDatabase } from './migrate.ts'

const steps = readdirSync(new URL('./migrations', import.meta.url)).filter((name) => name.endsWith('.sql'))

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
})
