import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { siteChanges, siteProposals } from '#db/schema/contributions.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { buildForm, callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { siteEventsOf } from '#src/testing/site-events.ts'
import { addSite } from '#src/testing/sites.ts'
import { personalSiteChanges, personalSites } from '../personal-sites.ts'

const { app, deps } = await testApp()
const { get, post, put, add } = callsOf(app)
const form = buildForm()

/** Somebody who added a site, proposed a change of another and changed what they added. */
const addContributor = async () => {
  const person = await addPerson(deps)
  const own = await add(person.headers)
  const noted = { facts: { ...form, maxDepth: 20 }, version: 1, note: 'My own words.' }
  await put(`/api/sites/${own.id}`, person.headers, noted)
  const other = await addSite(deps.db, form)
  await post(`/api/sites/${other}/proposals`, person.headers, noted)
  return { ...person, own: own.id, other }
}

const leave = async (userId: string, how: 'anonymise' | 'delete') => {
  for (const part of [personalSites(siteEventsOf(deps)), personalSiteChanges])
    await part.leave(deps.db, userId, how)
}
const site = async (id: string) => (await deps.db.select().from(sites).where(eq(sites.id, id)))[0]
const proposalsFor = (id: string) => deps.db.select().from(siteProposals).where(eq(siteProposals.siteId, id))

describe('what a person contributed', () => {
  it('is in their export', async () => {
    const { headers, own, other } = await addContributor()
    const zip = unzipSync((await get('/api/auth/export', headers)).rawPayload)
    const read = (name: string) => JSON.parse(strFromU8(zip[name] ?? new Uint8Array()))
    expect(read('sites.json')).toMatchObject([{ id: own, maxDepth: 20 }])
    expect(read('site-changes.json')).toMatchObject({
      made: [
        { siteId: own, kind: 'created' },
        { siteId: own, kind: 'edited', note: 'My own words.', fields: { maxDepth: { after: 20 } } },
      ],
      proposed: [{ siteId: other, status: 'pending', fields: { maxDepth: { before: null, after: 20 } } }],
    })
  })

  it('stays without a name when they want that', async () => {
    const { id, own, other } = await addContributor()
    await leave(id, 'anonymise')
    expect(await site(own)).toMatchObject({ createdBy: null, clientKey: null, approvalStatus: 'pending' })
    expect(await proposalsFor(other)).toMatchObject([{ authorId: null, status: 'pending' }])
  })

  it('goes when they want that, with the favourites that others made of it', async () => {
    const { id, own, other } = await addContributor()
    await deps.db.update(sites).set({ approvalStatus: 'approved' }).where(eq(sites.id, own))
    const fan = await addPerson(deps)
    await post(`/api/sites/${own}/favorite`, fan.headers)
    await leave(id, 'delete')
    expect(await site(own)).toBeUndefined()
    expect(await proposalsFor(other)).toEqual([])
    expect((await get('/api/sites/favorites', fan.headers)).json().ids).toEqual([])
    expect(await site(other)).toBeDefined()
  })

  it('takes no site of others along that became part of theirs', async () => {
    const { id, own, other } = await addContributor()
    await deps.db.update(sites).set({ approvalStatus: 'approved' }).where(eq(sites.id, own))
    const editor = await addPerson(deps, { groups: ['editor'] })
    await post(`/api/sites/${other}/merge`, editor.headers, { into: own })
    await leave(id, 'delete')
    expect((await get(`/api/sites/${other}`)).json()).toMatchObject({ id: other, approvalStatus: 'approved' })
  })

  it('to the sites of others keeps its facts and loses its words', async () => {
    const editor = await addPerson(deps, { groups: ['editor'] })
    const other = await addSite(deps.db, form)
    const facts = { ...form, maxDepth: 33 }
    await put(`/api/sites/${other}`, editor.headers, { facts, version: 1, note: 'My own words.' })
    await leave(editor.id, 'delete')
    expect((await get(`/api/sites/${other}`)).json().maxDepth).toBe(33)
    const [change] = await deps.db.select().from(siteChanges).where(eq(siteChanges.siteId, other))
    expect(change).toMatchObject({ note: null, fields: { maxDepth: { before: null, after: 33 } } })
  })
})
