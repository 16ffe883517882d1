import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Db } from '#db/client.ts'
import { listJobs } from '#src/jobs/jobs-desk.ts'
import { testDatabase } from '#src/testing/database.ts'
import { countAudit, listAudit, listWords, type Wanted } from './audit/audit-log.repo.ts'

const { db } = await testDatabase()

/** So many rows that no plan walks through them. */
const entries = 50_000
const jobs = 20_000
const most = 10_001
const page = 51
const [rare, busy] = ['0190f000-0000-7000-8000-000000000001', '0190f000-0000-7000-8000-000000000002']

await db.execute(sql`
  insert into audit_log (id, at, actor_id, action, subject_type, subject_id)
  select gen_random_uuid(), timestamptz '2026-01-01' + n * interval '1 minute',
    case when n % 1000 = 0 then ${rare}::uuid when n % 7 = 0 then null else ${busy}::uuid end,
    case when n % 2000 = 0 then 'groups' else 'site.edit' end,
    case when n % 500 = 0 then 'user' else 'site' end, 'thing-' || n % 5000
  from generate_series(1, ${entries}) n`)
await db.execute(sql`select from graphile_worker.add_job('some-task')`)
await db.execute(sql`
  insert into graphile_worker._private_jobs (task_id, run_at, attempts)
  select id, now() + n * interval '1 second', case when n % 1000 = 0 then 25 when n % 500 = 0 then 1 else 0 end
  from graphile_worker._private_tasks, generate_series(1, ${jobs}) n where identifier = 'some-task'`)
await db.execute(sql`vacuum analyze audit_log, graphile_worker._private_jobs`)

type Cost = { walks: number; rows: number }

const countedIn = async (tx: Db, table: string): Promise<Cost> => {
  const { rows } = await tx.execute<Cost>(sql`
    select seq_scan::int as walks, (seq_tup_read + idx_tup_fetch)::int as rows
    from pg_stat_xact_all_tables where relname = ${table}`)
  return rows[0] ?? { walks: 0, rows: 0 }
}

/** How a question was answered: by how many walks through the table, and how many of its rows were looked at. */
const costOf = (table: string, ask: (tx: Db) => Promise<unknown>): Promise<Cost> =>
  db.transaction(async (tx) => {
    // What the connection did just before may still be counted.
    const before = await countedIn(tx, table)
    await ask(tx)
    const after = await countedIn(tx, table)
    return { walks: after.walks - before.walks, rows: after.rows - before.rows }
  })

const asked: [string, Wanted][] = [
  ['everything', {}],
  ['by one person', { actorId: rare }],
  ['by commands', { actorId: null }],
  ['of one action', { action: 'groups' }],
  ['of one kind', { type: 'user' }],
  ['about one thing', { type: 'site', subject: 'thing-77' }],
  ['of some days', { from: new Date('2026-01-10'), to: new Date('2026-01-12') }],
]

it.each(asked)('a page of the audit log, %s, is no walk through it', async (_, wanted) => {
  const place = { at: new Date('2026-02-01'), id: rare }
  for (const before of [undefined, place]) {
    const cost = await costOf('audit_log', async (tx) => listAudit(tx, wanted, before, page))
    expect(cost).toMatchObject({ walks: 0 })
    expect(cost.rows).toBeLessThan(500)
  }
  const counting = await costOf('audit_log', (tx) => countAudit(tx, wanted, most))
  expect(counting.rows).toBeLessThanOrEqual(most)
})

it('the words of the audit log are found by as many steps as there are words', async () => {
  const cost = await costOf('audit_log', async (tx) =>
    expect(await listWords(tx)).toEqual({ actions: ['groups', 'site.edit'], types: ['site', 'user'] }),
  )
  expect(cost.walks).toBe(0)
  expect(cost.rows).toBeLessThan(20)
})

it('jobs of each state are found without walking through those that wait', async () => {
  for (const state of ['failed', 'retrying', 'running', 'waiting'] as const) {
    const cost = await costOf('_private_jobs', (tx) => listJobs(tx, state, undefined, page))
    expect([state, cost.walks]).toEqual([state, 0])
    expect(cost.rows).toBeLessThan(300)
  }
})
