import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'
import { personalReports } from '../personal/personal-reports.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, post } = callsOf(app)
const moderator = await addPerson(deps, { groups: ['moderator'] })
const nothing = { reports: 0, byMonth: Array(12).fill(0), digest: null }

const digestOf = async (siteId: string) => (await get(`/api/reports/site/${siteId}/digest`)).json()
const months = (counts: Record<number, number>) => Array.from({ length: 12 }, (_, at) => counts[at + 1] ?? 0)

it('says how many reports there are, and no more where they are too few', async () => {
  const siteId = await addSite(db)
  expect(await digestOf(siteId)).toEqual(nothing)
  await addReport(db, { siteId, diveDate: '2026-02-03' })
  await addReport(db, { siteId, diveDate: '2025-02-27' })
  expect(await digestOf(siteId)).toEqual({ reports: 2, byMonth: months({ 2: 2 }), digest: null })
})

it('tells from the third approved report on what divers find', async () => {
  const siteId = await addSite(db)
  const seen = { siteId, waterTemp: 24, conditions: ['calm' as const], species: ['green-turtle'] }
  await addReport(db, { ...seen, rating: 4, visibility: 10, diveDate: '2026-04-01' })
  await addReport(db, { ...seen, rating: 4, visibility: 30, diveDate: '2026-05-02' })
  const { id } = await addReport(db, {
    ...seen,
    rating: 1,
    visibility: 20,
    waterTemp: 26.2,
    diveDate: '2026-05-09',
    approvalStatus: 'pending',
  })
  expect((await digestOf(siteId)).digest).toBeNull()
  await post(`/api/moderator/reports/${id}/approve`, moderator.headers)
  expect(await digestOf(siteId)).toEqual({
    reports: 3,
    byMonth: months({ 4: 1, 5: 2 }),
    digest: {
      reports: 3,
      averageRating: 3,
      visibility: { median: 20, low: 15, high: 25, reports: 3 },
      waterTemp: { median: 24, low: 24, high: 25, reports: 3 },
      months: [],
      conditions: [{ condition: 'calm', share: 1 }],
      seen: [
        {
          species: 'green-turtle',
          name: 'Green turtle',
          scientific: 'Chelonia mydas',
          reports: 3,
          months: [4, 5],
        },
      ],
      bestMonths: [],
      latest: { diveDate: '2026-05-09', visibility: 20, waterTemp: 26.2, conditions: ['calm'] },
    },
  })
})

it('tells the latest conditions from the newest dive that says any', async () => {
  const siteId = await addSite(db)
  await addReport(db, { siteId, diveDate: '2026-05-01', visibility: 0 })
  await addReport(db, { siteId, diveDate: '2026-04-01', visibility: 12 })
  await addReport(db, { siteId, diveDate: '2026-05-20' })
  expect((await digestOf(siteId)).digest.latest).toEqual({
    diveDate: '2026-05-01',
    visibility: 0,
    waterTemp: null,
    conditions: [],
  })
})

it('says nothing of a site that is hidden, nor of one that is not there', async () => {
  const siteId = await addSite(db)
  for (const rating of [3, 4, 5]) await addReport(db, { siteId, rating })
  expect((await digestOf(siteId)).reports).toBe(3)
  await db.update(sites).set({ approvalStatus: 'removed' }).where(eq(sites.id, siteId))
  expect(await digestOf(siteId)).toEqual(nothing)
  expect(await digestOf('01950000-0000-7000-8000-000000000000')).toEqual(nothing)
})

it('forgets the reports of who leaves and takes them along, and keeps those that stay without a name', async () => {
  const siteId = await addSite(db)
  const [one, other] = [await addPerson(deps), await addPerson(deps)]
  for (const { id: authorId } of [one, one, other, other]) await addReport(db, { siteId, authorId })
  await db.transaction((tx) => personalReports.leave(tx, one.id, 'anonymise'))
  expect((await digestOf(siteId)).reports).toBe(4)
  await db.transaction((tx) => personalReports.leave(tx, other.id, 'delete'))
  expect((await digestOf(siteId)).reports).toBe(2)
})
