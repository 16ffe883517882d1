import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { reports } from '#db/schema/reports.ts'
import { testApp } from '#src/testing/app.ts'
import { addPerson } from '#src/testing/people.ts'
import { addReport, buildReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'
import { listAfter } from './export.repo.ts'

const { app, deps } = await testApp()
const { db } = deps

const diver = await addPerson(deps, { handle: 'dora_dives' })
const reef = await addSite(db, { siteName: 'Shaab, “Ali”', country: 'Egypt' })
const hidden = await addSite(db, {}, 'pending')

const download = (format: string, headers = {}) =>
  app.inject({ url: `/api/reports/export?format=${format}`, headers })

beforeEach(() => db.delete(reports))

const received = {
  siteId: reef,
  authorId: diver.id,
  diveTime: '09:30',
  visibility: 22.5,
  waterTemp: -1.2,
  conditions: ['calm', 'clear'] as const,
  animalsSeen: '=SUM(A1:A9)',
  species: ['green-turtle'],
  diveNotes: 'Said "hi", then\nleft.',
}

describe('reports as open data', () => {
  it('are a table with the licence in every line, and no formula in it', async () => {
    const { id } = await addReport(db, { ...received, conditions: [...received.conditions] })
    const answer = await download('csv')
    expect(answer.headers['content-type']).toMatch(/^text\/csv/)
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="soundings-dive-reports-2026-06-01.csv"',
    )
    const [line, ...more]: Record<string, string>[] = parse(answer.body, { columns: true, bom: true })
    expect(more).toEqual([])
    expect(line).toMatchObject({
      id,
      siteName: 'Shaab, “Ali”',
      country: 'Egypt',
      diveDate: '2026-05-16',
      diveTime: '09:30',
      'visibility (m)': '22.5',
      'waterTemp (°C)': '-1.2',
      conditions: 'calm; clear',
      animalsSeen: "'=SUM(A1:A9)",
      species: 'green-turtle',
      diveNotes: received.diveNotes,
      author: 'dora_dives',
      licence: 'CC BY 4.0 https://creativecommons.org/licenses/by/4.0/',
    })
    expect(line?.url).toBe(`http://localhost:3000/sites/${reef}/shaab-ali?report=${id}`)
  })

  it('are JSON that states its licence and whom to name', async () => {
    const { id } = await addReport(db, { ...received, conditions: [...received.conditions] })
    const answer = await download('json')
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.json()).toMatchObject({
      licence: { name: 'CC BY 4.0' },
      source: 'http://localhost:3000',
      generatedAt: '2026-06-01T12:00:00.000Z',
      reports: [{ id, author: 'dora_dives', animalsSeen: '=SUM(A1:A9)', diveTime: '09:30', waterTemp: -1.2 }],
    })
  })

  it('are none where there are none', async () => {
    expect((await download('json')).json()).toMatchObject({ reports: [] })
    expect(parse((await download('csv')).body, { columns: true, bom: true })).toEqual([])
  })

  it('are only those that everybody may read', async () => {
    await addReport(db, { siteId: reef, approvalStatus: 'pending', authorId: diver.id })
    await addReport(db, { siteId: hidden, authorId: diver.id })
    const headers = diver.headers
    expect((await download('json', headers)).json().reports).toEqual([])
  })

  it('are all there, once each, in however many pieces they are read', async () => {
    const rows = Array.from({ length: 1_201 }, () => buildReport({ siteId: reef }))
    await db.insert(reports).values(rows)
    const ids = (answer: { reports: { id: string }[] }) => answer.reports.map(({ id }) => id)
    const all = rows.map(({ id }) => id).toSorted()
    expect(ids((await download('json')).json())).toEqual(all)
    const gone = all.slice(0, 201)
    await db.delete(reports).where(inArray(reports.id, gone))
    expect(ids((await download('json')).json())).toHaveLength(1_000)
  })

  it('are all there where many of those between are of hidden sites', async () => {
    const rows = Array.from({ length: 1_201 }, (_, index) =>
      buildReport({ siteId: index === 0 || index === 1_200 ? reef : hidden }),
    )
    await db.insert(reports).values(rows)
    const { reports: received } = (await download('json')).json()
    expect(received.map(({ id }: { id: string }) => id)).toEqual([rows[0]?.id, rows[1_200]?.id])
  })

  it('are read by the piece and never sorted as a whole', async () => {
    await db.insert(reports).values(Array.from({ length: 5_000 }, () => buildReport({ siteId: reef })))
    await db.execute(sql`analyze reports`)
    const { rows } = await db.execute(sql`explain ${listAfter(db, reef, 500)}`)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Limit.+Index Scan using reports_newest on reports/s)
  })

  it('go out packed to whoever takes that', async () => {
    await addReport(db, { siteId: reef })
    const answer = await download('json', { 'accept-encoding': 'gzip' })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' })
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString()).reports).toHaveLength(1)
  })

  it('are not to be had all the time', async () => {
    const many = await Promise.all(
      Array.from({ length: 31 }, () =>
        app.inject({ url: '/api/reports/export', remoteAddress: '198.51.100.7' }),
      ),
    )
    expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  })
})
