import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { reportMonths, reports, siteDigests } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { addReport } from '#src/testing/reports.ts'
import { siteEventsOf } from '#src/testing/site-events.ts'
import { addSite } from '#src/testing/sites.ts'
import { purgeRemovedBefore } from './editing/removal.service.ts'
import { personalSites } from './personal-sites.ts'

const { app, deps } = await testApp()
const { db } = deps
const events = siteEventsOf(deps)
const { post, del } = callsOf(app)
const moderator = await addPerson(deps, { groups: ['moderator'] })

const merge = (from: string, into: string) => post(`/api/sites/${from}/merge`, moderator.headers, { into })
const unmerge = (id: string) => post(`/api/sites/${id}/unmerge`, moderator.headers)
const at = async (siteId: string) =>
  (await db.select().from(reports).where(eq(reports.siteId, siteId)).orderBy(asc(reports.id))).map(
    ({ id }) => id,
  )
/** How many reports are counted at a site, and what they make of its rating. */
const counted = async (siteId: string) => {
  const [digest] = await db.select().from(siteDigests).where(eq(siteDigests.siteId, siteId))
  const [site] = await db.select().from(sites).where(eq(sites.id, siteId))
  return [digest?.reports ?? 0, site?.averageRating ?? null]
}
const addAt = async (siteId: string, rating: number, approvalStatus: 'approved' | 'pending' = 'approved') =>
  (await addReport(db, { siteId, rating, approvalStatus })).id

describe('reports of merged sites', () => {
  it('are counted at the other site, also those that wait, and come back with their own', async () => {
    const [from, into] = [await addSite(db), await addSite(db)]
    const brought = [await addAt(from, 5), await addAt(from, 3, 'pending')]
    const there = await addAt(into, 1)
    await merge(from, into)
    expect(await at(into)).toEqual([...brought, there])
    expect([await counted(from), await counted(into)]).toEqual([
      [0, null],
      [2, 3],
    ])
    const since = await addAt(into, 2)
    await unmerge(from)
    expect([await at(from), await at(into)]).toEqual([brought, [there, since]])
    expect([await counted(from), await counted(into)]).toEqual([
      [1, 5],
      [2, 1.5],
    ])
  })

  it('come back from the middle of a chain, with those of the sites that lead to theirs', async () => {
    const [first, middle, last] = [await addSite(db), await addSite(db), await addSite(db)]
    const [one, two, three] = [await addAt(first, 1), await addAt(middle, 2), await addAt(last, 3)]
    await merge(first, middle)
    await merge(middle, last)
    expect([await at(last), await counted(last)]).toEqual([
      [one, two, three],
      [3, 2],
    ])
    await unmerge(middle)
    expect([await at(middle), await at(last)]).toEqual([[one, two], [three]])
    expect([await counted(middle), await counted(last)]).toEqual([
      [2, 1.5],
      [1, 3],
    ])
    await unmerge(first)
    expect([await at(first), await at(middle)]).toEqual([[one], [two]])
    expect(await db.select().from(reports).where(eq(reports.id, one))).toMatchObject([{ cameFrom: null }])
  })
})

it('a merge during many approvals loses no report, and nobody waits for ever', async () => {
  const [from, into] = [await addSite(db), await addSite(db)]
  const waiting = await Promise.all(
    Array.from({ length: 12 }, (_, place) => addAt(place % 2 ? from : into, 1 + (place % 5), 'pending')),
  )
  const answers = await Promise.all([
    ...waiting.map((id) => post(`/api/moderator/reports/${id}/approve`, moderator.headers)),
    merge(from, into),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect(await at(into)).toEqual(waiting.toSorted())
  expect((await counted(into))[0]).toBe(12)
})

describe('reports of a site that ends', () => {
  it('are there again when it is brought back, and counted as before', async () => {
    const reef = await addSite(db)
    const id = await addAt(reef, 4)
    await del(`/api/sites/${reef}`, moderator.headers)
    await post(`/api/sites/${reef}/restore`, moderator.headers)
    expect([await at(reef), await counted(reef)]).toEqual([[id], [1, 4]])
  })

  it('go for good with it, and what was counted too', async () => {
    const reef = await addSite(db)
    await addAt(reef, 4)
    await del(`/api/sites/${reef}`, moderator.headers)
    await purgeRemovedBefore(db, new Date('2030-01-01T00:00:00Z'), events)
    expect(await at(reef)).toEqual([])
    expect(await db.select().from(reportMonths).where(eq(reportMonths.siteId, reef))).toEqual([])
  })

  it('return to the sites that stood behind it, when its author takes it along', async () => {
    const author = await addPerson(deps)
    const [own, foreign] = [await addSite(db), await addSite(db)]
    await db.update(sites).set({ createdBy: author.id }).where(eq(sites.id, own))
    await addAt(own, 1)
    const brought = await addAt(foreign, 5)
    await merge(foreign, own)
    await db.transaction((tx) => personalSites(events).leave(tx, author.id, 'delete'))
    expect([await at(foreign), await counted(foreign)]).toEqual([[brought], [1, 5]])
    expect(await at(own)).toEqual([])
  })
})
