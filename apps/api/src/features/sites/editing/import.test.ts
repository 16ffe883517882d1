import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { buildForm, callsOf } from '#src/testing/contributions.ts'
import { asLevel } from '#src/testing/people.ts'
import { type Arrival, sitesIntake } from '../sites-intake.service.ts'
import { changeSite } from './change-site.ts'

const { app, world } = await testApp()
const { get, put } = callsOf(app)

const form = buildForm()
const editor = await asLevel(world, 'editor')
let made = 0

const arrive = async (facts: Partial<typeof form>, externalId: string) => {
  const provenance: Arrival['provenance'] = { source: 'club', licence: null, sourceUrl: null, externalId }
  const arrival = { facts: { ...form, ...facts }, provenance }
  const [done] = await sitesIntake(world).take([arrival], { status: 'approved', keepDuplicates: true })
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

  it('keeps also what somebody saves in the very moment', async () => {
    const key = `key-${++made}`
    const { id } = await arrive({}, key)
    const facts = { ...form, siteName: 'Saved Meanwhile' }
    const importing = await world.db.transaction(async (tx) => {
      await changeSite(tx, { siteId: id, facts, kind: 'edited', by: null, at: world.clock() })
      const done = arrive({ siteName: 'From The Source', maxDepth: 12 }, key)
      const waits = async () =>
        (await world.db.execute('select 1 from pg_locks where not granted')).rows.length
      await expect.poll(waits, { timeout: 10_000 }).toBeGreaterThan(0)
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

  it('does not bring back what was taken away', async () => {
    const key = `key-${++made}`
    const { id } = await arrive({}, key)
    await app.inject({
      method: 'DELETE',
      url: `/api/sites/${id}`,
      headers: await asLevel(world, 'moderator'),
    })
    await arrive({ maxDepth: 12 }, key)
    expect((await get(`/api/sites/${id}`)).statusCode).toBe(404)
    expect(await world.db.select().from(sites).where(eq(sites.externalId, key))).toHaveLength(1)
  })
})
