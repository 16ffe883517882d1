import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { notifications } from '#db/schema/people.ts'
import { reports } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { notifyOfDecisionsNow } from '#src/testing/decisions.ts'
import { addPerson } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, post } = callsOf(app)

const moderator = await addPerson(deps, { groups: ['moderator'], handle: 'mo_d' })
const author = await addPerson(deps, { handle: 'ada_dives' })
const reef = await addSite(db, { siteName: 'Told Reef' })

type Known = Partial<Parameters<typeof addReport>[1]>
const addPending = (known: Known = {}) =>
  addReport(db, { approvalStatus: 'pending', authorId: author.id, siteId: reef, ...known })
const review = (id: string, how: 'approve' | 'reject', body?: object) =>
  post(`/api/moderator/reports/${id}/${how}`, moderator.headers, body)
const undo = (decisionId: string) => post(`/api/moderator/decisions/${decisionId}/undo`, moderator.headers)
const pending = async () => (await get('/api/moderator/pending-items?type=reports', moderator.headers)).json()
const ratingOf = async (id: string) =>
  (await db.select().from(sites).where(eq(sites.id, id)))[0]?.averageRating
const notificationsOf = ({ id }: { id: string }) =>
  db.select().from(notifications).where(eq(notifications.userId, id))

beforeEach(async () => {
  await db.delete(reports)
  await db.delete(notifications)
})

describe('reports that wait', () => {
  it('are in the list of the moderators, those that wait longest first', async () => {
    const later = await addPending({ title: 'Two mantas', content: 'At the cleaning station.' })
    const earlier = await addPending({ submittedAt: new Date('2026-01-01T00:00:00Z') })
    const { items, total, counts } = await pending()
    expect([total, counts.reports]).toEqual([2, 2])
    expect(items).toMatchObject([
      { id: earlier.id, type: 'reports', title: 'Dive report of Told Reef', siteName: 'Told Reef' },
      { id: later.id, title: 'Two mantas', content: 'At the cleaning station.', authorHandle: 'ada_dives' },
    ])
  })

  it('wait no longer when their site is taken away, and again when it comes back', async () => {
    const gone = await addSite(db)
    const { id } = await addPending({ siteId: gone })
    const setStatus = (approvalStatus: 'removed' | 'approved') =>
      db.update(sites).set({ approvalStatus }).where(eq(sites.id, gone))
    await setStatus('removed')
    expect((await pending()).total).toBe(0)
    expect((await review(id, 'approve')).statusCode).toBe(404)
    await setStatus('approved')
    expect((await pending()).total).toBe(1)
    expect((await review(id, 'approve')).statusCode).toBe(200)
  })

  it('are shown whole, with their site, their photos and what became of their author’s others', async () => {
    const writer = await addPerson(deps, { handle: 'wim_writes' })
    const photo = await addPhoto(db, { uploaderId: writer.id, approvalStatus: 'pending' })
    const known = { visibility: 12, diveNotes: '**Blue**', approvalStatus: 'pending' as const }
    const { id } = await addReport(db, { siteId: reef, authorId: writer.id, ...known }, [photo.id])
    const preview = await get(`/api/moderator/reports/${id}`, moderator.headers)
    expect(preview.json()).not.toHaveProperty('photo')
    expect(preview.json()).toMatchObject({
      report: { id, visibility: 12, diveNotes: '**Blue**', photos: [{ id: photo.id }], version: 1 },
      site: { id: reef },
      author: { handle: 'wim_writes', approved: 0 },
    })
  })
})

describe('approving a report', () => {
  it('publishes it, and makes its rating count', async () => {
    const { id } = await addPending({ rating: 2 })
    expect((await get(`/api/reports/${id}`)).statusCode).toBe(404)
    expect((await review(id, 'approve')).statusCode).toBe(200)
    expect((await get(`/api/reports/${id}`)).json()).toMatchObject({ id, approvalStatus: 'approved' })
    expect((await get(`/api/sites/${reef}`)).json().averageRating).toBe(2)
    await notifyOfDecisionsNow(deps)
    expect(await notificationsOf(author)).toMatchObject([
      {
        type: 'success',
        message: 'Your dive report on “Told Reef” has been approved. Everyone can read it now.',
        link: expect.stringContaining(`?report=${id}`),
      },
    ])
  })

  it('is done once, however many moderators do, and counted once', async () => {
    const { id } = await addPending()
    const answers = await Promise.all([1, 2, 3].map(() => review(id, 'approve')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect((await get(`/api/reports/site/${reef}/digest`)).json().reports).toBe(1)
  })

  it('can be taken back until its author was told', async () => {
    const { id } = await addPending()
    const { decisionId } = (await review(id, 'approve')).json()
    expect((await undo(decisionId)).json()).toMatchObject({ item: { id, type: 'reports' } })
    expect((await get(`/api/reports/${id}`)).statusCode).toBe(404)
    expect(await ratingOf(reef)).toBeNull()
  })

  it('is refused for a version that nobody looked at', async () => {
    const { id } = await addPending({ version: 2 })
    const answer = await post(`/api/moderator/reports/${id}/approve?version=1`, moderator.headers)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'changed-since'])
    expect((await pending()).total).toBe(1)
  })

  it('is not possible for members', async () => {
    const { id } = await addPending()
    expect((await post(`/api/moderator/reports/${id}/approve`, author.headers)).statusCode).toBe(403)
  })
})

describe('rejecting a report', () => {
  it('hides it and gives the reason to its author alone', async () => {
    const { id } = await addPending()
    expect((await review(id, 'reject', { reason: 'It is about another reef.' })).statusCode).toBe(200)
    expect((await get(`/api/reports/${id}`)).statusCode).toBe(404)
    expect((await get(`/api/reports/${id}`, author.headers)).json()).toMatchObject({
      approvalStatus: 'rejected',
      rejectionReason: 'It is about another reef.',
    })
    await notifyOfDecisionsNow(deps)
    expect(await notificationsOf(author)).toMatchObject([
      {
        type: 'warning',
        message:
          'Your dive report on “Told Reef” wasn’t approved. Reason: It is about another reef. You can edit it and submit it again.',
      },
    ])
  })

  it('can be taken back, with what was said before', async () => {
    const { id } = await addPending({ rejectionReason: 'Once before.' })
    const { decisionId } = (await review(id, 'reject', {})).json()
    expect((await undo(decisionId)).statusCode).toBe(200)
    const [row] = await db.select().from(reports).where(eq(reports.id, id))
    expect(row).toMatchObject({ approvalStatus: 'pending', rejectionReason: 'Once before.' })
  })
})

describe('a report that somebody objects to', () => {
  const flag = (id: string, headers = author.headers) =>
    post(`/api/flags/reports/${id}`, headers, { reason: 'offensive' })

  it('is shown at the desk, taken down when a moderator agrees, and put back as it was', async () => {
    const writer = await addPerson(deps)
    const { id } = await addReport(db, { siteId: reef, authorId: writer.id, rating: 3 })
    expect((await flag(id)).statusCode).toBe(200)
    const [item] = (await get('/api/moderator/pending-items?type=flags', moderator.headers)).json().items
    expect(item).toMatchObject({ title: 'Dive report of Told Reef', flag: { reason: 'offensive' } })
    const preview = await get(`/api/moderator/flags/${item.id}`, moderator.headers)
    expect(preview.json()).toMatchObject({
      about: { type: 'reports', report: { id }, site: { id: reef } },
    })
    const decision = await post(`/api/moderator/flags/${item.id}/approve`, moderator.headers)
    expect((await get(`/api/reports/${id}`)).statusCode).toBe(404)
    expect(await ratingOf(reef)).toBeNull()
    expect((await undo(decision.json().decisionId)).statusCode).toBe(200)
    expect((await get(`/api/reports/${id}`)).statusCode).toBe(200)
    expect(await ratingOf(reef)).toBe(3)
  })

  it('is public, and not their own', async () => {
    const hidden = await addPending()
    expect((await flag(hidden.id, moderator.headers)).statusCode).toBe(404)
    const own = await addReport(db, { siteId: reef, authorId: author.id })
    const answer = await flag(own.id)
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'This is your own report. You can edit or delete it yourself.',
    ])
  })
})
