import type { SiteFacts } from '@soundings/contract/sites'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { siteChanges, siteProposals } from '#db/schema/contributions.ts'
import { notifications } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { notifyOfDecisionsNow } from '#src/testing/decisions.ts'
import { addPerson } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'
import { changeSite, factsOf } from '../editing/change-site.ts'
import { toSite } from '../sites-rows.repo.ts'

const { app, deps } = await testApp()
const { db } = deps
const moderator = await addPerson(deps, { handle: 'anna_dives', groups: ['moderator'] })
const editor = await addPerson(deps, { groups: ['editor'] })
const author = await addPerson(deps, { handle: 'ben_bubbles' })

type Fields = Record<string, { before: unknown; after: unknown }>

const get = (path: string) => app.inject({ url: `/api/moderator/${path}`, headers: moderator.headers })
const post = (path: string, payload?: object) =>
  app.inject({
    method: 'POST',
    url: `/api/moderator/${path}`,
    headers: moderator.headers,
    ...(payload && { payload }),
  })

const propose = async (siteId: string, fields: Fields, authorId: string | null = author.id) => {
  const id = newId()
  const at = deps.clock()
  await db.insert(siteProposals).values({
    id,
    siteId,
    authorId,
    baseVersion: 1,
    fields,
    note: 'Dived it',
    status: 'pending',
    createdAt: at,
  })
  return id
}
const proposalOf = async (id: string) =>
  (await db.select().from(siteProposals).where(eq(siteProposals.id, id)))[0]
const siteOf = async (id: string) => {
  const [row] = await db.select().from(sites).where(eq(sites.id, id))
  if (!row) throw new Error('gone')
  return { ...toSite(row), version: row.version }
}
const edit = async (id: string, facts: Partial<SiteFacts>) =>
  changeSite(db, {
    siteId: id,
    facts: { ...factsOf(await siteOf(id)), ...facts },
    kind: 'edited',
    by: editor.id,
    at: deps.clock(),
  })
const reef = { siteName: 'Elphinstone', maxDepth: 40, hazards: ['depth' as const], region: null }
const deeper = { maxDepth: { before: 40, after: 60 }, region: { before: null, after: 'Marsa Alam' } }

describe('the preview of a proposal', () => {
  it('shows the site as it would be, and what changes, field by field', async () => {
    const siteId = await addSite(db, reef)
    const id = await propose(siteId, deeper)
    expect((await get(`proposals/${id}`)).json()).toMatchObject({
      title: 'Elphinstone',
      siteId,
      description: 'Dived it',
      authorHandle: 'ben_bubbles',
      site: {
        id: siteId,
        coordinates: [34, 27],
        maxDepth: 60,
        region: 'Marsa Alam',
        hazards: ['depth'],
      },
      changes: [
        { field: 'region', before: null, after: 'Marsa Alam' },
        { field: 'maxDepth', before: 40, after: 60 },
      ],
      conflicts: [],
    })
  })

  it('looks around at the place where the site would be', async () => {
    const siteId = await addSite(db, { ...reef, coordinates: [10, 40] })
    const neighbour = await addSite(db, { siteName: 'Neighbour', coordinates: [11, 41] })
    const id = await propose(siteId, { coordinates: { before: [10, 40], after: [11.001, 41] } })
    const { nearby, site } = (await get(`proposals/${id}`)).json()
    expect(site.coordinates).toEqual([11.001, 41])
    expect(nearby.map((near: { id: string }) => near.id)).toEqual([neighbour])
  })

  it('shows what was changed at the site since, as it was read and as it is now', async () => {
    const siteId = await addSite(db, reef)
    const id = await propose(siteId, deeper)
    await edit(siteId, { maxDepth: 45, description: 'A long reef.' })
    expect((await get(`proposals/${id}`)).json().conflicts).toEqual([
      { field: 'maxDepth', before: 40, after: 45 },
    ])
  })
})

describe('approving a proposal', () => {
  it('changes what it names, keeps what others changed since, and thanks its author', async () => {
    const siteId = await addSite(db, reef)
    const id = await propose(siteId, deeper)
    await edit(siteId, { description: 'A long reef.' })
    expect((await post(`proposals/${id}/approve`)).statusCode).toBe(200)
    expect(await siteOf(siteId)).toMatchObject({
      maxDepth: 60,
      region: 'Marsa Alam',
      description: 'A long reef.',
      version: 3,
    })
    expect(await proposalOf(id)).toMatchObject({ status: 'approved' })
    const changes = await db.select().from(siteChanges).where(eq(siteChanges.siteId, siteId))
    expect(changes.at(-1)).toMatchObject({
      kind: 'proposal-applied',
      actorId: moderator.id,
      version: 3,
      fields: deeper,
      details: { proposalId: id },
    })
    await expect
      .poll(async () => (await app.inject(`/api/sites/${siteId}`)).json())
      .toMatchObject({ maxDepth: 60 })
    await notifyOfDecisionsNow(deps)
    expect(await db.select().from(notifications).where(eq(notifications.userId, author.id))).toMatchObject([
      {
        message: 'Thanks! Your changes to “Elphinstone” are now on the map.',
        link: `/sites/${siteId}/elphinstone`,
      },
    ])
  })

  it('is not told to be on the map when the history took it back before anybody was told', async () => {
    const siteId = await addSite(db, reef)
    const proposer = await addPerson(deps)
    const id = await propose(siteId, deeper, proposer.id)
    await post(`proposals/${id}/approve`)
    const [applied] = await db.select().from(siteChanges).where(eq(siteChanges.siteId, siteId))
    const url = `/api/sites/${siteId}/history/${applied?.id}/undo`
    expect((await app.inject({ method: 'POST', url, headers: moderator.headers })).statusCode).toBe(200)
    await notifyOfDecisionsNow(deps)
    expect(await db.select().from(notifications).where(eq(notifications.userId, proposer.id))).toMatchObject([
      { message: 'Your changes to “Elphinstone” were accepted, but have since been undone.' },
    ])
  })

  it('is refused where the site says something else by now, and names the fields', async () => {
    const siteId = await addSite(db, reef)
    const id = await propose(siteId, deeper)
    await edit(siteId, { maxDepth: 45, region: 'Red Sea' })
    const answer = await post(`proposals/${id}/approve`)
    const message = 'The site has changed since this was proposed: region and max depth.'
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: 'conflict',
        message,
        issues: [
          { path: ['region'], message },
          { path: ['maxDepth'], message },
        ],
      },
    ])
    expect(await proposalOf(id)).toMatchObject({ status: 'pending' })
    expect(await siteOf(siteId)).toMatchObject({ maxDepth: 45, version: 2 })
    expect((await post(`proposals/${id}/reject`, { reason: 'It is 45 m' })).statusCode).toBe(200)
    expect(await proposalOf(id)).toMatchObject({ status: 'rejected', reason: 'It is 45 m' })
  })

  it('is refused where it would contradict what else the site says by now', async () => {
    const siteId = await addSite(db, reef)
    const id = await propose(siteId, { averageDepth: { before: null, after: 30 } })
    await edit(siteId, { maxDepth: 20 })
    const answer = await post(`proposals/${id}/approve`)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'conflict', issues: [{ path: ['averageDepth'] }] },
    ])
  })

  it('is refused for a site that is not public any more', async () => {
    const siteId = await addSite(db, reef)
    const id = await propose(siteId, deeper)
    await db.update(sites).set({ approvalStatus: 'removed' }).where(eq(sites.id, siteId))
    expect((await post(`proposals/${id}/approve`)).json()).toMatchObject({ code: 'conflict' })
  })

  it('changes nothing when the site says so already', async () => {
    const siteId = await addSite(db, { ...reef, maxDepth: 60, region: 'Marsa Alam' })
    const id = await propose(siteId, deeper)
    const { decisionId } = (await post(`proposals/${id}/approve`)).json()
    expect(await siteOf(siteId)).toMatchObject({ version: 1 })
    expect((await post(`decisions/${decisionId}/undo`)).statusCode).toBe(200)
    expect(await siteOf(siteId)).toMatchObject({ version: 1, maxDepth: 60 })
  })

  it('never writes what no site may say, whatever the database holds', async () => {
    const siteId = await addSite(db, reef)
    for (const fields of [
      { siteName: { before: 'Elphinstone', after: '' } },
      { maxDepth: { before: 40, after: 'deep' } },
      { hazards: { before: ['depth'], after: ['dragons'] } },
    ])
      expect((await post(`proposals/${await propose(siteId, fields)}/approve`)).statusCode).toBe(409)
    const id = await propose(siteId, {
      approvalStatus: { before: 'approved', after: 'removed' },
      ...deeper,
    })
    expect((await post(`proposals/${id}/approve`)).statusCode).toBe(200)
    expect(await siteOf(siteId)).toMatchObject({ approvalStatus: 'approved', maxDepth: 60 })
  })

  it('of two that change the same field takes the first only', async () => {
    const siteId = await addSite(db, reef)
    const [one, other] = [
      await propose(siteId, { maxDepth: { before: 40, after: 50 } }),
      await propose(siteId, { maxDepth: { before: 40, after: 60 } }),
    ]
    const answers = await Promise.all([one, other].map((id) => post(`proposals/${id}/approve`)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('conflict')
    expect(await siteOf(siteId)).toMatchObject({ version: 2 })
  })
})

describe('taking back the approval of a proposal', () => {
  it('makes the site what it was, and the proposal waits again', async () => {
    const siteId = await addSite(db, reef)
    const id = await propose(siteId, deeper)
    const { decisionId } = (await post(`proposals/${id}/approve`)).json()
    const answer = await post(`decisions/${decisionId}/undo`)
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { item: { id, type: 'proposals' } }])
    expect(await siteOf(siteId)).toMatchObject({ maxDepth: 40, region: null, version: 3 })
    expect(await proposalOf(id)).toMatchObject({ status: 'pending', reason: null })
    expect((await get(`proposals/${id}`)).json().conflicts).toEqual([])
    expect((await post(`proposals/${id}/approve`)).statusCode).toBe(200)
  })

  it('is refused once somebody changed the site after it', async () => {
    const siteId = await addSite(db, reef)
    const id = await propose(siteId, deeper)
    const { decisionId } = (await post(`proposals/${id}/approve`)).json()
    await edit(siteId, { description: 'New words.' })
    const answer = await post(`decisions/${decisionId}/undo`)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'changed-since'])
    expect(await siteOf(siteId)).toMatchObject({ maxDepth: 60, description: 'New words.' })
  })
})

describe('a proposal of nobody', () => {
  it('is decided like others when its author has left', async () => {
    const siteId = await addSite(db, reef)
    const id = await propose(siteId, deeper, null)
    expect((await get(`proposals/${id}`)).json()).toMatchObject({ author: null, authorHandle: null })
    expect((await post(`proposals/${id}/approve`)).statusCode).toBe(200)
    await notifyOfDecisionsNow(deps)
  })
})
