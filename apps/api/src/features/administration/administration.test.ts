import { administration } from '@soundings/contract/administration'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'
import { sponsorService } from '../sites/index.ts'

const { app, deps, passTime } = await testApp()
const { db } = deps
const admin = await addPerson(deps, { groups: ['admin'], handle: 'harbour_master' })

const ask = async (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  by: Headers = admin.headers,
) => {
  const answer = await app.inject({
    method,
    url: `/api/admin/${path}`,
    headers: by,
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.body, json: () => answer.json() }
}
const read = async (path: string) => (await ask('GET', path)).json()
const lastAudit = async () => (await read('audit?limit=1')).items[0]

/** Puts a job in as one that failed for good or waits; nobody does a task that nobody knows. */
const addJob = async (
  task: string,
  { attempts = 1, max = 1, error = 'It broke\n  at somewhere.ts:1' } = {},
) => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id::text from graphile_worker.add_job(${task}, '{"secret":"x"}', run_at => now() + interval '1 hour', max_attempts => ${max})`,
  )
  const id = String(rows[0]?.id)
  await db.execute(sql`
    update graphile_worker._private_jobs set attempts = ${attempts}, last_error = ${error} where id = ${id}::bigint`)
  return id
}

describe('what is below /api/admin', () => {
  const fill = (path: string) => path.replace(':userId', admin.id).replace(/:\w+/, admin.id)
  it.each(Object.entries(administration))('%s is refused to everybody else', async (_, { method, path }) => {
    const { headers } = await addPerson(deps, { groups: ['moderator'] })
    const call = (by: Headers) => app.inject({ method, url: fill(path), headers: by })
    expect((await call({})).statusCode).toBe(401)
    expect((await call(headers)).statusCode).toBe(403)
  })
})

describe('health', () => {
  it('tells how every part does', async () => {
    expect(await read('health')).toMatchObject({
      database: { state: 'ok', bytes: expect.any(Number) },
      mail: { state: 'warning', delivery: 'kept', lastError: null },
      files: { state: 'ok', store: 'disk' },
      jobs: { failed: expect.any(Number) },
    })
  })

  it('names the instances, and which of them is silent', async () => {
    await eventually(async () =>
      expect((await read('instances')).items).toMatchObject([{ isThis: true, version: '0.0.0-test' }]),
    )
    passTime(2 * 60_000)
    expect((await read('instances')).items[0].isSilent).toBe(true)
  })

  it('names the versions', async () => {
    expect(await read('versions')).toMatchObject({
      app: '0.0.0-test',
      node: process.versions.node,
      postgres: expect.stringMatching(/^\d+/),
      migrations: expect.any(Number),
    })
  })
})

describe('the queue', () => {
  it('shows failed jobs without what they work on, and runs one again', async () => {
    const id = await addJob('unknown-task')
    const { items, counts, total } = await read('jobs')
    expect(items).toMatchObject([{ id, task: 'unknown-task', state: 'failed', lastError: 'It broke' }])
    expect([counts.failed, total]).toEqual([1, 1])
    expect(JSON.stringify(items)).not.toContain('secret')
    expect((await ask('POST', `jobs/${id}/retry`)).json()).toMatchObject({ state: 'waiting', attempts: 0 })
    expect((await read('jobs')).items).toEqual([])
    expect(await lastAudit()).toMatchObject({
      action: 'job.retry',
      actor: { handle: 'harbour_master' },
      subject: { type: 'job', id, name: 'unknown-task' },
    })
    expect((await ask('DELETE', `jobs/${id}`)).status).toBe(200)
    expect((await ask('DELETE', `jobs/${id}`)).status).toBe(404)
    expect((await ask('POST', `jobs/${id}/retry`)).status).toBe(404)
  })

  it('a running job is left alone', async () => {
    const id = await addJob('unknown-task', { max: 5 })
    await db.execute(
      sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where id = ${id}::bigint`,
    )
    expect((await ask('POST', `jobs/${id}/retry`)).status).toBe(409)
    expect((await ask('DELETE', `jobs/${id}`)).json()).toMatchObject({ code: 'job-running' })
    await db.execute(sql`delete from graphile_worker._private_jobs where id = ${id}::bigint`)
  })

  it('is paged, the latest first, each state by itself', async () => {
    const ids = [await addJob('a'), await addJob('b'), await addJob('c')].toReversed()
    const retrying = await addJob('d', { max: 5 })
    const first = await read('jobs?limit=2')
    const second = await read(`jobs?limit=2&cursor=${first.nextCursor}`)
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
    expect(second.nextCursor).toBeNull()
    expect((await read('jobs?state=retrying')).items).toMatchObject([{ id: retrying, state: 'retrying' }])
  })
})

describe('people', () => {
  it('are found by name, username and whole address, which alone is shown whole', async () => {
    const { id } = await addPerson(deps, {
      handle: 'Nudi_Nora',
      fullName: 'Nora Branch',
      email: 'nora@example.org',
    })
    for (const q of ['nudi', '@nudi_nora', 'branch'])
      expect((await read(`people?q=${q}`)).items).toMatchObject([
        { id, email: 'n…@example.org', sessions: 1 },
      ])
    expect((await read('people?q=NORA@example.org')).items).toMatchObject([{ id, email: 'nora@example.org' }])
    expect((await read('people?q=%25')).items).toEqual([])
    expect((await read(`people/${id}`)).email).toBe('n…@example.org')
  })

  it('come newest first, page by page, and by group', async () => {
    const { total, items, nextCursor } = await read('people?limit=1')
    expect(items).toHaveLength(1)
    expect((await read(`people?limit=200&cursor=${nextCursor}`)).items).toHaveLength(total - 1)
    expect((await read('people?group=admin')).items).toMatchObject([{ id: admin.id }])
  })

  it('get into groups and out of them, which is written down', async () => {
    const { id } = await addPerson(deps)
    expect((await ask('PUT', `people/${id}/groups/moderator`)).json()).toMatchObject({
      groups: ['moderator'],
    })
    expect(await lastAudit()).toMatchObject({
      action: 'groups',
      actor: { id: admin.id },
      subject: { type: 'user', id },
      details: { from: [], to: ['moderator'] },
    })
    expect((await ask('DELETE', `people/${id}/groups/moderator`)).json()).toMatchObject({ groups: [] })
  })

  it('the last admin stays one, and two who take it from each other leave one', async () => {
    const refused = await ask('DELETE', `people/${admin.id}/groups/admin`)
    expect([refused.status, refused.json()]).toMatchObject([
      409,
      { code: 'last-admin', issues: [{ path: ['group'] }] },
    ])
    const other = await addPerson(deps, { groups: ['admin'] })
    const [one, two] = await Promise.all([
      ask('DELETE', `people/${other.id}/groups/admin`),
      ask('DELETE', `people/${admin.id}/groups/admin`, undefined, other.headers),
    ])
    expect([one.status, two.status].filter((status) => status === 200)).toHaveLength(1)
    await db.execute(sql`update users set groups = '{admin}' where id = ${admin.id}`)
    await db.execute(sql`update users set groups = '{}' where id = ${other.id}`)
  })

  it('are signed out everywhere; oneself everywhere else', async () => {
    const { id, headers } = await addPerson(deps)
    expect((await ask('DELETE', `people/${id}/sessions`)).json()).toEqual({ ended: 1 })
    expect((await app.inject({ url: '/api/auth/me', headers })).statusCode).not.toBe(200)
    expect((await ask('DELETE', `people/${admin.id}/sessions`)).status).toBe(200)
    expect((await ask('GET', 'versions')).status).toBe(200)
  })
})

describe('announcements', () => {
  const shown = async () => JSON.stringify((await app.inject('/api/configuration/messages')).json())

  it('begin and end by themselves, and are taken down', async () => {
    const at = (minutes: number) => new Date(deps.clock().getTime() + minutes * 60_000).toISOString()
    const added = await ask('POST', 'broadcasts', {
      value: 'Maintenance tonight',
      cancellable: true,
      startsAt: at(2),
      endsAt: at(4),
    })
    expect([added.status, added.json().state]).toEqual([201, 'scheduled'])
    expect(await lastAudit()).toMatchObject({ action: 'broadcast.add' })
    expect(await shown()).not.toContain('Maintenance')
    passTime(3 * 60_000)
    expect(await shown()).toContain('Maintenance')
    passTime(2 * 60_000)
    expect(await shown()).not.toContain('Maintenance')
    expect((await read('broadcasts')).items).toMatchObject([{ state: 'ended' }])
    expect((await ask('DELETE', `broadcasts/${added.json()._id}`)).status).toBe(200)
    expect((await ask('DELETE', `broadcasts/${added.json()._id}`)).status).toBe(404)
    expect(await lastAudit()).toMatchObject({ action: 'broadcast.end' })
  })

  it('that end before they begin are refused', async () => {
    const past = new Date(deps.clock().getTime() - 1_000).toISOString()
    const refused = await ask('POST', 'broadcasts', { value: 'Late', cancellable: true, endsAt: past })
    expect([refused.status, refused.json().issues[0].path]).toEqual([400, ['endsAt']])
  })
})

it('sponsors are listed with their sites', async () => {
  const id = await addSite(db, { siteName: 'Paid Point' })
  await sponsorService(deps).put(id, { sponsoredBy: 'Blue Co', sponsorURL: null, logoURL: null }, null)
  expect(await read('sponsors')).toMatchObject({ items: [{ id, sponsoredBy: 'Blue Co' }], total: 1 })
})

it('flags are told as they stand, with their source', async () => {
  const { source, items } = await read('flags')
  expect(source).toMatchObject({ kind: 'file', name: expect.stringContaining('flags.json') })
  expect(items).toContainEqual({
    key: 'community',
    usual: true,
    values: { visitor: 'true', member: 'true', admin: 'true' },
    reason: 'STATIC',
  })
})

it('sizes are measured when they are first asked for', async () => {
  expect(await read('sizes')).toEqual({ measuredAt: null, items: [] })
  await eventually(async () =>
    expect((await read('sizes')).items).toContainEqual({ name: 'sites', now: 1, added: expect.any(Number) }),
  )
  expect(
    (await read('sizes')).items.find(({ name }: { name: string }) => name === 'database-bytes').now,
  ).toBeGreaterThan(0)
})

describe('the audit log', () => {
  it('is filtered by who, action, thing and time', async () => {
    const { actions, types } = await read('audit/actions')
    expect(actions).toEqual([...actions].sort())
    expect([actions, types]).toMatchObject([
      expect.arrayContaining(['groups', 'job.retry']),
      expect.arrayContaining(['job', 'user']),
    ])
    const count = async (filter: string) => (await read(`audit?${filter}`)).total
    const all = await count('')
    expect(await count('actor=Harbour_Master')).toBe(await count(`actor=${admin.id}`))
    expect(await count('actor=nobody_here')).toBe(0)
    // The sponsor was named by a command.
    expect(await count('actor=command')).toBe(1)
    expect((await count('type=job')) + (await count('type=user'))).toBeLessThan(all)
    expect(await count('action=site.sponsor&type=site')).toBe(1)
    expect(await count(`to=${deps.clock().toISOString()}`)).toBeLessThan(all)
    expect(await count(`from=${new Date(deps.clock().getTime() + 1).toISOString()}`)).toBe(0)
  })

  it('is paged', async () => {
    const first = await read('audit?limit=3')
    const rest = await read(`audit?limit=200&cursor=${first.nextCursor}`)
    const ids = [...first.items, ...rest.items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(first.total)
    expect(first.isMore).toBe(false)
  })

  it('is a file, in which nothing is worked out', async () => {
    await ask('POST', 'broadcasts', { value: '=HYPERLINK("http://evil")', cancellable: true })
    const answer = await app.inject({ url: '/api/admin/audit.csv', headers: admin.headers })
    expect(answer.headers['content-type']).toContain('text/csv')
    const [, first = ''] = answer.body.split('\r\n')
    expect(first).toContain('broadcast.add')
    expect(first).toContain(`"'=HYPERLINK(""http://evil"")"`)
    expect(answer.body.split('\r\n').length - 2).toBe((await read('audit')).total)
  })
})
