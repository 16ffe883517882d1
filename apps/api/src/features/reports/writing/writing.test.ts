import { reportLimits, reportTexts } from '@soundings/contract/reports'
import { species } from '@soundings/rules/species'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { photos } from '#db/schema/media.ts'
import { auditLog, notifications } from '#db/schema/people.ts'
import { reportPhotos, reports } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addReport, buildReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps, passTime } = await testApp()
const { db } = deps
const { get, post, put, del } = callsOf(app)

const diver = await addPerson(deps, { handle: 'dora_dives' })
const other = await addPerson(deps)
const moderator = await addPerson(deps, { groups: ['moderator'] })
const reef = await addSite(db, { siteName: 'Report Reef' })

const received = { diveDate: '2026-05-16' }
const write = (facts: object = {}, headers: Headers = diver.headers) =>
  post('/api/reports', headers, { diveSiteId: reef, ...received, ...facts })
const change = (id: string, facts: object, headers: Headers = diver.headers) =>
  put(`/api/reports/${id}`, headers, { ...received, ...facts })
const rowOf = async (id: string) => (await db.select().from(reports).where(eq(reports.id, id)))[0]
const notificationsOf = (userId: string) =>
  db.select().from(notifications).where(eq(notifications.userId, userId))
const issueOf = (answer: { json: () => { issues?: { path: string[]; message: string }[] } }) =>
  answer.json().issues?.[0]

describe('writing a report', () => {
  it('keeps all that is told, and shows it to its author at once but to nobody else', async () => {
    const facts = {
      rating: 4,
      diveTime: '09:30',
      visibility: 22.5,
      waterTemp: -1.2,
      conditions: ['calm', 'clear'],
      animalsSeen: 'green turtle, something with legs',
      diveNotes: 'We saw **a turtle**.',
    }
    const answer = await write(facts)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      ...facts,
      ...received,
      title: 'Dive Report',
      content: facts.diveNotes,
      diveSite: { id: reef, siteName: 'Report Reef' },
      species: ['green-turtle'],
      authorHandle: 'dora_dives',
      isMine: true,
      isHelpful: false,
      helpfulCount: 0,
      approvalStatus: 'pending',
      version: 1,
    })
    const url = `/api/reports/${answer.json().id}`
    expect((await get(url, diver.headers)).json()).toEqual(answer.json())
    for (const headers of [{}, other.headers]) expect((await get(url, headers)).statusCode).toBe(404)
  })

  it('knows some of the animals of somebody who lists everything that swims', async () => {
    const names = species.map(({ name }) => name).toSorted((one, other) => one.length - other.length)
    let animalsSeen = ''
    for (const name of names)
      if (animalsSeen.length + name.length + 1 <= reportLimits.animals) animalsSeen += `${name},`
    const answer = await write({ animalsSeen })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().species).toHaveLength(reportLimits.species)
  })

  it('keeps long notes to their last letter, whatever they are written with', async () => {
    const diveNotes = `a${'🐢'.repeat(reportLimits.notes - 1)}`
    expect((await write({ diveNotes })).json()).toMatchObject({ diveNotes, content: diveNotes })
  })

  it('needs no more than a site and a day', async () => {
    expect((await write()).json()).toMatchObject({ rating: 5, title: 'Dive Report', content: '' })
  })

  it('is public at once when a moderator writes it', async () => {
    const { id } = (await write({}, moderator.headers)).json()
    expect((await get(`/api/reports/${id}`)).json()).toMatchObject({ approvalStatus: 'approved' })
  })

  it.each([
    ['no site', { diveSiteId: '' }, 'diveSiteId', reportTexts.site],
    ['no day', { diveDate: '' }, 'diveDate', reportTexts.date],
    ['a day before there were divers', { diveDate: '1899-12-31' }, 'diveDate', reportTexts.tooLongAgo],
    ['a day that has not come', { diveDate: '2026-06-03' }, 'diveDate', reportTexts.future],
    ['a day that there is not', { diveDate: '2026-02-30' }, 'diveDate', reportTexts.date],
    ['sight below nothing', { visibility: -1 }, 'visibility', reportTexts.visibility],
    ['boiling water', { waterTemp: 100 }, 'waterTemp', reportTexts.waterTemp],
    ['a rating of 6', { rating: 6 }, 'rating', undefined],
    ['unknown conditions', { conditions: ['hail'] }, 'conditions', undefined],
    ['a time of another clock', { diveTime: '9 pm' }, 'diveTime', undefined],
    ['a site that nobody knows', { diveSiteId: newId() }, 'diveSiteId', undefined],
    ['a photo that is not there', { media: [newId()] }, 'media', reportTexts.foreignPhoto],
  ])('refuses %s at its field', async (_, facts, field, message) => {
    const answer = await write(facts)
    expect([answer.statusCode, issueOf(answer)?.path[0]]).toEqual([400, field])
    if (message) expect(issueOf(answer)?.message).toBe(message)
  })

  it('takes a day that has only begun in the east, and none after it', async () => {
    expect((await write({ diveDate: '2026-06-02' })).statusCode).toBe(201)
  })

  it('is for members, about sites that they see', async () => {
    expect((await write({}, {})).statusCode).toBe(401)
    const hidden = await addSite(db, {}, 'pending')
    expect((await write({ diveSiteId: hidden })).statusCode).toBe(400)
    await db.update(sites).set({ createdBy: diver.id }).where(eq(sites.id, hidden))
    expect((await write({ diveSiteId: hidden })).statusCode).toBe(201)
  })

  it('goes to the site that its own became part of while it waited for a connection', async () => {
    const gone = await addSite(db)
    await db.update(sites).set({ approvalStatus: 'removed', mergedInto: reef }).where(eq(sites.id, gone))
    expect((await write({ diveSiteId: gone })).json()).toMatchObject({ diveSiteId: reef })
  })

  it('stops when so many wait that no moderator could follow', async () => {
    const eager = await addPerson(deps)
    const row = () => buildReport({ siteId: reef, authorId: eager.id, approvalStatus: 'pending' })
    await db.insert(reports).values(Array.from({ length: reportLimits.pending }, row))
    const answer = await write({}, eager.headers)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'too-many-pending'])
    await db.delete(reports).where(eq(reports.authorId, eager.id))
  })
})

describe('a report that is sent more than once', () => {
  it('is one, also when it comes twenty times in parallel', async () => {
    const clientKey = newId()
    const answers = await Promise.all(Array.from({ length: 20 }, () => write({ clientKey })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await db.select().from(reports).where(eq(reports.clientKey, clientKey))).toHaveLength(1)
  })

  it('costs one try of those that a person has', async () => {
    const { headers } = await addPerson(deps)
    const clientKey = newId()
    await write({ clientKey }, headers)
    const again = await Promise.all(Array.from({ length: 130 }, () => write({ clientKey }, headers)))
    expect(again.every(({ statusCode }) => statusCode === 201)).toBe(true)
    expect((await write({}, headers)).statusCode).toBe(201)
  })

  it('is another person’s own under the same name', async () => {
    const clientKey = newId()
    const [mine, theirs] = [await write({ clientKey }), await write({ clientKey }, other.headers)]
    expect(mine.json().id).not.toBe(theirs.json().id)
  })
})

describe('the photos of a report', () => {
  it('are own ones, in their order, and keep the status that they have', async () => {
    const [first, second] = [
      await addPhoto(db, { uploaderId: diver.id, approvalStatus: 'pending' }),
      await addPhoto(db, { uploaderId: diver.id }),
    ]
    const media = [first.id, second.id]
    const report = (await write({ media })).json()
    expect([report.media, report.photos.map(({ id }: { id: string }) => id)]).toEqual([media, media])
    await db.update(reports).set({ approvalStatus: 'approved' }).where(eq(reports.id, report.id))
    const shown = (await get(`/api/reports/${report.id}`)).json()
    expect([shown.media, shown.photos.length]).toEqual([[second.id], 1])
    const [row] = await db.select().from(photos).where(eq(photos.id, first.id))
    expect(row?.approvalStatus).toBe('pending')
  })

  it('that are still being made ready are named and not shown', async () => {
    const { id } = await addPhoto(db, { uploaderId: diver.id, state: 'processing' })
    expect((await write({ media: [id] })).json()).toMatchObject({ media: [id], photos: [] })
  })

  it('are nobody else’s, and each is named once', async () => {
    const [foreign, own] = [
      await addPhoto(db, { uploaderId: other.id }),
      await addPhoto(db, { uploaderId: diver.id }),
    ]
    const answer = await write({ media: [own.id, foreign.id] })
    expect([answer.statusCode, issueOf(answer)]).toEqual([
      400,
      { path: ['media'], message: reportTexts.foreignPhoto },
    ])
    expect((await write({ media: [own.id, own.id] })).statusCode).toBe(400)
  })

  it('leave when they are taken away, and the report stays', async () => {
    const { id: photoId } = await addPhoto(db, { uploaderId: diver.id })
    const { id } = (await write({ media: [photoId] })).json()
    await del(`/api/media/${photoId}`, diver.headers)
    expect((await get(`/api/reports/${id}`, diver.headers)).json()).toMatchObject({ media: [], photos: [] })
  })
})

describe('changing an own report', () => {
  it('has a moderator look at it again', async () => {
    const { id = '' } = await addReport(db, { siteId: reef, authorId: diver.id })
    passTime(60_000)
    const answer = await change(id, { visibility: 12, version: 1 })
    expect(answer.json()).toMatchObject({ visibility: 12, approvalStatus: 'pending', version: 2 })
    expect((await get(`/api/reports/${id}`)).statusCode).toBe(404)
    expect((await rowOf(id))?.submittedAt.toISOString()).toBe('2026-06-01T12:01:00.000Z')
  })

  it('changes nothing where it says what is there', async () => {
    const { id } = (
      await write({ ...received, visibility: 12.3, diveTime: '07:00' }, moderator.headers)
    ).json()
    const again = await change(id, { visibility: 12.3, diveTime: '07:00' }, moderator.headers)
    expect(again.json()).toMatchObject({ approvalStatus: 'approved', version: 1 })
  })

  it('leaves that of a moderator public', async () => {
    const { id } = (await write({}, moderator.headers)).json()
    const answer = await change(id, { rating: 1 }, moderator.headers)
    expect(answer.json()).toMatchObject({ rating: 1, approvalStatus: 'approved', version: 2 })
  })

  it('sends a rejected one again', async () => {
    const rejected = { approvalStatus: 'rejected', rejectionReason: 'Too short' } as const
    const { id = '' } = await addReport(db, { siteId: reef, authorId: diver.id, ...rejected })
    expect((await get(`/api/reports/${id}`, diver.headers)).json().rejectionReason).toBe('Too short')
    const answer = await change(id, { diveNotes: 'Much longer.' })
    expect(answer.json()).toMatchObject({ approvalStatus: 'pending', rejectionReason: null })
  })

  it('sends one that was rejected once more, also as it is', async () => {
    const { id = '' } = await addReport(db, {
      siteId: reef,
      authorId: diver.id,
      approvalStatus: 'rejected',
      rejectionReason: 'Another site',
    })
    const answer = await change(id, {})
    expect(answer.json()).toMatchObject({ approvalStatus: 'pending', rejectionReason: null })
    expect((await change(id, {})).json()).toEqual(answer.json())
  })

  it('brings photos in another order, and takes some out', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await addPhoto(db, { uploaderId: diver.id })).id),
    )
    const { id } = (await write({ media: ids })).json()
    const media = [ids[2], ids[0]]
    expect((await change(id, { media })).json().media).toEqual(media)
    expect(await db.select().from(reportPhotos).where(eq(reportPhotos.reportId, id))).toHaveLength(2)
  })

  it('is refused when it was changed since', async () => {
    const { id } = (await write()).json()
    await change(id, { rating: 2, version: 1 })
    const late = await change(id, { rating: 3, version: 1 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed-since'])
    expect(await rowOf(id)).toMatchObject({ rating: 2, version: 2 })
  })

  it('is none when the same is said again, in units that do not come out even', async () => {
    const facts = { visibility: 50 * 0.3048 + 1e-9, waterTemp: (76 - 32) / 1.8 }
    const { id } = (await write(facts, moderator.headers)).json()
    const again = await change(id, facts, moderator.headers)
    expect(again.json()).toMatchObject({ version: 1, visibility: 15.24, waterTemp: 24.44 })
  })

  it('is answered once more when its answer was lost on the way', async () => {
    const { id } = (await write()).json()
    const [first, again] = [
      await change(id, { rating: 2, version: 1 }),
      await change(id, { rating: 2, version: 1 }),
    ]
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  })

  it('lets one of two who save at once through', async () => {
    const { id } = (await write()).json()
    const both = await Promise.all([1, 2].map((rating) => change(id, { rating, version: 1 })))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it('is for its author alone', async () => {
    const shown = await addReport(db, { siteId: reef, authorId: diver.id })
    const hidden = await addReport(db, { siteId: reef, authorId: diver.id, approvalStatus: 'pending' })
    expect((await change(shown.id, { rating: 1 }, other.headers)).statusCode).toBe(403)
    expect((await change(shown.id, { rating: 1 }, moderator.headers)).statusCode).toBe(403)
    expect((await change(hidden.id, { rating: 1 }, other.headers)).statusCode).toBe(404)
    expect((await change(shown.id, { rating: 1 }, {})).statusCode).toBe(401)
  })
})

describe('taking a report away', () => {
  it('is for good, but not for its photos', async () => {
    const { id: photoId } = await addPhoto(db, { uploaderId: diver.id })
    const { id } = (await write({ media: [photoId] })).json()
    expect((await del(`/api/reports/${id}`, diver.headers)).json()).toEqual({ success: true })
    expect(await rowOf(id)).toBeUndefined()
    expect(await db.select().from(photos).where(eq(photos.id, photoId))).toHaveLength(1)
    expect((await del(`/api/reports/${id}`, diver.headers)).statusCode).toBe(404)
  })

  it('is possible for moderators, who leave a trace; its author and who objected to it are told', async () => {
    const { id = '' } = await addReport(db, { siteId: reef, authorId: diver.id })
    expect((await post(`/api/flags/reports/${id}`, other.headers, { reason: 'spam' })).statusCode).toBe(200)
    expect((await del(`/api/reports/${id}`, moderator.headers)).statusCode).toBe(200)
    expect(await db.select().from(auditLog).where(eq(auditLog.subjectId, id))).toMatchObject([
      { action: 'report.remove', actorId: moderator.id },
    ])
    expect(await notificationsOf(diver.id)).toMatchObject([
      { message: 'A moderator removed your report “Dive report of Report Reef” from 2026-05-16.' },
    ])
    expect(await notificationsOf(other.id)).toMatchObject([
      { message: 'Thanks for your report. “Dive report of Report Reef” has been removed.' },
    ])
    const flags = await get('/api/moderator/pending-items?type=flags', moderator.headers)
    expect(flags.json().total).toBe(0)
  })

  it('is not for others', async () => {
    const { id = '' } = await addReport(db, { siteId: reef, authorId: diver.id })
    expect((await del(`/api/reports/${id}`, other.headers)).statusCode).toBe(403)
    expect(await rowOf(id)).toBeDefined()
  })
})
