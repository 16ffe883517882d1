import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Db } from '#db/client.ts'
import { testApp } from '#src/testing/app.ts'
import { addPerson } from '#src/testing/people.ts'
import { countShared, hasShared, listActivity } from './shared.repo.ts'

const { deps } = await testApp()

/** How the database would go about each query that is made meanwhile, where there were many rows. */
const plansOf = (ask: (db: Db) => Promise<unknown>): Promise<string> =>
  deps.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const plans: unknown[] = []
    const execute = async (query: Parameters<Db['execute']>[0]) => {
      plans.push((await tx.execute(sql`explain ${query}`)).rows)
      return tx.execute(query as never)
    }
    await ask({ ...deps.db, execute } as never)
    return JSON.stringify(plans)
  })

it.each([
  ['counted', (db: Db, id: string) => countShared(db, id)],
  ['looked for', (db: Db, id: string) => hasShared(db, id)],
] as const)('what is public of a person is %s without walking through a table', async (_, ask) => {
  const { id } = await addPerson(deps)
  expect(await plansOf((db) => ask(db, id))).not.toContain('Seq Scan')
})

it('what is public of a person is listed from indices that hold nothing else, in their order', async () => {
  const { id } = await addPerson(deps)
  const after = { at: '2026-05-20T10:00:00.000Z', id: crypto.randomUUID() }
  const plans = await plansOf((db) => listActivity(db, id, { after, limit: 6 }))
  for (const index of ['photos_shown_of_uploader', 'reports_shown_of_author', 'sites_shown_of_author'])
    expect(plans).toContain(`Index Scan Backward using ${index}`)
})
