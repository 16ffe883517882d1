import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { reports, reportVotes } from '#db/schema/reports.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, post, del } = callsOf(app)

const author = await addPerson(deps)
const reader = await addPerson(deps)
const reef = await addSite(db)

const addOwn = async (known: Partial<Parameters<typeof addReport>[1]> = {}) =>
  (await addReport(db, { siteId: reef, authorId: author.id, ...known })).id
const helpful = (id: string) => `/api/reports/${id}/helpful`
const countOf = async (id: string) =>
  (await db.select({ count: reports.helpfulCount }).from(reports).where(eq(reports.id, id)))[0]?.count

it('a report helps a person once, however often they say so, and they can take it back', async () => {
  const id = await addOwn()
  for (const _ of [1, 2])
    expect((await post(helpful(id), reader.headers)).json()).toEqual({ helpfulCount: 1, isHelpful: true })
  expect((await get(`/api/reports/${id}`, reader.headers)).json()).toMatchObject({ isHelpful: true })
  expect((await get(`/api/reports/${id}`)).json()).toMatchObject({ isHelpful: false, helpfulCount: 1 })
  for (const _ of [1, 2])
    expect((await del(helpful(id), reader.headers)).json()).toEqual({ helpfulCount: 0, isHelpful: false })
})

it('it is no change of the report', async () => {
  const id = await addOwn()
  await post(helpful(id), reader.headers)
  expect((await get(`/api/reports/${id}`)).json()).toMatchObject({ version: 1, approvalStatus: 'approved' })
})

it('nobody praises what they wrote themselves', async () => {
  const answer = await post(helpful(await addOwn()), author.headers)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'own-report'])
})

it('nobody praises what they cannot read, or without a name', async () => {
  const hidden = await addOwn({ approvalStatus: 'pending' })
  const elsewhere = await addOwn({ siteId: await addSite(db, {}, 'pending') })
  for (const id of [hidden, elsewhere]) expect((await post(helpful(id), reader.headers)).statusCode).toBe(404)
  expect((await post(helpful(await addOwn()))).statusCode).toBe(401)
})

it('the count is exact however many people say so and take it back at once', async () => {
  const id = await addOwn()
  const people = await Promise.all(Array.from({ length: 12 }, () => addPerson(deps)))
  await Promise.all(people.flatMap(({ headers }) => [post(helpful(id), headers), post(helpful(id), headers)]))
  expect(await countOf(id)).toBe(12)
  await Promise.all(people.map(({ headers }, index) => (index % 3 === 0 ? del : post)(helpful(id), headers)))
  expect(await countOf(id)).toBe(8)
  expect(await db.select().from(reportVotes).where(eq(reportVotes.reportId, id))).toHaveLength(8)
})
