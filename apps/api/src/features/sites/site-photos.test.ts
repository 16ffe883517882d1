import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { photos } from '#db/schema/media.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { siteEventsOf } from '#src/testing/site-events.ts'
import { addSite } from '#src/testing/sites.ts'
import { purgeRemovedBefore } from './editing/removal.service.ts'
import { personalSites } from './personal-sites.ts'
import { choosePictures } from './pictures/choose-pictures.ts'

const { app, deps } = await testApp()
const { db } = deps
const events = siteEventsOf(deps)
const { get, post, del } = callsOf(app)
const moderator = await addPerson(deps, { groups: ['moderator'] })

const addPhotoAt = async (siteId: string, known: Parameters<typeof addPhoto>[1] = {}) => {
  const row = await addPhoto(db, { siteId, ...known })
  await choosePictures(db, siteId)
  return row
}
const rowOf = async (id: string) => (await db.select().from(photos).where(eq(photos.id, id)))[0]
const siteRow = async (id: string) => (await db.select().from(sites).where(eq(sites.id, id)))[0]
const site = async (id: string) => (await get(`/api/sites/${id}`)).json()
/** Does something that must succeed, and says otherwise why it didn't. */
const done = async (path: string, body?: object) => {
  const reply = await post(path, moderator.headers, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply
}
const merge = (from: string, into: string) => done(`/api/sites/${from}/merge`, { into })
const unmerge = (id: string) => done(`/api/sites/${id}/unmerge`)

describe('the picture of a site', () => {
  it('is its best published photo: the best rated, then the newest', async () => {
    const reef = await addSite(db)
    await addPhotoAt(reef)
    const best = await addPhotoAt(reef, { ratingSum: 4, ratingCount: 1 })
    await addPhotoAt(reef, { ratingSum: 5, ratingCount: 1, approvalStatus: 'pending' })
    await addPhotoAt(reef, { ratingSum: 5, ratingCount: 1, state: 'processing' })
    const { media, ...read } = await site(reef)
    expect(read).toMatchObject({
      imageUrl: `/api/media/serve/large/${best.key}`,
      thumbnailUrl: `/api/media/serve/thumbnail/${best.key}`,
    })
    expect(media).toHaveLength(2)
    expect(media[0]).toBe(best.id)
  })

  it('says that it is drawn, on the page of the site, in lists and in what a browser sees first', async () => {
    const [drawn, taken] = [await addSite(db), await addSite(db)]
    await addPhotoAt(drawn, { isIllustration: true })
    await addPhotoAt(taken, { isIllustration: true })
    await addPhotoAt(taken, { ratingSum: 5, ratingCount: 1 })
    expect((await site(drawn)).isThumbnailDrawn).toBe(true)
    expect((await site(taken)).isThumbnailDrawn).toBe(false)
    const { items } = (await post('/api/sites/batch', {}, { ids: [drawn, taken] })).json()
    expect(items.map((item: { isThumbnailDrawn: boolean }) => item.isThumbnailDrawn)).toEqual([true, false])
    const around = { lat: items[0].coordinates[1], lng: items[0].coordinates[0], radius: 5, limit: 200 }
    const near = (await post('/api/sites/search', {}, around)).json()
    const found = near.items.find(({ id }: { id: string }) => id === drawn)
    expect(found).toMatchObject({ isThumbnailDrawn: true })
  })

  it('is written only where it becomes another, as each write has tiles made anew', async () => {
    const reef = await addSite(db)
    await addPhotoAt(reef)
    const before = await siteRow(reef)
    await choosePictures(db, reef)
    expect((await siteRow(reef))?.revision).toBe(before?.revision)
  })
})

describe('photos of merged sites', () => {
  it('are at the other site, and come back with their own', async () => {
    const [from, into] = [await addSite(db), await addSite(db)]
    const [brought, there] = [await addPhotoAt(from), await addPhotoAt(into)]
    await merge(from, into)
    expect((await site(into)).media).toEqual([there.id, brought.id])
    expect(await siteRow(from)).toMatchObject({ imageUrl: null })
    await unmerge(from)
    expect((await site(from)).media).toEqual([brought.id])
    expect((await site(into)).media).toEqual([there.id])
    expect(await rowOf(brought.id)).toMatchObject({ siteId: from, cameFrom: null })
    expect(await siteRow(from)).toMatchObject({ thumbnailUrl: expect.stringContaining(brought.key) })
  })

  it('come back from the middle of a chain, with those of the sites that lead to theirs', async () => {
    const [first, middle, last] = [await addSite(db), await addSite(db), await addSite(db)]
    const [one, two, three] = [await addPhotoAt(first), await addPhotoAt(middle), await addPhotoAt(last)]
    await merge(first, middle)
    await merge(middle, last)
    expect((await site(last)).media.toSorted()).toEqual([one.id, two.id, three.id].toSorted())
    await unmerge(middle)
    expect((await site(middle)).media.toSorted()).toEqual([one.id, two.id].toSorted())
    expect((await site(last)).media).toEqual([three.id])
    await unmerge(first)
    expect((await site(first)).media).toEqual([one.id])
    expect((await site(middle)).media).toEqual([two.id])
  })
})

it('a photo that was moved to a third site stays there when the merge is taken back', async () => {
  const [from, into, third] = [await addSite(db), await addSite(db), await addSite(db)]
  const { id } = await addPhotoAt(from, { uploaderId: moderator.id })
  await merge(from, into)
  const { headers } = moderator
  await app.inject({ method: 'PATCH', url: `/api/media/${id}`, headers, payload: { diveSiteId: third } })
  await unmerge(from)
  expect((await site(third)).media).toEqual([id])
  expect((await site(from)).media).toEqual([])
})

describe('many at once', () => {
  it('leave each site with its best photo, and nobody waits for ever', async () => {
    const [from, into] = [await addSite(db), await addSite(db)]
    const pending = await Promise.all(
      Array.from({ length: 8 }, () => addPhoto(db, { siteId: from, approvalStatus: 'pending' })),
    )
    const shown = await Promise.all(
      Array.from({ length: 8 }, (_, at) => addPhoto(db, { siteId: at % 2 ? from : into })),
    )
    const people = await Promise.all(shown.map(() => addPerson(deps)))
    const answers = await Promise.all([
      ...pending.map(({ id }) => post(`/api/media/${id}/approve`, moderator.headers, {})),
      ...people.flatMap(({ headers }, at) =>
        shown
          .slice(at % 4, (at % 4) + 3)
          .map(({ id }) => post(`/api/media/${id}/rate`, headers, { rating: (at % 5) + 1 })),
      ),
      merge(from, into),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    const chosen = (await siteRow(into))?.imageUrl
    await choosePictures(db, into)
    expect((await siteRow(into))?.imageUrl).toBe(chosen)
  })
})

describe('photos of a site that ends', () => {
  it('are hidden while it is away and seen again when it is brought back', async () => {
    const reef = await addSite(db)
    const { id } = await addPhotoAt(reef)
    await del(`/api/sites/${reef}`, moderator.headers)
    expect((await get(`/api/media/${id}`)).statusCode).toBe(404)
    await post(`/api/sites/${reef}/restore`, moderator.headers)
    expect((await get(`/api/media/${id}`)).statusCode).toBe(200)
  })

  it('stay hidden when it is gone for good; their uploaders may show them elsewhere', async () => {
    const reef = await addSite(db)
    const uploader = await addPerson(deps)
    const { id } = await addPhotoAt(reef, { uploaderId: uploader.id })
    await del(`/api/sites/${reef}`, moderator.headers)
    await purgeRemovedBefore(db, new Date('2030-01-01T00:00:00Z'), events)
    expect(await siteRow(reef)).toBeUndefined()
    expect((await get(`/api/media/${id}`)).statusCode).toBe(404)
    expect((await get(`/api/media/${id}`, uploader.headers)).json()).toMatchObject({
      approvalStatus: 'rejected',
      rejectionReason: expect.stringContaining('Choose another site'),
    })
  })

  it('stay where its author takes a public one along, and return to the sites that stood behind it', async () => {
    const author = await addPerson(deps)
    const [own, foreign] = [await addSite(db), await addSite(db)]
    await db.update(sites).set({ createdBy: author.id }).where(eq(sites.id, own))
    const [there, brought] = [await addPhotoAt(own), await addPhotoAt(foreign)]
    await merge(foreign, own)
    await personalSites(events).leave(db, author.id, 'delete')
    expect(await rowOf(there.id)).toMatchObject({ siteId: null, approvalStatus: 'approved' })
    expect((await site(foreign)).media).toEqual([brought.id])
    expect((await site(foreign)).imageUrl).toContain(brought.key)
  })
})
