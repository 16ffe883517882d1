import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { photoRatings, photos } from '#db/schema/media.ts'
import { auditLog, notifications } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addSite } from '#src/testing/sites.ts'
import { personalPhotos } from './personal-photos.ts'

const { app, deps } = await testApp()
const { db, jobs, blobs } = deps
const { get, post, del } = callsOf(app)

const uploader = await addPerson(deps, { handle: 'uma_shoots' })
const moderator = await addPerson(deps, { groups: ['moderator'] })
const other = await addPerson(deps)
const reef = await addSite(db, { siteName: 'Photo Reef' })
const wall = await addSite(db, { siteName: 'Photo Wall' })

const change = (id: string, payload: object, headers: Headers = uploader.headers) =>
  app.inject({ method: 'PATCH', url: `/api/media/${id}`, headers, payload })
const rowOf = async (id: string) => (await db.select().from(photos).where(eq(photos.id, id)))[0]
const addOwn = (known: Parameters<typeof addPhoto>[1] = {}) =>
  addPhoto(db, { uploaderId: uploader.id, siteId: reef, ...known })
const imageOf = async (id: string) => (await get(`/api/sites/${id}`)).json().imageUrl

/** Puts the files of a photo into the store; answers how many of them are there. */
const addFiles = async ({ id, key }: { id: string; key: string }) => {
  const about = { size: 1, type: 'image/jpeg' }
  const names = [`received/${id}`, `photos/${key}/thumbnail.jpg`, `photos/${key}/large.avif`]
  for (const name of names) await blobs.put(name, Buffer.from('x'), about)
  return async () => {
    const sizes = await Promise.all(names.map((name) => blobs.sizeOf(name)))
    return sizes.filter((size) => size !== undefined).length
  }
}

beforeEach(() => db.delete(photos))

describe('changing what an own photo says', () => {
  it('has a moderator look at it again', async () => {
    const { id } = await addOwn({ caption: 'A fish' })
    await change(id, { caption: 'A lionfish', tags: ['lionfish', 'lionfish'] })
    expect(await rowOf(id)).toMatchObject({
      caption: 'A lionfish',
      tags: ['lionfish'],
      approvalStatus: 'pending',
      version: 2,
      siteId: reef,
    })
    expect(await imageOf(reef)).toBeNull()
  })

  it('changes nothing where it says what is there', async () => {
    const { id } = await addOwn({ caption: 'A fish' })
    expect((await change(id, { caption: 'A fish', diveSiteId: reef })).statusCode).toBe(200)
    expect(await rowOf(id)).toMatchObject({ approvalStatus: 'approved', version: 1 })
  })

  it('leaves that of a moderator public', async () => {
    const { id } = await addOwn({ uploaderId: moderator.id })
    await change(id, { caption: 'Mine', diveSiteId: wall }, moderator.headers)
    expect(await rowOf(id)).toMatchObject({ approvalStatus: 'approved', siteId: wall, version: 2 })
    expect(await imageOf(wall)).toContain((await rowOf(id))?.key)
  })

  it('sends a rejected one again, at another site if that is named', async () => {
    const { id } = await addOwn({ approvalStatus: 'rejected', rejectionReason: 'Wrong site', cameFrom: wall })
    await change(id, { diveSiteId: wall })
    expect(await rowOf(id)).toMatchObject({
      approvalStatus: 'pending',
      rejectionReason: null,
      siteId: wall,
      cameFrom: null,
    })
  })

  it('does not move a public one from its site, but gives a site to one without', async () => {
    const placed = await addOwn()
    expect((await change(placed.id, { diveSiteId: wall })).statusCode).toBe(409)
    const loose = await addOwn({ siteId: null })
    expect((await change(loose.id, { diveSiteId: wall })).statusCode).toBe(200)
    expect(await rowOf(loose.id)).toMatchObject({ approvalStatus: 'pending', siteId: wall })
  })

  it('names a site that its author sees', async () => {
    const hidden = await addSite(db, {}, 'pending')
    const { id } = await addOwn({ approvalStatus: 'pending' })
    const answer = await change(id, { diveSiteId: hidden })
    expect([answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([400, ['diveSiteId']])
  })

  it('is for its author alone', async () => {
    const shown = await addOwn()
    const hidden = await addOwn({ approvalStatus: 'pending' })
    expect((await change(shown.id, { caption: 'x' }, other.headers)).statusCode).toBe(403)
    expect((await change(hidden.id, { caption: 'x' }, other.headers)).statusCode).toBe(404)
    expect((await change(shown.id, { caption: 'x' }, {})).statusCode).toBe(401)
  })
})

describe('taking a photo away', () => {
  it('is for good, with its files, and gives its site the next one', async () => {
    const [next, best] = [await addOwn(), await addOwn({ ratingSum: 5, ratingCount: 1 })]
    const countFiles = await addFiles(best)
    expect((await del(`/api/media/${best.id}`, uploader.headers)).json()).toEqual({ success: true })
    expect(await rowOf(best.id)).toBeUndefined()
    expect(await imageOf(reef)).toContain(next.key)
    await expect.poll(countFiles, { timeout: 20_000 }).toBe(0)
  })

  it('is possible for moderators, who leave a trace; its author and who objected to it are told', async () => {
    const { id } = await addOwn({ caption: 'My boat' })
    await post(`/api/flags/media/${id}`, other.headers, { reason: 'spam' })
    expect((await del(`/api/media/${id}`, moderator.headers)).statusCode).toBe(200)
    expect(await db.select().from(auditLog).where(eq(auditLog.subjectId, id))).toMatchObject([
      { action: 'photo.remove', actorId: moderator.id },
    ])
    const notificationsOf = (userId: string) =>
      db.select().from(notifications).where(eq(notifications.userId, userId))
    expect(await notificationsOf(uploader.id)).toMatchObject([
      { message: 'A moderator removed your photo “My boat”.' },
    ])
    expect(await notificationsOf(other.id)).toMatchObject([
      { message: 'Thanks for your report. The photo “My boat” has been removed.' },
    ])
    const flags = await get('/api/moderator/pending-items?type=flags', moderator.headers)
    expect(flags.json().total).toBe(0)
  })

  it('is not for others', async () => {
    const { id } = await addOwn()
    expect((await del(`/api/media/${id}`, other.headers)).statusCode).toBe(403)
    expect(await rowOf(id)).toBeDefined()
  })
})

describe('what a person added', () => {
  const leave = (userId: string, how: 'anonymise' | 'delete') =>
    db.transaction((tx) => personalPhotos(jobs).leave(tx, userId, how))

  it('is in their export with all that is kept of it', async () => {
    const { id, headers } = await addPerson(deps)
    const own = await addPhoto(db, { uploaderId: id, siteId: reef, takenLat: 27.5, takenLng: 33.5 })
    const foreign = await addOwn()
    await post(`/api/media/${foreign.id}/rate`, headers, { rating: 4 })
    const zip = unzipSync((await get('/api/auth/export', headers)).rawPayload)
    const read = JSON.parse(strFromU8(zip['photos.json'] ?? new Uint8Array()))
    expect(read).toMatchObject({
      added: [{ id: own.id, siteName: 'Photo Reef', takenLat: 27.5, takenLng: 33.5 }],
      rated: [{ photoId: foreign.id, rating: 4 }],
    })
  })

  it('stays without a name and without its place when they want that; what nobody sees goes', async () => {
    const { id } = await addPerson(deps)
    const known = { uploaderId: id, siteId: reef, takenLat: 27.5, takenLng: 33.5, camera: 'TG-6' }
    const shown = await addPhoto(db, known)
    const rejected = await addPhoto(db, { ...known, approvalStatus: 'rejected' })
    const countFiles = await addFiles(rejected)
    await leave(id, 'anonymise')
    expect(await rowOf(shown.id)).toMatchObject({
      uploaderId: null,
      takenLat: null,
      takenLng: null,
      camera: null,
      approvalStatus: 'approved',
    })
    expect(await rowOf(rejected.id)).toBeUndefined()
    await expect.poll(countFiles, { timeout: 20_000 }).toBe(0)
  })

  it('goes with its files when they want that, and so do their ratings', async () => {
    const { id, headers } = await addPerson(deps)
    const own = await addPhoto(db, { uploaderId: id, siteId: wall, ratingSum: 5, ratingCount: 1 })
    const foreign = await addPhoto(db, { siteId: wall })
    const rated = await addPhoto(db, { siteId: wall })
    for (const [photo, rating] of [
      [foreign, 1],
      [rated, 4],
    ] as const)
      await post(`/api/media/${photo.id}/rate`, headers, { rating })
    const countFiles = await addFiles(own)
    await leave(id, 'delete')
    expect(await rowOf(own.id)).toBeUndefined()
    expect(await rowOf(foreign.id)).toMatchObject({ ratingSum: 0, ratingCount: 0, averageRating: null })
    expect(await db.select().from(photoRatings)).toEqual([])
    expect(await imageOf(wall)).toContain(rated.key)
    await expect.poll(countFiles, { timeout: 20_000 }).toBe(0)
  })
})
