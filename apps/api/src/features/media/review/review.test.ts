import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { siteChanges } from '#db/schema/contributions.ts'
import { photos } from '#db/schema/media.ts'
import { notifications } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { notifyOfDecisionsNow } from '#src/testing/decisions.ts'
import { addPerson } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, post } = callsOf(app)

const moderator = await addPerson(deps, { groups: ['moderator'], handle: 'mo_d' })
const uploader = await addPerson(deps, { handle: 'uma_shoots' })
const reef = await addSite(db, { siteName: 'Photo Reef' })

const addPending = (known: Parameters<typeof addPhoto>[1] = {}) =>
  addPhoto(db, { approvalStatus: 'pending', uploaderId: uploader.id, siteId: reef, ...known })
const review = (id: string, how: 'approve' | 'reject', body?: object) =>
  post(`/api/media/${id}/${how}`, moderator.headers, body)
const rowOf = async (id: string) => (await db.select().from(photos).where(eq(photos.id, id)))[0]
const siteRow = async () => (await db.select().from(sites).where(eq(sites.id, reef)))[0]
const pending = async () => (await get('/api/moderator/pending-items?type=media', moderator.headers)).json()

beforeEach(() => db.delete(photos))

describe('photos that wait', () => {
  it('are in the list of the moderators once they can be shown', async () => {
    await addPending({ state: 'processing' })
    await addPending({ state: 'broken' })
    const shown = await addPending({ caption: 'A moray', description: 'In its hole' })
    expect(await pending()).toMatchObject({
      total: 1,
      counts: { media: 1 },
      items: [
        {
          id: shown.id,
          type: 'media',
          title: 'A moray',
          siteName: 'Photo Reef',
          caption: 'A moray',
          description: 'In its hole',
          authorHandle: 'uma_shoots',
          version: 1,
        },
      ],
    })
  })

  it('are shown with their site and with photos that look alike, most alike first', async () => {
    const asked = await addPending({ looks: 0b1111n })
    const same = await addPhoto(db, { looks: 0b1111n, siteId: reef })
    const near = await addPhoto(db, { looks: 0b1010n, siteId: reef })
    const far = await addPhoto(db, { looks: -1n })
    await addPhoto(db, { looks: 0b1111n, approvalStatus: 'rejected' })
    await addPhoto(db)
    const preview = (await get(`/api/moderator/media/${asked.id}`, moderator.headers)).json()
    expect(preview).toMatchObject({
      photo: { id: asked.id, imageKeys: { large: `/api/media/serve/large/${asked.key}` } },
      site: { id: reef, siteName: 'Photo Reef' },
      author: { handle: 'uma_shoots', approved: 0 },
    })
    const ids = preview.similar.map(({ id }: { id: string }) => id)
    expect(ids).toEqual([same.id, near.id])
    expect(ids).not.toContain(far.id)
  })
})

describe('approving a photo', () => {
  it('publishes it and makes it the picture of its site, which is no change of the site', async () => {
    const { id, key } = await addPending()
    const before = await siteRow()
    expect((await get(`/api/media/${id}`)).statusCode).toBe(404)
    expect((await review(id, 'approve')).statusCode).toBe(200)
    expect((await get(`/api/media/${id}`)).json()).toMatchObject({ id, approvalStatus: 'approved' })
    const site = (await get(`/api/sites/${reef}`)).json()
    expect(site).toMatchObject({
      imageUrl: `/api/media/serve/large/${key}`,
      thumbnailUrl: `/api/media/serve/thumbnail/${key}`,
      photos: [{ id }],
      media: [id],
      version: before?.version,
      lastUpdated: before?.lastUpdated.toISOString(),
    })
    expect(await db.select().from(siteChanges).where(eq(siteChanges.siteId, reef))).toEqual([])
    expect((await pending()).total).toBe(0)
  })

  it('is done once, however many moderators do', async () => {
    const { id } = await addPending()
    const answers = await Promise.all([1, 2, 3].map(() => review(id, 'approve')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })

  it('can be taken back until its uploader was told', async () => {
    const { id } = await addPending()
    const { decisionId } = (await review(id, 'approve')).json()
    const answer = await post(`/api/moderator/decisions/${decisionId}/undo`, moderator.headers)
    expect(answer.json()).toMatchObject({ item: { id, type: 'media' } })
    expect((await get(`/api/media/${id}`)).statusCode).toBe(404)
    expect(await siteRow()).toMatchObject({ imageUrl: null, thumbnailUrl: null })
  })

  it('is refused for a version that nobody looked at', async () => {
    const { id } = await addPending({ version: 2 })
    const answer = await post(`/api/moderator/media/${id}/approve?version=1`, moderator.headers)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'changed-since'])
    expect(await rowOf(id)).toMatchObject({ approvalStatus: 'pending' })
  })

  it('is not possible for members', async () => {
    const { id } = await addPending()
    expect((await post(`/api/media/${id}/approve`, uploader.headers)).statusCode).toBe(403)
  })
})

describe('rejecting a photo', () => {
  it('hides it and gives the reason to its uploader alone', async () => {
    const { id } = await addPending({ caption: 'My boat' })
    expect((await review(id, 'reject', { reason: 'No dive site is seen.' })).statusCode).toBe(200)
    expect((await get(`/api/media/${id}`)).statusCode).toBe(404)
    expect((await get(`/api/media/${id}`, uploader.headers)).json()).toMatchObject({
      approvalStatus: 'rejected',
      rejectionReason: 'No dive site is seen.',
    })
    await notifyOfDecisionsNow(deps)
    const received = await db.select().from(notifications).where(eq(notifications.userId, uploader.id))
    expect(received).toContainEqual(
      expect.objectContaining({
        type: 'warning',
        message:
          'Your photo “My boat” wasn’t approved. Reason: No dive site is seen. You can edit it and submit it again.',
        link: expect.stringContaining(`?photo=${id}`),
      }),
    )
  })
})

describe('a photo that somebody objects to', () => {
  const flag = (id: string, headers = uploader.headers) =>
    post(`/api/flags/media/${id}`, headers, { reason: 'copyright' })

  it('is shown at the desk, and taken down when a moderator agrees', async () => {
    const owner = await addPerson(deps)
    const { id } = await addPhoto(db, { uploaderId: owner.id, siteId: reef, caption: 'Not mine' })
    expect((await flag(id)).statusCode).toBe(200)
    const [item] = (await get('/api/moderator/pending-items?type=flags', moderator.headers)).json().items
    expect(item).toMatchObject({ type: 'flags', title: 'Not mine', flag: { reason: 'copyright' } })
    const preview = await get(`/api/moderator/flags/${item.id}`, moderator.headers)
    expect(preview.json()).toMatchObject({
      about: { type: 'media', photo: { id }, site: { id: reef } },
    })
    const decision = await post(`/api/moderator/flags/${item.id}/approve`, moderator.headers)
    expect(decision.statusCode).toBe(200)
    expect((await get(`/api/media/${id}`)).statusCode).toBe(404)
    const { decisionId } = decision.json()
    expect((await post(`/api/moderator/decisions/${decisionId}/undo`, moderator.headers)).statusCode).toBe(
      200,
    )
    expect((await get(`/api/media/${id}`)).statusCode).toBe(200)
  })

  it('is public, and not their own', async () => {
    const hidden = await addPending()
    expect((await flag(hidden.id, moderator.headers)).statusCode).toBe(404)
    const own = await addPhoto(db, { uploaderId: uploader.id })
    const answer = await flag(own.id)
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'This is your own photo. You can delete it yourself.',
    ])
  })
})
