import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog, notifications } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { buildForm, callsOf } from '#src/testing/contributions.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson, asLevel } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'
import { readTile } from '#src/testing/tiles.ts'

const { app, deps, passTime } = await testApp()
const { get, post, del, add } = callsOf(app)

const day = 24 * 3_600_000
const moderatorNow = () => asLevel(deps, 'moderator')
const remove = (id: string, headers: Record<string, string>, reason = 'Not a dive site.') =>
  del(`/api/sites/${id}?reason=${encodeURIComponent(reason)}`, headers)
const restore = (id: string, headers: Record<string, string>) => post(`/api/sites/${id}/restore`, headers)
const rowOf = async (id: string) => (await deps.db.select().from(sites).where(eq(sites.id, id)))[0]
const notificationsOf = (userId: string) =>
  deps.db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(notifications.id)
const purge = async () => {
  await deps.jobs.add(deps.db, 'purge-removed-sites', {})
  await deps.jobs.settled('purge-removed-sites', 10_000)
}

describe('who may take a site away', () => {
  it.each([
    ['public', 401],
    ['member', 403],
    ['editor', 403],
    ['moderator', 200],
    ['admin', 200],
  ] as const)('that is public: %s gets %i', async (level, status) => {
    const id = await addSite(deps.db)
    expect((await remove(id, await asLevel(deps, level))).statusCode).toBe(status)
    expect((await get(`/api/sites/${id}`)).statusCode).toBe(status === 200 ? 404 : 200)
  })

  it('of their own: its author while it waits or is rejected', async () => {
    const { headers } = await addPerson(deps)
    for (const [status, expected] of [
      ['pending', 200],
      ['rejected', 200],
      ['approved', 403],
    ] as const) {
      const { id } = await add(headers)
      await deps.db.update(sites).set({ approvalStatus: status }).where(eq(sites.id, id))
      const answer = await remove(id, headers)
      expect([status, answer.statusCode]).toEqual([status, expected])
    }
  })

  it('of others that waits: nobody but moderators', async () => {
    const { id } = await add((await addPerson(deps)).headers)
    expect((await remove(id, await asLevel(deps, 'member'))).statusCode).toBe(404)
    expect((await remove(id, await asLevel(deps, 'editor'))).statusCode).toBe(403)
    expect((await remove(id, await asLevel(deps, 'moderator'))).statusCode).toBe(200)
  })
})

describe('a site that is taken away', () => {
  it('is gone from every list, from the map and for everybody, and the reason is kept', async () => {
    const facts = {
      siteName: 'Vanishing Point',
      coordinates: [-140, -40] as [number, number],
      country: 'Atlantis',
    }
    const id = await addSite(deps.db, facts)
    const moderator = await addPerson(deps, { groups: ['moderator'] })
    const { mapId } = (await get(`/api/sites/${id}`)).json()
    const onMap = async () => {
      const { version } = (await get('/api/map/version')).json()
      return readTile(await get(`/api/map/tiles/${version}/0/0/0`)).map(({ site }) => site)
    }
    const named = async () => (await get('/api/sites?q=vanishing')).json().total
    await eventually(async () =>
      expect([await onMap(), await named()]).toEqual([expect.arrayContaining([mapId]), 1]),
    )
    expect((await remove(id, moderator.headers)).json()).toEqual({ removed: true })
    await eventually(async () =>
      expect([await onMap(), await named()]).toEqual([expect.not.arrayContaining([mapId]), 0]),
    )
    expect((await get('/api/sites/country/Atlantis')).json().total).toBe(0)
    expect((await get(`/api/sites/${id}`, moderator.headers)).statusCode).toBe(404)
    const { items } = (await get(`/api/sites/${id}/history`, moderator.headers)).json()
    expect(items[0]).toMatchObject({ kind: 'removed', note: 'Not a dive site.', canUndo: false })
    const log = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect(log).toMatchObject([{ action: 'site.remove', actorId: moderator.id }])
  })

  it('comes back as it was within 30 days', async () => {
    const shown = await addSite(deps.db)
    const { id: waiting } = await add((await addPerson(deps)).headers)
    for (const [id, status] of [
      [shown, 'approved'],
      [waiting, 'pending'],
    ] as const) {
      await remove(id, await moderatorNow())
      passTime(14 * day)
      expect((await restore(id, await moderatorNow())).json()).toMatchObject({
        id,
        approvalStatus: status,
        version: 1,
      })
      expect(await rowOf(id)).toMatchObject({ removedAt: null })
    }
    expect((await get(`/api/sites/${shown}`)).statusCode).toBe(200)
  })

  it('is there again for its author, who is told so', async () => {
    const author = await addPerson(deps)
    const { id, slug, siteName } = await add(author.headers)
    const moderator = await addPerson(deps, { groups: ['moderator'] })
    await remove(id, moderator.headers)
    await restore(id, moderator.headers)
    expect((await notificationsOf(author.id)).at(-1)).toMatchObject({
      type: 'success',
      message: `Your site “${siteName}” has been restored.`,
      link: `/sites/${id}/${slug}`,
    })
    expect(await notificationsOf(moderator.id)).toEqual([])
  })

  it.each([
    ['public', 401],
    ['member', 403],
    ['editor', 403],
    ['moderator', 200],
  ] as const)('is brought back by moderators: %s gets %i', async (level, status) => {
    const id = await addSite(deps.db)
    await remove(id, await asLevel(deps, 'moderator'))
    expect((await restore(id, await asLevel(deps, level))).statusCode).toBe(status)
  })

  it('cannot be brought back when it was not taken away, or too long ago', async () => {
    const id = await addSite(deps.db)
    expect((await restore(id, await moderatorNow())).statusCode).toBe(409)
    await remove(id, await moderatorNow())
    passTime(31 * day)
    expect((await restore(id, await moderatorNow())).statusCode).toBe(404)
  })

  it('is deleted for good after 30 days, and not before', async () => {
    const [old, young] = [await addSite(deps.db), await addSite(deps.db)]
    await remove(old, await moderatorNow())
    passTime(16 * day)
    await remove(young, await moderatorNow())
    passTime(16 * day)
    await purge()
    expect(await rowOf(old)).toBeUndefined()
    expect(await rowOf(young)).toMatchObject({ approvalStatus: 'removed' })
  })

  it('stays as long as the addresses of others lead to it', async () => {
    const [from, into] = [await addSite(deps.db), await addSite(deps.db)]
    await post(`/api/sites/${from}/merge`, await moderatorNow(), { into })
    await remove(into, await moderatorNow())
    passTime(31 * day)
    await purge()
    expect(await rowOf(from)).toMatchObject({ mergedInto: into })
    expect(await rowOf(into)).toMatchObject({ approvalStatus: 'removed' })
  })

  it('closes what waits about it, and its author and all who wrote about it are told once', async () => {
    const facts = buildForm({ siteName: 'Lost Reef' })
    const id = await addSite(deps.db, facts)
    const moderator = await addPerson(deps, { groups: ['moderator'] })
    const [author, proposer, reporter] = [await addPerson(deps), await addPerson(deps), await addPerson(deps)]
    await deps.db.update(sites).set({ createdBy: author.id }).where(eq(sites.id, id))
    for (const maxDepth of [11, 12]) {
      const answer = await post(`/api/sites/${id}/proposals`, proposer.headers, {
        facts: { ...facts, maxDepth },
        version: 1,
      })
      expect(answer.statusCode).toBe(201)
    }
    await post(`/api/flags/dive_sites/${id}`, reporter.headers, { reason: 'wrong' })
    await post(`/api/flags/dive_sites/${id}`, moderator.headers, { reason: 'wrong' })
    const waiting = async () =>
      (await get('/api/moderator/pending-items', moderator.headers))
        .json()
        .items.filter(({ siteId }: { siteId: string }) => siteId === id)
    expect(await waiting()).toHaveLength(4)
    await remove(id, moderator.headers, 'It is a harbour')
    expect(await waiting()).toEqual([])
    expect(await notificationsOf(author.id)).toMatchObject([
      { type: 'warning', message: 'Your site “Lost Reef” was removed. Reason: It is a harbour.', link: null },
    ])
    expect(await notificationsOf(proposer.id)).toMatchObject([
      { message: 'The site “Lost Reef” was removed. Your proposed changes weren’t accepted.' },
    ])
    expect(await notificationsOf(reporter.id)).toMatchObject([
      { message: 'The site “Lost Reef” was removed. Thanks for your report.' },
    ])
    expect(await notificationsOf(moderator.id)).toEqual([])
    const own = (await get(`/api/sites/${id}/proposals`, proposer.headers)).json().items
    expect(own).toMatchObject([
      { status: 'rejected', reason: 'The site was removed.' },
      { status: 'rejected' },
    ])
  })

  it('has the changes wait again that its removal closed, and no others, when it comes back', async () => {
    const facts = buildForm({ siteName: 'Found Reef' })
    const id = await addSite(deps.db, facts)
    const proposer = await addPerson(deps)
    const moderator = await addPerson(deps, { groups: ['moderator'] })
    const propose = async (maxDepth: number) =>
      (
        await post(`/api/sites/${id}/proposals`, proposer.headers, {
          facts: { ...facts, maxDepth },
          version: 1,
        })
      ).json()
    const refused = await propose(11)
    await post(`/api/moderator/proposals/${refused.id}/reject`, moderator.headers, { reason: 'Not so deep' })
    await propose(12)
    await remove(id, moderator.headers)
    await restore(id, moderator.headers)
    expect((await get(`/api/sites/${id}/proposals`, proposer.headers)).json().items).toMatchObject([
      { status: 'pending', reason: null },
      { status: 'rejected', reason: 'Not so deep' },
    ])
    expect((await notificationsOf(proposer.id)).at(-1)).toMatchObject({
      type: 'info',
      message: 'The site “Found Reef” has been restored. Your proposed changes are awaiting review again.',
    })
  })

  it('is written down also when a moderator added it, but not when its author takes back what waits', async () => {
    const auditOf = (id: string) => deps.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    const moderator = await addPerson(deps, { groups: ['moderator'] })
    const shown = await add(moderator.headers)
    await remove(shown.id, moderator.headers)
    expect(await auditOf(shown.id)).toMatchObject([{ action: 'site.publish' }, { action: 'site.remove' }])
    const author = await addPerson(deps)
    const waiting = await add(author.headers)
    await remove(waiting.id, author.headers)
    expect(await auditOf(waiting.id)).toEqual([])
    expect(await notificationsOf(author.id)).toEqual([])
  })
})
