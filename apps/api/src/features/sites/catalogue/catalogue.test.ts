import { eq } from 'drizzle-orm'
import pino from 'pino'
import { expect, it } from 'vitest'
import { sites } from '#db/schema/sites.ts'
import { testDatabase } from '#src/testing/database.ts'
import { addSite } from '#src/testing/sites.ts'
import { openCatalogue } from './catalogue.service.ts'

const { db } = await testDatabase()

it('names no site on the map that was hidden after the edition was made', async () => {
  const [shown, hidden] = [
    await addSite(db, { siteName: 'Shown' }),
    await addSite(db, { siteName: 'Hidden Since' }),
  ]
  // It never hears of a change, as if writes went on without a pause.
  const changes = { on: () => undefined, isListening: () => true }
  const catalogue = openCatalogue({ db, changes, log: pino({ level: 'silent' }) })
  const namesNow = async () => (await catalogue.points({ filter: {}, month: 1 })).name
  expect(await namesNow()).toEqual(['Hidden Since', 'Shown'])
  const become = (id: string, approvalStatus: 'rejected' | 'approved') =>
    db.update(sites).set({ approvalStatus }).where(eq(sites.id, id))
  await become(hidden, 'rejected')
  expect(await namesNow()).toEqual(['Shown'])
  await become(hidden, 'approved')
  await become(shown, 'rejected')
  expect(await namesNow()).toEqual(['Hidden Since'])
  await catalogue.close()
})
