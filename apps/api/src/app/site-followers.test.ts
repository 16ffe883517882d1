import { expect, it } from 'vitest'
import { testDatabase } from '#src/testing/database.ts'
import { features } from './app-features.ts'

const siteFollowers = features.flatMap((feature) => feature.siteFollowers)

const { db } = await testDatabase()

/** Tables that say something of a site and keep nothing of people: they go with it by themselves. */
const goWithTheSite = ['featured_sites', 'report_months', 'site_changes', 'site_embeddings', 'sites']

type Reference = { table: string; column: string; rule: string }

const references = async (): Promise<Reference[]> => {
  const { rows } = await db.execute<Reference>(`
    select keys.table_name as "table", keys.column_name as "column", rules.delete_rule as rule
    from information_schema.referential_constraints rules
    join information_schema.key_column_usage keys using (constraint_schema, constraint_name)
    join information_schema.key_column_usage target
      on target.constraint_schema = rules.unique_constraint_schema
      and target.constraint_name = rules.unique_constraint_name
    where target.table_name = 'sites'`)
  return rows
}

it('every table that refers to sites has a follower, or goes with its site', async () => {
  const tables = new Set((await references()).map(({ table }) => table))
  const followed = siteFollowers.flatMap(({ tables }) => tables)
  expect([...followed, ...goWithTheSite].toSorted()).toEqual([...tables].toSorted())
})

it('no site can be deleted while a follower has left something at it', async () => {
  const followed = siteFollowers.flatMap(({ tables }) => tables)
  const silent = (await references()).filter(
    ({ table, column, rule }) => followed.includes(table) && column !== 'came_from' && rule !== 'NO ACTION',
  )
  expect(silent).toEqual([])
})

it('followers keep what they keep under names of their own', () => {
  const names = siteFollowers.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
