import { beforeEach, describe, expect, it } from 'vitest'
import { photos } from '#db/schema/media.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, asLevel, type Headers } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps } = await testApp({ catchesUp: true })
const { db } = deps
const { get } = callsOf(app)

const uploader = await addPerson(deps, { handle: 'uma_shoots' })
const reef = await addSite(db, { siteName: 'Photo Reef', country: 'Egypt' })
const hiddenSite = await addSite(db, { siteName: 'Secret Cave' }, 'pending')

const idsOf = async (url: string, headers?: Headers): Promise<string[]> => {
  const ids: string[] = []
  for (let cursor = ''; ; ) {
    const answer = await get(`${url}${url.includes('?') ? '&' : '?'}limit=2${cursor}`, headers)
    const { items, nextCursor, total } = answer.json()
    ids.push(...items.map(({ id }: { id: string }) => id))
    if (nextCursor === null) {
      expect(total).toBe(ids.length)
      return ids
    }
    cursor = `&cursor=${nextCursor}`
  }
}

beforeEach(() => db.delete(photos))

describe('the gallery of all sites', () => {
  it('has what is public, newest first, page by page', async () => {
    const rows = []
    for (let count = 0; count < 5; count++) rows.push(await addPhoto(db, { siteId: reef }))
    const alone = await addPhoto(db)
    await addPhoto(db, { approvalStatus: 'pending' })
    await addPhoto(db, { approvalStatus: 'rejected' })
    await addPhoto(db, { approvalStatus: 'removed' })
    await addPhoto(db, { state: 'processing' })
    await addPhoto(db, { siteId: hiddenSite })
    expect(await idsOf('/api/media')).toEqual([...rows, alone].map(({ id }) => id).toReversed())
  })

  it('tells of a photo what everybody may know, and never where it was taken', async () => {
    const { id, key } = await addPhoto(db, {
      siteId: reef,
      uploaderId: uploader.id,
      takenLng: 33.123456,
      takenLat: 27.654321,
      looks: 42n,
      thumbhash: Buffer.from('abc'),
      takenAt: new Date('2026-04-01T09:30:00Z'),
      camera: 'Olympus TG-6',
      rejectionReason: 'Once it was blurred',
      tags: ['turtle'],
    })
    const answer = await get(`/api/media/${id}`)
    expect(answer.json()).toMatchObject({
      s3Key: key,
      thumbnailUrl: `/api/media/serve/thumbnail/${key}`,
      fullUrl: `/api/media/serve/original/${key}`,
      thumbhash: 'YWJj',
      takenAt: '2026-04-01T09:30:00',
      camera: 'Olympus TG-6',
      uploaderHandle: 'uma_shoots',
      diveSite: { id: reef, siteName: 'Photo Reef', country: 'Egypt' },
      rejectionReason: null,
      averageRating: null,
      ratingCount: 0,
    })
    expect(answer.body).not.toMatch(/33\.12|27\.65|taken(Lng|Lat)|looks/)
  })

  it('takes only cursors of ours', async () => {
    for (const url of ['/api/media', `/api/media/site/${reef}`])
      expect((await get(`${url}?cursor=nonsense`)).statusCode).toBe(400)
  })
})

describe('the gallery of a site', () => {
  it('has the best rated first, then the newest', async () => {
    const rated = (ratingSum: number, ratingCount: number) =>
      addPhoto(db, { siteId: reef, ratingSum, ratingCount })
    const [poor, old, best, good] = [
      await rated(1, 1),
      await rated(0, 0),
      await rated(9, 2),
      await rated(4, 1),
    ]
    const young = await rated(0, 0)
    await addPhoto(db)
    const order = [best, good, poor, young, old].map(({ id }) => id)
    expect(await idsOf(`/api/media/site/${reef}`)).toEqual(order)
  })

  it('begins with a person’s own photos that wait, which nobody else sees', async () => {
    const shown = [await addPhoto(db, { siteId: reef }), await addPhoto(db, { siteId: reef })]
    const own = { siteId: reef, uploaderId: uploader.id, approvalStatus: 'pending' as const }
    const waiting = [
      await addPhoto(db, own),
      await addPhoto(db, { ...own, state: 'processing' }),
      await addPhoto(db, own),
    ]
    const url = `/api/media/site/${reef}`
    const newest = (rows: { id: string }[]) => rows.map(({ id }) => id).toReversed()
    expect(await idsOf(url, uploader.headers)).toEqual([...newest(waiting), ...newest(shown)])
    expect(await idsOf(url)).toEqual(newest(shown))
    expect(await idsOf(url, await asLevel(deps, 'member'))).toEqual(newest(shown))
  })

  it('of a hidden site is empty, but for who added to it', async () => {
    const { id } = await addPhoto(db, { siteId: hiddenSite, uploaderId: uploader.id })
    expect(await idsOf(`/api/media/site/${hiddenSite}`)).toEqual([])
    expect(await idsOf(`/api/media/site/${hiddenSite}`, uploader.headers)).toEqual([id])
  })
})

describe('a photo that is not public', () => {
  it.each(['pending', 'rejected'] as const)(
    '%s is seen by its uploader and by moderators',
    async (status) => {
      const { id } = await addPhoto(db, { approvalStatus: status, uploaderId: uploader.id })
      expect((await get(`/api/media/${id}`, uploader.headers)).json()).toMatchObject({ id })
      for (const [level, expected] of [
        ['public', 404],
        ['member', 404],
        ['editor', 404],
        ['moderator', 200],
      ] as const)
        expect((await get(`/api/media/${id}`, await asLevel(deps, level))).statusCode).toBe(expected)
    },
  )

  it('does not name a site that its uploader does not see any more', async () => {
    const { id } = await addPhoto(db, { siteId: hiddenSite, uploaderId: uploader.id })
    const answer = await get(`/api/media/${id}`, uploader.headers)
    expect(answer.json()).toMatchObject({ id, diveSite: null, diveSiteId: null })
    expect(answer.body).not.toContain('Secret Cave')
  })

  it('goes out for its reader alone', async () => {
    const { id } = await addPhoto(db, { approvalStatus: 'pending', uploaderId: uploader.id })
    const { headers } = await get(`/api/media/${id}`, uploader.headers)
    expect(headers['cache-control']).toBe('private, no-store')
  })
})

describe('a person’s own photos', () => {
  it('are listed whatever their status, of all sites or of one', async () => {
    const own = { uploaderId: uploader.id }
    const one = await addPhoto(db, { ...own, approvalStatus: 'rejected', rejectionReason: 'Blurred' })
    const two = await addPhoto(db, { ...own, siteId: reef, state: 'broken', problem: 'Damaged' })
    await addPhoto(db, { siteId: reef })
    expect(await idsOf('/api/media/mine', uploader.headers)).toEqual([two.id, one.id])
    expect(await idsOf(`/api/media/mine?diveSiteId=${reef}`, uploader.headers)).toEqual([two.id])
    const [broken, rejected] = (await get('/api/media/mine', uploader.headers)).json().items
    expect([broken, rejected]).toMatchObject([
      { problem: 'Damaged', thumbnailUrl: null },
      { rejectionReason: 'Blurred' },
    ])
  })
})
