import { type Photo, photoPath } from '@soundings/contract/media'
import { eq, getTableName, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { v7 as newId } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { photos } from '#db/schema/media.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, asLevel, type Headers } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { buildJpeg, buildSending } from '#src/testing/pictures.ts'
import { addSite } from '#src/testing/sites.ts'

const html = '<!doctype html><html><head><title>Soundings</title></head><body></body></html>'
const { app, deps } = await testApp({ web: { folder: import.meta.dirname, html, scriptHashes: [] } })
const { db } = deps
const { get, post, del } = callsOf(app)
const patch = (url: string, headers: Headers, payload: object) =>
  app.inject({ method: 'PATCH', url, headers, payload })
/** The field that a call was refused for. */
const fieldOf = ({ json }: Awaited<ReturnType<typeof post>>) => json().issues?.[0]?.path[0]
const jpeg = await buildJpeg()
const caption = 'Unheard-of Pinnacle'
const site = await addSite(db, { siteName: 'SS Thistlegorm', coordinates: [33.9213, 27.8142] })

const send = async (by: Headers, fields: Record<string, string> = {}) => {
  const { headers, payload } = await buildSending([jpeg], fields)
  const url = '/api/media/upload/private'
  return app.inject({ method: 'POST', url, headers: { ...headers, ...by }, payload })
}

const owner = await addPerson(deps, { handle: 'private_diver' })
const moderatingOwner = await addPerson(deps, { groups: ['moderator'] })
const dive = { siteName: 'SS Thistlegorm', location: 'Egypt', date: '2026-05-16', diveSiteId: site }

let photo: Photo
let diveId: string
beforeAll(async () => {
  photo = (await send(owner.headers, { caption })).json()[0]
  await deps.jobs.settled('render-photo', 60_000)
  photo = (await get(`/api/media/${photo.id}`, owner.headers)).json()
  diveId = (await post('/api/dive-log/dives', owner.headers, { ...dive, photos: [photo.id] })).json().id
}, 90_000)

const readers = ['public', 'member', 'moderator', 'admin'] as const
const headersOf = (reader: (typeof readers)[number] | 'owner') =>
  reader === 'owner' ? owner.headers : asLevel(deps, reader)

/** Whatever could show a photo to somebody. A reader who may not look there is refused anyway. */
const surfaces: Record<string, () => string> = {
  'the gallery of all sites': () => '/api/media',
  'the gallery of its dive’s site': () => `/api/media/site/${site}`,
  'the photos one has added': () => '/api/media/mine',
  'the photos one has added at a site': () => `/api/media/mine?diveSiteId=${site}`,
  'the page of a site': () => `/api/sites/${site}`,
  'the list of sites': () => '/api/sites',
  'the facets of a search': () => `/api/sites/facets?q=${encodeURIComponent(caption)}`,
  'the digest of a site': () => `/api/reports/site/${site}/digest`,
  'the page of a site for other sites': () => `/sites/${site}`,
  'the search': () => `/api/sites?q=${encodeURIComponent(caption)}`,
  'the reports of a site': () => `/api/reports/site/${site}`,
  'the home screen': () => '/api/sites/featured',
  'what waits for moderators': () => '/api/moderator/pending-items',
  'the photos that wait for them': () => '/api/moderator/pending-items?type=media',
  notifications: () => '/api/notifications',
  'the sitemap': () => '/sitemap.xml',
  'the figures of the server': () => '/api/about',
  'the export of reports': () => '/api/reports/export',
}

describe.each(readers)('a private photo, for a %s,', (reader) => {
  it.each(Object.entries(surfaces))('is not in %s', async (_, address) => {
    const { statusCode, body } = await get(address(), await headersOf(reader))
    expect([200, 401, 403]).toContain(statusCode)
    for (const trace of [photo.id, photo.s3Key, caption]) expect(body).not.toContain(trace)
  })

  it('is in no picture, at no address, and nothing can be done with it', async () => {
    const headers = await headersOf(reader)
    const addresses = [
      `/api/media/${photo.id}`,
      `/api/media/serve/upload/${photo.id}`,
      ...Object.values(photo.imageKeys ?? {}),
    ]
    expect(addresses).toHaveLength(7)
    for (const url of addresses) expect([url, (await get(url, headers)).statusCode]).toEqual([url, 404])
    if (reader === 'public') return
    const calls = [
      patch(`/api/media/${photo.id}`, headers, { caption: 'Mine' }),
      del(`/api/media/${photo.id}`, headers),
      post(`/api/media/${photo.id}/rate`, headers, { rating: 5 }),
      post(`/api/flags/media/${photo.id}`, headers, { reason: 'other', description: 'Not theirs' }),
    ]
    for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(404)
    const foreign = { ...dive, photos: [photo.id] }
    expect(fieldOf(await post('/api/dive-log/dives', headers, foreign))).toBe('photos')
    expect((await get(`/api/media/${photo.id}`, owner.headers)).json()).toMatchObject({ caption })
  })
})

describe('a private photo, for its owner,', () => {
  it.each(Object.entries(surfaces))('is not in %s either', async (_, address) => {
    const { statusCode, body } = await get(address(), owner.headers)
    expect([200, 403]).toContain(statusCode)
    for (const trace of [photo.id, photo.s3Key, caption]) expect(body).not.toContain(trace)
  })

  it('is on the dive, in the log and its file, and told to be private', async () => {
    const shown = { id: photo.id, isPrivate: true, state: 'ready', caption }
    expect((await get(`/api/dive-log/dives/${diveId}`, owner.headers)).json().photos).toMatchObject([shown])
    const list = (await get(`/api/dive-log/photos?dive_id=${diveId}`, owner.headers)).json()
    expect(list.items).toMatchObject([{ ...shown, diveId }])
    expect((await get('/api/dive-log/export?format=json', owner.headers)).body).toContain(photo.id)
  })

  it('is served from every address, to be kept by no one else', async () => {
    for (const url of [`/api/media/serve/upload/${photo.id}`, ...Object.values(photo.imageKeys ?? {})]) {
      const answer = await get(url, owner.headers)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-cache'])
    }
  })

  it('waits for nobody, says nothing of where it was taken, and is compared with no other', async () => {
    const [row] = await db.select().from(photos).where(eq(photos.id, photo.id))
    expect(row).toMatchObject({ approvalStatus: 'private', siteId: null, takenLng: null, looks: null })
    expect(row?.takenAt).not.toBeNull()
  })

  it('gets another caption and stays private, also where they are a moderator', async () => {
    for (const { headers } of [owner, moderatingOwner]) {
      const [own] = (await send(headers)).json()
      const changed = await patch(`/api/media/${own.id}`, headers, { caption: 'Lea at the bow' })
      expect(changed.json()).toMatchObject({ approvalStatus: 'private', caption: 'Lea at the bow' })
      const moved = await patch(`/api/media/${own.id}`, headers, { diveSiteId: site })
      expect([moved.statusCode, fieldOf(moved)]).toEqual([409, 'diveSiteId'])
      expect((await del(`/api/media/${own.id}`, headers)).statusCode).toBe(200)
      expect((await get(`/api/media/${own.id}`, headers)).statusCode).toBe(404)
    }
  })

  it('is in the export of their data, with the file of it', async () => {
    const { rawPayload } = await get('/api/auth/export', owner.headers)
    const files = unzipSync(rawPayload)
    expect(files[`photos/${photo.id}.jpg`]?.length).toBeGreaterThan(1_000)
    expect(strFromU8(files['photos.json'] as Uint8Array)).toContain(caption)
  })

  it('cannot be shown in a public report', async () => {
    const report = { diveSiteId: site, diveDate: '2026-05-16', diveNotes: 'Fine', media: [photo.id] }
    expect((await post('/api/reports', owner.headers, report)).statusCode).toBe(400)
  })

  it('is sent once, however often it comes', async () => {
    const clientKey = newId()
    const [one, two] = [await send(owner.headers, { clientKey }), await send(owner.headers, { clientKey })]
    expect([one.statusCode, two.statusCode]).toEqual([201, 201])
    expect(two.json()[0].id).toBe(one.json()[0].id)
  })

  it('is nothing that a visitor sends', async () => {
    expect((await send({})).statusCode).toBe(401)
  })
})

describe('the database', () => {
  const refused = async (id: string, change: Partial<typeof photos.$inferInsert>) =>
    expect(db.update(photos).set(change).where(eq(photos.id, id))).rejects.toThrow()

  it('lets no private photo become public, nor stand at a site, nor have no owner', async () => {
    for (const change of [
      { approvalStatus: 'approved' },
      { approvalStatus: 'pending' },
      { siteId: site },
      { uploaderId: null },
    ] as const)
      await refused(photo.id, change)
    const { id } = await addPhoto(db, { uploaderId: owner.id, approvalStatus: 'pending' })
    await refused(id ?? '', { approvalStatus: 'private' })
  })

  it('has no table that refers to photos of which it is not known whether it keeps private ones', async () => {
    const { rows } = await db.execute<{ name: string }>(
      sql`select conrelid::regclass::text as name from pg_constraint where confrelid = 'photos'::regclass and contype = 'f'`,
    )
    const { namers } = await import('./unused-photos.repo.ts')
    const keeping = namers.map(({ table }) => getTableName(table))
    const publicOnly = ['photo_ratings', 'report_photos', 'events', 'event_finds', 'groups']
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...keeping, ...publicOnly].toSorted())
  })
})

it('a link to a dive shows it to anybody until it ends, and nowhere else', async () => {
  const url = `/api/dive-log/dives/${diveId}/shares`
  const { token, id } = (await post(url, owner.headers, {})).json()
  const [shown] = (await get(`/api/dive-log/shared/${token}`)).json().photos
  expect(shown).toEqual({
    thumbnailUrl: `/api/dive-log/shared/${token}/photos/thumbnail/${photo.id}`,
    fullUrl: `/api/dive-log/shared/${token}/photos/original/${photo.id}`,
    caption,
  })
  const picture = await get(shown.fullUrl)
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect([picture.headers['cache-control'], picture.headers.etag]).toEqual(['no-store', undefined])
  expect((await get(photoPath('original', photo.s3Key))).statusCode).toBe(404)

  const [other] = (await send(owner.headers)).json()
  await deps.jobs.settled('render-photo', 60_000)
  expect((await get(shown.fullUrl.replace(photo.id, other.id))).statusCode).toBe(404)
  const without = (await post(url, owner.headers, { shows: ['profile'] })).json()
  expect((await get(shown.fullUrl.replace(token, without.token))).statusCode).toBe(404)
  expect((await get(`/api/dive-log/shared/${without.token}`)).json().photos).toBeNull()

  expect((await del(`${url}/${id}`, owner.headers)).statusCode).toBe(200)
  for (const gone of [shown.thumbnailUrl, shown.fullUrl]) expect((await get(gone)).statusCode).toBe(404)
}, 60_000)

it('the page of a shared dive names no private photo in what other sites show of it', async () => {
  const { token } = (await post(`/api/dive-log/dives/${diveId}/shares`, owner.headers, {})).json()
  const { body } = await get(`/shared/dives/${token}`)
  for (const trace of [photo.id, photo.s3Key, caption]) expect(body).not.toContain(trace)
})
