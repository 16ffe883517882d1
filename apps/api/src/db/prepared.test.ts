import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sites } from '#db/schema/sites.ts'
import { testDatabase } from '#src/testing/database.ts'
import { addSite } from '#src/testing/sites.ts'
import { prepared } from './prepared.ts'

const { db } = await testDatabase()

it('puts a query together once for each database, and asks it with what is given each time', async () => {
  let built = 0
  const named = prepared((db) => {
    built++
    return db
      .select({ id: sites.id })
      .from(sites)
      .where(eq(sites.siteName, sql.placeholder('name')))
      .prepare('named')
  })
  const id = await addSite(db, { siteName: 'Blue Hole' })
  for (let round = 0; round < 8; round++) {
    expect(await named(db).execute({ name: 'Blue Hole' })).toEqual([{ id }])
    expect(await named(db).execute({ name: 'Canyon' })).toEqual([])
  }
  expect(built).toBe(1)
})
