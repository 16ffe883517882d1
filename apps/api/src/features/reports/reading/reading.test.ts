import type { Report } from '@soundings/contract/reports'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { reports } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import { toCursor } from '#shared/paging.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps } = await testApp({ catchesUp: true })
const { db } = deps
const { get } = callsOf(app)

type Page = { items: Report[]; nextCursor: string | null; total: number }
type Known = Partial<Parameters<typeof addReport>[1]>

const diver = await addPerson(deps, { handle: 'Dora_Dives' })
const other = await addPerson(deps, { handle: 'otto' })
const moderator = await addPerson(deps, { groups: ['moderator'] })

const page = async (url: string, headers: Headers = {}): Promise<Page> => {
  const answer = await get(url, headers)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const ofSite = (siteId: string, query = '', headers: Headers = {}) =>
  page(`/api/reports/site/${siteId}${query}`, headers)

/** Adds one report for each of these and answers their ids. */
const addAll = async (siteId: string, all: Known[]): Promise<string[]> => {
  const ids: string[] = []
  for (const known of all) ids.push((await addReport(db, { siteId, ...known })).id)
  return ids
}
const idsOf = ({ items }: Page) => items.map(({ id }) => id)

/** Walks through all pages. */
const walk = async (url: string, headers: Headers = {}) => {
  const [ids, totals]: [string[], number[]] = [[], []]
  let cursor: string | null = ''
  while (cursor !== null) {
    const part: Page = await page(`${url}?limit=2${cursor && `&cursor=${cursor}`}`, headers)
    ids.push(...idsOf(part))
    totals.push(part.total)
    cursor = part.nextCursor
  }
  return { ids, totals: [...new Set(totals)] }
}

describe('the reports of a site', () => {
  it('come the newest dive first, of one day the last one that was written, a page at a time', async () => {
    const reef = await addSite(db)
    const [old, one, two, newest, spring] = await addAll(
      reef,
      ['2019-12-31', '2026-05-16', '2026-05-16', '2026-05-17', '2026-03-01'].map((diveDate) => ({
        diveDate,
      })),
    )
    const walked = await walk(`/api/reports/site/${reef}`)
    expect(walked).toEqual({ ids: [newest, two, one, spring, old], totals: [5] })
    expect(await walk(`/api/reports/site/${reef}`, other.headers)).toEqual(walked)
  })

  it('are those that are approved, of a site that is public', async () => {
    const reef = await addSite(db)
    const [shown] = await addAll(
      reef,
      (['approved', 'pending', 'rejected', 'removed'] as const).map((approvalStatus) => ({
        approvalStatus,
        authorId: diver.id,
      })),
    )
    for (const headers of [{}, other.headers, moderator.headers])
      expect(await ofSite(reef, '', headers)).toMatchObject({ items: [{ id: shown }], total: 1 })
    await db.update(sites).set({ approvalStatus: 'pending' }).where(eq(sites.id, reef))
    for (const headers of [{}, other.headers])
      expect(await ofSite(reef, '', headers)).toEqual({ items: [], nextCursor: null, total: 0 })
    expect((await get(`/api/reports/${shown}`)).statusCode).toBe(404)
  })

  it('are none of a site that nobody knows', async () => {
    const nowhere = '00000000-0000-4000-8000-000000000000'
    expect(await ofSite(nowhere)).toEqual({ items: [], nextCursor: null, total: 0 })
  })

  it('begin with their own that wait or were rejected, with the reason', async () => {
    const reef = await addSite(db)
    const own = { authorId: diver.id }
    const [newest, mine, waiting, rejected] = await addAll(reef, [
      { diveDate: '2026-05-20' },
      { ...own, diveDate: '2026-05-19' },
      { ...own, diveDate: '2020-01-02', approvalStatus: 'pending' },
      { ...own, diveDate: '2020-01-01', approvalStatus: 'rejected', rejectionReason: 'Too short' },
    ])
    expect(await walk(`/api/reports/site/${reef}`, diver.headers)).toEqual({
      ids: [waiting, rejected, newest, mine],
      totals: [4],
    })
    const { items } = await ofSite(reef, '', diver.headers)
    expect(items.map(({ rejectionReason, isMine }) => [rejectionReason, isMine])).toEqual([
      [null, true],
      ['Too short', true],
      [null, false],
      [null, true],
    ])
  })

  it('can be those of one month of all years, counted', async () => {
    const reef = await addSite(db)
    const [may, , may2020] = await addAll(
      reef,
      ['2026-05-16', '2026-06-01', '2020-05-31'].map((diveDate) => ({ diveDate })),
    )
    const found = await ofSite(reef, '?month=5')
    expect([idsOf(found), found.total]).toEqual([[may, may2020], 2])
    expect(await ofSite(reef, '?month=12')).toMatchObject({ items: [], total: 0 })
    expect((await get(`/api/reports/site/${reef}?month=13`)).statusCode).toBe(400)
  })

  it('can be those of one diver, however the handle is written', async () => {
    const reef = await addSite(db)
    const [mine, waiting] = await addAll(reef, [
      { authorId: diver.id },
      { authorId: diver.id, approvalStatus: 'pending' },
      { authorId: other.id },
      {},
    ])
    expect(await ofSite(reef, '?author=dora_DIVES')).toMatchObject({ items: [{ id: mine }], total: 1 })
    expect(idsOf(await ofSite(reef, '?author=dora_dives', diver.headers))).toEqual([waiting, mine])
    expect(idsOf(await ofSite(reef, '?author=otto', diver.headers))).toHaveLength(1)
    expect(await ofSite(reef, '?author=nobody_here')).toMatchObject({ items: [], total: 0 })
  })

  it('are asked for again each time, and kept by nobody who gets those of one person', async () => {
    const reef = await addSite(db)
    const cacheOf = async (headers: Headers) =>
      (await get(`/api/reports/site/${reef}`, headers)).headers['cache-control']
    expect([await cacheOf({}), await cacheOf(diver.headers)]).toEqual([
      'public, max-age=0, must-revalidate',
      'private, no-store',
    ])
  })

  it('are refused a cursor that is none', async () => {
    const reef = await addSite(db)
    const noDay = toCursor({ date: '0000-01-01', id: reef })
    for (const cursor of ['x', noDay])
      for (const headers of [{}, diver.headers])
        expect((await get(`/api/reports/site/${reef}?cursor=${cursor}`, headers)).statusCode).toBe(400)
  })
})

describe('one report', () => {
  it('that waits is read by its author and by moderators', async () => {
    const reef = await addSite(db)
    const [id] = await addAll(reef, [{ authorId: diver.id, approvalStatus: 'pending' }])
    const codes = [diver, moderator, other].map(
      async ({ headers }) => (await get(`/api/reports/${id}`, headers)).statusCode,
    )
    expect(await Promise.all(codes)).toEqual([200, 200, 404])
  })

  it('is gone for everybody while its site is', async () => {
    const reef = await addSite(db, {}, 'approved')
    const [id] = await addAll(reef, [{ authorId: diver.id }])
    await db.update(sites).set({ approvalStatus: 'removed' }).where(eq(sites.id, reef))
    for (const { headers } of [diver, moderator])
      expect((await get(`/api/reports/${id}`, headers)).statusCode).toBe(404)
    expect(idsOf(await page('/api/reports/mine', diver.headers))).not.toContain(id)
  })
})

describe('a person’s own reports', () => {
  it('are of every status and site, the newest dive first', async () => {
    const { id: authorId, headers } = await addPerson(deps)
    const ids: string[] = []
    for (const [index, approvalStatus] of (['rejected', 'pending', 'approved'] as const).entries())
      ids.unshift(
        ...(await addAll(await addSite(db), [{ authorId, approvalStatus, diveDate: `2026-05-1${index}` }])),
      )
    expect(await walk('/api/reports/mine', headers)).toEqual({ ids, totals: [3] })
    expect((await get('/api/reports/mine')).statusCode).toBe(401)
    await db.delete(reports).where(eq(reports.authorId, authorId))
  })
})
