import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { photoRatings, photos } from '#db/schema/media.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, post } = callsOf(app)

const uploader = await addPerson(deps)
const diver = await addPerson(deps)
const reef = await addSite(db)

const rate = (id: string, rating: unknown, headers: Headers = diver.headers) =>
  post(`/api/media/${id}/rate`, headers, { rating })
const ownRating = (id: string, headers = diver.headers) => get(`/api/media/${id}/user-rating`, headers)

beforeEach(() => db.delete(photos))

describe('rating a photo', () => {
  it('counts once for each person, and the last one counts', async () => {
    const { id } = await addPhoto(db, { uploaderId: uploader.id })
    expect((await rate(id, 2)).json()).toEqual({ updatedRatings: { average: 2, count: 1 } })
    expect((await rate(id, 5)).json()).toEqual({ updatedRatings: { average: 5, count: 1 } })
    const other = await addPerson(deps)
    expect((await rate(id, 4, other.headers)).json()).toEqual({ updatedRatings: { average: 4.5, count: 2 } })
    expect((await ownRating(id)).json()).toEqual({ rating: 5 })
    expect((await get(`/api/media/${id}`)).json()).toMatchObject({ averageRating: 4.5, ratingCount: 2 })
  })

  it('is exact however many rate at once', async () => {
    const { id } = await addPhoto(db, { siteId: reef })
    const people = await Promise.all(Array.from({ length: 12 }, () => addPerson(deps)))
    const answers = await Promise.all(
      people.flatMap(({ headers }, at) => [rate(id, (at % 5) + 1, headers), rate(id, (at % 5) + 1, headers)]),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const [photo] = await db.select().from(photos).where(eq(photos.id, id))
    const [sums] = await db
      .select({ sum: sql<number>`sum(rating)::int`, count: sql<number>`count(*)::int` })
      .from(photoRatings)
      .where(eq(photoRatings.photoId, id))
    expect(sums?.count).toBe(12)
    expect({ sum: photo?.ratingSum, count: photo?.ratingCount }).toEqual(sums)
  })

  it('makes the best one the picture of its site', async () => {
    const first = await addPhoto(db, { siteId: reef })
    await addPhoto(db, { siteId: reef })
    await rate(first.id, 3)
    expect((await get(`/api/sites/${reef}`)).json().imageUrl).toBe(`/api/media/serve/large/${first.key}`)
  })

  it.each([0, 6, 2.5, '5', null])('takes whole numbers from 1 to 5 only: %s is refused', async (rating) => {
    const { id } = await addPhoto(db)
    expect((await rate(id, rating)).statusCode).toBe(400)
  })

  it('is for others: nobody rates their own', async () => {
    const { id } = await addPhoto(db, { uploaderId: uploader.id })
    const answer = await rate(id, 5, uploader.headers)
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'You can’t rate your own photo'])
  })

  it('is for members and for public photos', async () => {
    const shown = await addPhoto(db)
    const hidden = await addPhoto(db, { approvalStatus: 'pending' })
    expect((await rate(shown.id, 5, {})).statusCode).toBe(401)
    expect((await rate(hidden.id, 5)).statusCode).toBe(404)
  })

  it('is told apart from not having rated', async () => {
    const { id } = await addPhoto(db)
    expect((await ownRating(id)).statusCode).toBe(404)
  })
})
