import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { buildForm, callsOf } from '#src/testing/contributions.ts'
import { asLevel } from '#src/testing/people.ts'
import { type Arrival, sitesIntake } from '../sites-intake.service.ts'
import { changeSite } from './change-site.ts'

const { app, deps } = await testApp()
const { get, put } = callsOf(app)

const form = buildForm()
const editor = await asLevel(deps, 'editor')
let made = 0

const taking = { status: 'approved', keepDuplicates: true } as const
const arrivalOf = (
  facts: Partial<typeof form>,
  externalId: string,
  licence: string | null = null,
): Arrival => ({
  facts: { ...form, ...facts },
  provenance: { source: 'club', licence, sourceUrl: null, externalId },
})
const arrive = async (...given: Parameters<typeof arrivalOf>) => {
  const [done] = await sitesIntake(deps).take([arrivalOf(...given)], taking)
  if (!done || !('id' in done)) throw new Error('The site did not arrive')
  return done
}
const site = async (id: string) => (await get(`/api/sites/${id}`)).json()
const edit = async (id: string, facts: Partial<typeof form>) => {
  const answer = await put(`/api/sites/${id}`, editor, { facts: { ...form, ...facts }, version: 1 })
  expect(answer.statusCode).toBe(200)
}

describe('importing a site again that people changed here', () => {
  it('keeps what they changed and takes over the rest', async () => {
    const key = `key-${++made}`
    const { id } = await arrive({ siteName: 'Old Name', city: 'Dahab' }, key)
    await edit(id, { siteName: 'Right Name', city: 'Dahab' })
    const again = await arrive({ siteName: 'Source Name', city: 'Nuweiba', maxDepth: 30 }, key)
    expect(again).toEqual({ outcome: 'updated', id })
    expect(await site(id)).toMatchObject({
      siteName: 'Right Name',
      city: 'Nuweiba',
      maxDepth: 30,
      version: 3,
    })
    const third = await arrive({ siteName: 'Other Name', city: 'Nuweiba', maxDepth: 30 }, key)
    expect(third.outcome).toBe('unchanged')
  })

  it('keeps all depths as they are where the mixture would contradict itself', async () => {
    const key = `key-${++made}`
    const { id } = await arrive({ maxDepth: 40 }, key)
    await edit(id, { maxDepth: 40, averageDepth: 30 })
    await arrive({ maxDepth: 20, averageDepth: 10, city: 'Dahab' }, key)
    expect(await site(id)).toMatchObject({ maxDepth: 40, averageDepth: 30, city: 'Dahab' })
  })

  it('keeps all that is said of the access where the mixture would contradict itself', async () => {
    const key = `key-${++made}`
    const closed = { accessStatus: 'closed', accessStatusReason: 'Listed as not open to the public' } as const
    const { id } = await arrive(closed, key)
    await edit(id, { ...closed, accessStatusReason: 'A military area' })
    await arrive({ city: 'Dahab' }, key)
    expect(await site(id)).toMatchObject({
      accessStatus: 'closed',
      accessStatusReason: 'A military area',
      city: 'Dahab',
    })
  })

  it('keeps also what somebody saves in the very moment', async () => {
    const key = `key-${++made}`
    const { id } = await arrive({}, key)
    const facts = { ...form, siteName: 'Saved Meanwhile' }
    const importing = await deps.db.transaction(async (tx) => {
      await changeSite(tx, { siteId: id, facts, kind: 'edited', by: null, at: deps.clock() })
      const done = arrive({ siteName: 'From The Source', maxDepth: 12 }, key)
      const waits = async () =>
        (await deps.db.execute('select 1 from pg_locks where not granted')).rows.length
      await expect.poll(waits).toBeGreaterThan(0)
      return { done }
    })
    expect((await importing.done).outcome).toBe('updated')
    expect(await site(id)).toMatchObject({ siteName: 'Saved Meanwhile', maxDepth: 12, version: 3 })
  })

  it('tells an editor who read it before that it is another now', async () => {
    const key = `key-${++made}`
    const { id } = await arrive({}, key)
    await arrive({ maxDepth: 12 }, key)
    const late = await put(`/api/sites/${id}`, editor, { facts: { ...form, maxDepth: 20 }, version: 1 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed-since'])
  })

  it('is a change in its history, which an editor can read and which the next import may change again', async () => {
    const key = `key-${++made}`
    const { id } = await arrive({}, key)
    await arrive({ maxDepth: 12 }, key)
    const late = await put(`/api/sites/${id}`, editor, { facts: { ...form, maxDepth: 20 }, version: 1 })
    expect(late.json().message).toContain('An import changed this site')
    const { items } = (await get(`/api/sites/${id}/history`, editor)).json()
    expect(items).toMatchObject([
      {
        kind: 'edited',
        version: 2,
        actorHandle: null,
        note: 'Imported from club',
        changes: [{ field: 'maxDepth', before: null, after: 12 }],
        canUndo: true,
      },
    ])
    await arrive({ maxDepth: 13 }, key)
    expect(await site(id)).toMatchObject({ maxDepth: 13, version: 3 })
  })

  it('is no change of the site where only its licence is another', async () => {
    const key = `key-${++made}`
    const { id } = await arrive({}, key)
    expect(await arrive({}, key, 'CC0-1.0')).toEqual({ outcome: 'updated', id })
    expect(await site(id)).toMatchObject({ version: 1, provenance: { licence: 'CC0-1.0' } })
    expect((await get(`/api/sites/${id}/history`, editor)).json().total).toBe(0)
  })

  it('and a merge at the same moment wait for one another, and neither fails', async () => {
    const [first, second] = [`key-${++made}`, `key-${++made}`]
    const [from, into] = [
      await arrive({ siteName: 'From' }, first),
      await arrive({ siteName: 'Into' }, second),
    ]
    const merging = await deps.db.transaction(async (tx) => {
      const intake = sitesIntake({ db: tx, clock: deps.clock })
      expect(await intake.lock()).toBe(true)
      await intake.take([arrivalOf({ siteName: 'Into', maxDepth: 12 }, second)], taking)
      const done = app.inject({
        method: 'POST',
        url: `/api/sites/${from.id}/merge`,
        headers: editor,
        payload: { into: into.id },
      })
      // A merge that waited for a site would hold the other one already.
      const waitsFor = async () =>
        (
          await deps.db.execute(
            'select locktype from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()',
          )
        ).rows
      await expect.poll(waitsFor).toContainEqual({ locktype: 'advisory' })
      await intake.take([arrivalOf({ siteName: 'From', maxDepth: 13 }, first)], taking)
      return { done }
    })
    expect((await merging.done).statusCode).toBe(200)
    expect(await site(from.id)).toMatchObject({ id: into.id, maxDepth: 12 })
  })

  it('does not bring back what was taken away', async () => {
    const key = `key-${++made}`
    const { id } = await arrive({}, key)
    await app.inject({
      method: 'DELETE',
      url: `/api/sites/${id}`,
      headers: await asLevel(deps, 'moderator'),
    })
    await arrive({ maxDepth: 12 }, key)
    expect((await get(`/api/sites/${id}`)).statusCode).toBe(404)
    expect(await deps.db.select().from(sites).where(eq(sites.externalId, key))).toHaveLength(1)
  })
})
