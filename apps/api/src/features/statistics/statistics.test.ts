import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { equipment, equipmentLists } from '#db/schema/equipment.ts'
import { reports } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { eventsOf } from '#src/testing/events.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'
import { foldTallies } from './counting/tallies.repo.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, post, put } = callsOf(app)
const read = async (path: string) => {
  await foldTallies(db)
  return (await get(`/api/stats/${path}`)).json()
}

describe('with sites, photos and reports', async () => {
  const redSea = { country: 'Egypt', region: 'Red Sea', diveSiteCategory: 'wreck' } as const
  const thistle = await addSite(db, { siteName: 'Thistle', ...redSea })
  const wall = await addSite(db, { siteName: 'Wall', ...redSea, diveSiteCategory: 'wall' })
  await addSite(db, { siteName: 'Inland', country: 'Malta', region: null })
  const hidden = await addSite(db, { siteName: 'Hidden', country: 'Palau' }, 'pending')
  const author = await addPerson(deps, { handle: 'reporter' })
  const shy = await addPerson(deps, { handle: 'shy_one' })
  await put('/api/profile/privacy', shy.headers, { sections: { activity: 'members' } })
  for (const [at, siteId] of [thistle, thistle, thistle, wall].entries())
    await addReport(db, {
      siteId,
      authorId: author.id,
      title: `Report ${at}`,
      diveDate: '2026-05-10',
      visibility: 10 + at,
      waterTemp: 25,
      species: ['green-turtle'],
    })
  await addReport(db, {
    siteId: hidden,
    authorId: author.id,
    title: 'SECRET',
    visibility: 1,
    species: ['manta-ray'],
  })
  await addReport(db, { siteId: thistle, approvalStatus: 'pending', title: 'SECRET' })
  await addPhoto(db, { siteId: thistle, uploaderId: shy.id })
  await addPhoto(db, { siteId: hidden, uploaderId: shy.id })

  it('counts what is public, and nothing else', async () => {
    expect(await read('global')).toEqual({ totalSites: 3, totalUsers: 2, totalPhotos: 1, countries: 2 })
    expect(await read('categories')).toMatchObject({
      total: 3,
      items: expect.arrayContaining([{ category: 'wreck', sites: 1, percentage: 33.3 }]),
    })
    expect(await read('destinations')).toMatchObject({
      total: 1,
      items: [{ name: 'Red Sea', country: 'Egypt', key: 'egypt/red sea', reports: 4 }],
    })
    expect(await read('top-regions')).toMatchObject({
      items: [
        { name: 'Egypt', sites: 2, percentage: 66.7, country: null },
        { name: 'Malta', sites: 1, percentage: 33.3 },
      ],
    })
    expect(await read('top-regions?country=Egypt')).toMatchObject({
      items: [{ name: 'Red Sea', country: 'Egypt', sites: 2, percentage: 100 }],
    })
  })

  it('says what reports tell together, from three on', async () => {
    expect(await read('insights')).toMatchObject({
      mostActiveMonth: 'May',
      avgWaterTemp: 25,
      avgVisibility: 11.5,
      topMarineLife: 'Green turtle',
      counts: { reports: 4, waterTemp: 4, visibility: 4, species: 4 },
    })
    const seasons = await read('seasons?region=egypt/red%20sea')
    expect(seasons).toMatchObject({ name: 'Red Sea', reports: 4 })
    expect(seasons.months[4]).toEqual({
      month: 5,
      reports: 4,
      visibility: { median: 11.5, low: 10.75, high: 12.25, reports: 4 },
      waterTemp: { median: 25, low: 25, high: 25, reports: 4 },
    })
    expect(seasons.months[5]).toEqual({ month: 6, reports: 0, visibility: null, waterTemp: null })
    expect(await read('species?month=5')).toMatchObject({
      month: 5,
      items: [{ species: 'green-turtle', name: 'Green turtle', reports: 4 }],
    })
    expect(await read('species?month=6')).toMatchObject({ items: [], total: 0 })
  })

  it('ranks sites by views, photos and reports, page by page', async () => {
    for (const headers of [{}, author.headers, author.headers])
      expect((await post(`/api/stats/site-views/${wall}`, headers)).statusCode).toBe(200)
    const first = await read('popular-sites?limit=1')
    expect(first).toMatchObject({
      total: 2,
      items: [
        { id: thistle, rank: 1, name: 'Thistle', location: 'Red Sea, Egypt', rating: 5, views: 0, photos: 1 },
      ],
    })
    const next = await read(`popular-sites?limit=1&cursor=${first.nextCursor}`)
    expect(next).toMatchObject({ items: [{ id: wall, rank: 2 }], nextCursor: null })
  })

  it('tells what became public and never what did not; who hides what they do is not named', async () => {
    const { items, total } = await read('recent-activity')
    const texts = items.map(({ description }: { description: string }) => description)
    expect(texts).toEqual(expect.arrayContaining(['shared a dive report: “Report 3”', 'shared a photo']))
    expect(JSON.stringify(items)).not.toMatch(/SECRET|Hidden|shy_one/)
    expect(items[0]).toMatchObject({
      location: expect.any(String),
      path: expect.stringMatching(/^\/sites\//),
    })
    expect(total).toBeGreaterThanOrEqual(items.length)
    const first = await read('recent-activity?limit=2')
    const second = await read(`recent-activity?limit=2&cursor=${first.nextCursor}`)
    const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id)
    expect(ids).toEqual(items.slice(0, 4).map(({ id }: { id: string }) => id))
  })

  it('forgets what went, from answers that are kept as well', async () => {
    const url = '/api/stats/recent-activity'
    await eventually(async () => expect((await get(url)).body).toContain('Report 0'))
    await db.update(reports).set({ approvalStatus: 'removed' }).where(eq(reports.title, 'Report 0'))
    await eventually(async () => expect((await get(url)).body).not.toContain('Report 0'))
    await eventually(async () =>
      expect((await get('/api/stats/destinations')).json()).toMatchObject({ items: [{ reports: 3 }] }),
    )
    await db.update(sites).set({ approvalStatus: 'removed' }).where(eq(sites.id, wall))
    await eventually(async () => expect((await get(url)).body).not.toContain('Report 3'))
    await eventually(async () => expect(await read('global')).toMatchObject({ totalSites: 2 }))
  })

  it('tells of a series of events once, and of no illustration', async () => {
    await addPhoto(db, { siteId: thistle, isIllustration: true, caption: 'Drawn' })
    await eventsOf(app).create(await addPerson(deps, { groups: ['admin'] }), {
      title: 'Every week',
      recurrence: { every: 'week', count: 4 },
    })
    await eventually(async () => {
      const { body } = await get('/api/stats/recent-activity?limit=50')
      expect(body.split('Every week')).toHaveLength(2)
      expect(body).not.toContain('Drawn')
    })
  })

  it('each chart is a table, whose cells are no formulas', async () => {
    await addSite(db, { siteName: 'Evil', country: '=cmd()', region: null })
    await foldTallies(db)
    const answer = await get('/api/stats/top-regions?format=csv')
    expect(answer.headers['content-type']).toContain('text/csv')
    expect(answer.body).toContain("'=cmd()")
    expect(answer.body.split('\r\n')[0]).toContain('name,country,sites,share (%)')
    for (const chart of ['destinations', 'categories', 'seasons', 'species', 'growth'])
      expect((await get(`/api/stats/${chart}?format=csv`)).headers['content-disposition']).toContain('.csv')
    const growth = await get('/api/stats/growth?format=csv')
    expect(growth.body).toContain('fewer than 5')
  })
})

it('tells of equipment that five people own who let it be counted', async () => {
  const owners = []
  for (let at = 0; at < 6; at++) {
    const { id } = await addPerson(deps)
    owners.push(id)
    await db.insert(equipmentLists).values({ ownerId: id, isCounted: at !== 5 })
    const row = { ownerId: id, position: 0, kind: 'regulator' } as const
    await db.insert(equipment).values([
      { ...row, id: newId(), brand: at === 0 ? 'APEKS' : 'Apeks', model: 'XTX50' },
      { ...row, id: newId(), brand: 'Apeks', model: 'XTX50' },
    ])
    if (at < 4) await db.insert(equipment).values({ ...row, id: newId(), kind: 'camera', brand: 'Rare' })
  }
  expect(await read('equipment')).toEqual({
    regulators: [{ name: 'Apeks XTX50', count: 5 }],
    bcds: [],
    cameras: [],
  })
  await db
    .update(equipmentLists)
    .set({ isCounted: false })
    .where(eq(equipmentLists.ownerId, owners[0] ?? ''))
  await eventually(async () => expect(await read('equipment')).toMatchObject({ regulators: [] }))
})
