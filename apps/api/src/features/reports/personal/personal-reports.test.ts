import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { reports, reportVotes } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'
import { personalReports } from './personal-reports.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, post } = callsOf(app)

const leave = (userId: string, how: 'anonymise' | 'delete') =>
  db.transaction((tx) => personalReports.leave(tx, userId, how))
const statuses = ['approved', 'pending', 'rejected'] as const

/** Somebody who wrote a report of each status, and praised one of somebody else. */
const addWriter = async () => {
  const siteId = await addSite(db, { siteName: 'Writers’ Reef' })
  const writer = await addPerson(deps)
  const photo = await addPhoto(db, { uploaderId: writer.id })
  for (const [index, approvalStatus] of statuses.entries())
    await addReport(
      db,
      {
        siteId,
        authorId: writer.id,
        clientKey: photo.id.replace(/.$/, String(index)),
        approvalStatus,
        rating: 1,
      },
      approvalStatus === 'approved' ? [photo.id] : [],
    )
  const { id: foreign } = await addReport(db, { siteId, rating: 5 })
  await post(`/api/reports/${foreign}/helpful`, writer.headers)
  return { ...writer, siteId, foreign, photo }
}

const reportsAt = (siteId: string) => db.select().from(reports).where(eq(reports.siteId, siteId))
const ratingOf = async (siteId: string) =>
  (await db.select().from(sites).where(eq(sites.id, siteId)))[0]?.averageRating

describe('what a person wrote', () => {
  it('is in their export with all that is kept of it, and what they said of others', async () => {
    const { headers, foreign, photo } = await addWriter()
    const zip = unzipSync((await get('/api/auth/export', headers)).rawPayload)
    const read = JSON.parse(strFromU8(zip['reports.json'] ?? new Uint8Array()))
    expect(read).toMatchObject({
      written: [
        { siteName: 'Writers’ Reef', diveDate: '2026-05-16', media: [photo.id] },
        { media: [] },
        { approvalStatus: 'rejected' },
      ],
      helpful: [{ reportId: foreign }],
    })
  })

  it('stays without a name when they want that; what nobody reads goes, and so does their praise', async () => {
    const { id, siteId, foreign } = await addWriter()
    await leave(id, 'anonymise')
    const kept = await reportsAt(siteId)
    expect(kept.map(({ approvalStatus }) => approvalStatus)).toEqual(['approved', 'pending', 'approved'])
    expect(kept.every(({ authorId, clientKey }) => authorId === null && clientKey === null)).toBe(true)
    expect(kept.find((row) => row.id === foreign)?.helpfulCount).toBe(0)
    expect(await db.select().from(reportVotes).where(eq(reportVotes.userId, id))).toEqual([])
    expect(await ratingOf(siteId)).toBe(3)
  })

  it('goes when they want that, and counts no more', async () => {
    const { id, siteId, foreign } = await addWriter()
    await leave(id, 'delete')
    expect((await reportsAt(siteId)).map((row) => row.id)).toEqual([foreign])
    expect(await ratingOf(siteId)).toBe(5)
  })

  it('keeps nobody waiting in a ring who praised one another and leave at once', async () => {
    for (const _ of Array(8)) {
      const pair = [await addPerson(deps), await addPerson(deps)] as const
      const [one, other] = await Promise.all(
        pair.map(async ({ id }) => addReport(db, { siteId: await addSite(db), authorId: id })),
      )
      await post(`/api/reports/${other?.id}/helpful`, pair[0].headers)
      await post(`/api/reports/${one?.id}/helpful`, pair[1].headers)
      await Promise.all(pair.map(({ id }) => leave(id, 'anonymise')))
      for (const { siteId = '' } of [one, other].flatMap((row) => row ?? []))
        expect(await reportsAt(siteId)).toMatchObject([{ authorId: null, helpfulCount: 0 }])
    }
  })
})
