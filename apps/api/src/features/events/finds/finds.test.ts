import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eventFinds, eventPeople } from '#db/schema/event-people.ts'
import { events } from '#db/schema/events.ts'
import { photos } from '#db/schema/media.ts'
import { reports } from '#db/schema/reports.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { dayIn, eventsBase, eventsOf } from '#src/testing/events.ts'
import { groupsOf } from '#src/testing/groups.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'
import { addStanding, type Someone } from '#src/testing/threads.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, put, post, del } = callsOf(app)
const { create, join, takeOff, mark, read } = eventsOf(app)
const day = 86_400_000

const [organiser, diver, stranger] = [
  await addStanding(deps),
  await addStanding(deps),
  await addStanding(deps),
]
const moderator = await addStanding(deps, 'trusted', { groups: ['moderator'] })
const siteId = await addSite(db, { siteName: 'Find Reef' })
/** Lets an event have taken place yesterday. */
const letPass = (id: string) => {
  const startsAt = new Date(deps.clock().getTime() - day)
  return db
    .update(events)
    .set({ day: dayIn(-1), startsAt, endsAt: startsAt })
    .where(eq(events.id, id))
}
const event = await create(organiser, { siteId })
const early = await create(organiser, { date: dayIn(9) })
await join(diver, event.id)
const own = await addReport(db, { siteId, authorId: diver.id, diveDate: dayIn(-1), title: 'At the reef' })
const picture = await addPhoto(db, { siteId, uploaderId: diver.id, caption: 'A turtle' })
const before = await put(`${eventsBase}/${event.id}/finds/${own.id}`, diver.headers)
await letPass(event.id)

const add = (by: Someone, itemId: string, eventId = event.id) =>
  put(`${eventsBase}/${eventId}/finds/${itemId}`, by.headers)
const takeAway = (by: Someone, itemId: string) => del(`${eventsBase}/${event.id}/finds/${itemId}`, by.headers)
const titles = async (by?: Someone, eventId = event.id): Promise<string[]> =>
  (await get(`${eventsBase}/${eventId}/reports`, by?.headers))
    .json()
    .items.map(({ title }: { title: string }) => title)
const captions = async (by?: Someone): Promise<(string | null)[]> =>
  (await get(`${eventsBase}/${event.id}/photos`, by?.headers))
    .json()
    .items.map(({ caption }: { caption: string | null }) => caption)

describe('photos and reports of an event', () => {
  it('are added by people who were there, once it has begun, and seen by whoever sees it', async () => {
    expect([before.statusCode, before.json().code]).toEqual([409, 'not-over'])
    for (const id of [own.id, picture.id, own.id]) expect((await add(diver, id ?? '')).statusCode).toBe(200)
    for (const reader of [undefined, stranger, diver]) {
      expect(await titles(reader)).toEqual(['At the reef'])
      expect(await captions(reader)).toEqual(['A turtle'])
    }
    expect((await get(`${eventsBase}/${event.id}/reports`)).json().total).toBe(1)
    expect((await read(event.id, diver)).may.add).toBe(true)
    expect((await read(event.id, stranger)).may.add).toBe(false)
  })

  it('are nobody’s who was not there, nobody else’s, and of no other day', async () => {
    const theirs = await addReport(db, { siteId, authorId: stranger.id, diveDate: dayIn(-1) })
    expect((await add(stranger, theirs.id ?? '')).statusCode).toBe(403)
    expect((await add(diver, theirs.id ?? '')).statusCode).toBe(404)
    expect((await add(diver, randomUUID())).statusCode).toBe(404)
    const later = await addReport(db, { siteId, authorId: diver.id, diveDate: dayIn(-2) })
    expect((await add(diver, later.id ?? '')).json().code).toBe('wrong-day')
    const hidden = await addPhoto(db, { uploaderId: diver.id, approvalStatus: 'private' })
    expect((await add(diver, hidden.id ?? '')).statusCode).toBe(404)
    expect((await add(organiser, own.id ?? '', early.id)).json().code).toBe('not-over')
    expect((await put(`${eventsBase}/${event.id}/finds/${own.id}`)).statusCode).toBe(401)
  })

  it('are seen by others only once they were approved, and no longer when they are taken down', async () => {
    const waits = await addReport(db, {
      siteId,
      authorId: diver.id,
      diveDate: dayIn(-1),
      title: 'Waiting',
      approvalStatus: 'pending',
    })
    const unseen = await addPhoto(db, { uploaderId: diver.id, caption: 'Waiting', approvalStatus: 'pending' })
    for (const id of [waits.id, unseen.id]) expect((await add(diver, id ?? '')).statusCode).toBe(200)
    expect(await titles(diver)).toEqual(['Waiting', 'At the reef'])
    expect(await captions(diver)).toEqual(['Waiting', 'A turtle'])
    for (const reader of [undefined, stranger, organiser, moderator]) {
      expect(await titles(reader)).toEqual(['At the reef'])
      expect(await captions(reader)).toEqual(['A turtle'])
    }
    await db
      .update(reports)
      .set({ approvalStatus: 'removed' })
      .where(eq(reports.id, own.id ?? ''))
    await db
      .update(photos)
      .set({ approvalStatus: 'removed' })
      .where(eq(photos.id, picture.id ?? ''))
    expect([await titles(), await captions()]).toEqual([[], []])
    expect(await titles(diver)).toEqual(['Waiting'])
    await db
      .update(reports)
      .set({ approvalStatus: 'approved' })
      .where(eq(reports.id, own.id ?? ''))
    await db
      .update(photos)
      .set({ approvalStatus: 'approved' })
      .where(eq(photos.id, picture.id ?? ''))
    await db.delete(reports).where(eq(reports.id, waits.id ?? ''))
    await db.delete(photos).where(eq(photos.id, unseen.id ?? ''))
  })

  it('come with a new report, which is written also where the event is gone meanwhile', async () => {
    const write = (eventId: string) =>
      post('/api/reports', moderator.headers, {
        diveSiteId: siteId,
        diveDate: dayIn(-1),
        title: 'From the form',
        eventId,
        clientKey: randomUUID(),
      })
    await db.insert(eventPeople).values({
      eventId: event.id,
      userId: moderator.id,
      state: 'going',
      place: 99,
      startsAt: new Date(event.startsAt),
      endsAt: new Date(event.endsAt),
      joinedAt: deps.clock(),
    })
    expect((await write(event.id)).statusCode).toBe(201)
    expect(await titles()).toEqual(['From the form', 'At the reef'])
    for (const eventId of [randomUUID(), early.id]) expect((await write(eventId)).statusCode).toBe(201)
    expect(await titles(undefined, early.id)).toEqual([])
    await db.delete(eventFinds).where(eq(eventFinds.byId, moderator.id))
  })

  it('are taken off by who added them and by organisers, and stay where else they are', async () => {
    await takeAway(stranger, own.id ?? '')
    expect(await titles()).toEqual(['At the reef'])
    await takeAway(organiser, own.id ?? '')
    expect(await titles()).toEqual([])
    expect((await get(`/api/reports/${own.id}`)).statusCode).toBe(200)
    await add(diver, own.id ?? '')
    await takeAway(diver, own.id ?? '')
    expect(await titles()).toEqual([])
    await add(diver, own.id ?? '')
  })

  it('leave with somebody who did not come, or whom an organiser took off', async () => {
    await mark(organiser, event.id, diver.id, { hasAttended: false })
    expect(await titles()).toEqual([])
    expect((await add(diver, own.id ?? '')).statusCode).toBe(403)
    await mark(organiser, event.id, diver.id, { hasAttended: true })
    expect(await titles()).toEqual(['At the reef'])
    await takeOff(organiser, event.id, diver.id)
    expect([await titles(), await captions()]).toEqual([[], []])
  })

  it('of a private group’s event are its members’ alone', async () => {
    const owner = await addStanding(deps)
    const { id: groupId } = await groupsOf(app).found(owner, { kind: 'private' })
    const secret = await create(owner, { groupId })
    await letPass(secret.id)
    const mine = await addReport(db, { siteId, authorId: owner.id, diveDate: dayIn(-1), title: 'Secret' })
    expect((await add(owner, mine.id ?? '', secret.id)).statusCode).toBe(200)
    expect(await titles(owner, secret.id)).toEqual(['Secret'])
    for (const reader of [undefined, stranger, moderator])
      for (const what of ['reports', 'photos'])
        expect((await get(`${eventsBase}/${secret.id}/${what}`, reader?.headers)).statusCode).toBe(404)
    await db.update(events).set({ state: 'removed' }).where(eq(events.id, secret.id))
    expect((await add(owner, mine.id ?? '', secret.id)).statusCode).toBe(403)
  })
})
