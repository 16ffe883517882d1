import { describe, expect, it } from 'vitest'
import { testDatabase } from '#src/testing/database.ts'

const { db } = await testDatabase()

/** Columns that a deleted row or a person who leaves is looked up by, and that no index begins with. */
const walked = `
  with looked_up (tab, col) as (
    select conrelid, conkey[1] from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
    union
    select attrelid, attnum from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attname = 'approved_by'
  )
  select format('%s.%s', tab::regclass, attname) as "column" from looked_up
  join pg_attribute on attrelid = tab and attnum = col
  where not exists (
    select from pg_index where indrelid = tab and indkey[0] = col
      and coalesce(pg_get_expr(indpred, indrelid), '') in ('', format('(%I IS NOT NULL)', attname)))`

/** Indexes that no `order by … desc` is read from: that has nulls first, where there can be none as well. */
const sortedOtherwise = `
  select indexrelid::regclass::text as "index" from pg_index
  join pg_class on pg_class.oid = indexrelid, unnest(indoption::int[]) as option
  where relnamespace = 'public'::regnamespace and option = 1`

describe('the tables', () => {
  it('are not walked through where a row is deleted or a person leaves', async () => {
    const { rows } = await db.execute(walked)
    expect(rows).toEqual([])
  })

  it('are read from the newest on without being sorted', async () => {
    const { rows } = await db.execute(sortedOtherwise)
    expect(rows).toEqual([])
  })
})
