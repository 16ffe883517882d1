import { media, photoPath, type Uploaded } from '@soundings/contract/media'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { v7 as newId } from 'uuid'
import { describe, expect, it, vi } from 'vitest'
import { photos } from '#db/schema/media.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson, asLevel, type Headers } from '#src/testing/people.ts'
import { buildJpeg, buildSending } from '#src/testing/pictures.ts'
import { testS3 } from '#src/testing/s3.ts'
import { addSite } from '#src/testing/sites.ts'

const onDisk = await testApp()
const onS3 = await testApp({ blobs: await testS3() })
const jpeg = await buildJpeg({ width: 1_000, height: 700 })
const browser = { accept: 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5' }
const oldBrowser = { accept: 'image/webp,image/*;q=0.8,*/*;q=0.5' }

describe.each([
  ['a folder', onDisk],
  ['a store that speaks S3', onS3],
])('photos in %s', (_, { app, deps }) => {
  const get = (url: string, headers: Headers = {}) => app.inject({ url, headers })
  const people = (async () => ({
    uma: await addPerson(deps),
    moderator: await asLevel(deps, 'moderator'),
    other: await asLevel(deps, 'member'),
  }))()

  /** A photo whose sizes are made. */
  const add = async (by: Headers, fields: Record<string, string> = {}): Promise<Uploaded> => {
    const { headers, payload } = await buildSending([jpeg], fields)
    const answer = await app.inject({
      method: 'POST',
      url: '/api/media/upload',
      headers: { ...headers, ...by },
      payload,
    })
    await deps.jobs.settled('render-photo', 60_000)
    return answer.json()[0]
  }

  it('are served in the format that a browser takes, from one address', async () => {
    const { s3Key: key } = await add((await people).moderator)
    const modern = await get(photoPath('preview', key), browser)
    expect([modern.statusCode, modern.headers['content-type']]).toEqual([200, 'image/avif'])
    expect(await sharp(modern.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 480 })
    expect(modern.headers).toMatchObject({
      vary: 'accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    for (const headers of [oldBrowser, {}, { accept: '*/*' }, { accept: 'image/avif;q=0, */*' }]) {
      const old = await get(photoPath('preview', key), headers)
      expect([old.statusCode, old.headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(await sharp(old.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 480 })
      expect(old.headers.etag).not.toBe(modern.headers.etag)
    }
  })

  it('are as large as they are, and never larger', async () => {
    const { id, s3Key: key } = await add((await people).moderator)
    const widths = { thumbnail: 300, preview: 480, medium: 800, large: 1_000, original: 1_000 } as const
    for (const [size, width] of Object.entries(widths)) {
      const { rawPayload } = await get(photoPath(size as keyof typeof widths, key))
      expect((await sharp(rawPayload).metadata()).width, size).toBe(width)
    }
    const whole = await get(media.serveById.path.replace(':mediaId', id), browser)
    expect((await sharp(whole.rawPayload).metadata()).width).toBe(1_000)
  })

  it('are sent again in part, and not at all to who has them', async () => {
    const { s3Key: key } = await add((await people).moderator)
    const url = photoPath('thumbnail', key)
    const whole = await get(url)
    const part = await get(url, { range: 'bytes=100-199' })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(100, 200))
    const again = await get(url, { 'if-none-match': String(whole.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const head = await app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(whole.rawPayload.length)])
  })

  it('are for their uploader and moderators while they wait, whichever way they are asked for', async () => {
    const { uma, moderator, other } = await people
    const { id, s3Key: key } = await add(uma.headers)
    for (const url of [
      photoPath('thumbnail', key),
      photoPath('original', key),
      `/api/media/serve/upload/${id}`,
    ]) {
      for (const headers of [{}, other]) expect((await get(url, headers)).statusCode).toBe(404)
      for (const headers of [uma.headers, moderator]) {
        const answer = await get(url, headers)
        expect(answer.statusCode).toBe(200)
        expect(answer.headers['cache-control']).toBe('private, no-cache')
      }
    }
  })

  it('are gone at once for others when they are rejected, or their site is hidden', async () => {
    const { moderator, other } = await people
    const site = await addSite(deps.db)
    const { id, s3Key: key } = await add(moderator, { diveSiteId: site })
    const url = photoPath('thumbnail', key)
    const expectStatus = (status: number) =>
      eventually(async () => expect((await get(url, other)).statusCode).toBe(status))
    await expectStatus(200)
    await deps.db.update(sites).set({ approvalStatus: 'pending' }).where(eq(sites.id, site))
    await expectStatus(404)
    await deps.db.update(sites).set({ approvalStatus: 'approved' }).where(eq(sites.id, site))
    await expectStatus(200)
    await deps.db.update(photos).set({ approvalStatus: 'rejected' }).where(eq(photos.id, id))
    await expectStatus(404)
  })

  it('that nobody knows are not there', async () => {
    for (const url of [photoPath('thumbnail', '0'.repeat(32)), `/api/media/serve/upload/${newId()}`])
      expect((await get(url)).statusCode).toBe(404)
    for (const url of ['/api/media/serve/huge/0', '/api/media/serve/thumbnail/..%2f..%2fetc%2fpasswd'])
      expect((await get(url)).statusCode).toBe(400)
  })

  it('that are lost are not there, and a store that is away is no reason to think so', async () => {
    const { s3Key: key } = await add((await people).moderator)
    vi.spyOn(deps.blobs, 'sizeOf').mockRejectedValue(new Error('the store is away'))
    const away = await get(photoPath('large', key))
    vi.restoreAllMocks()
    expect([away.statusCode, away.headers['cache-control']]).toEqual([503, 'no-store'])
    expect((await get(photoPath('large', key))).statusCode).toBe(200)
    const names: string[] = []
    for await (const { name } of deps.blobs.list(`photos/${key}/`)) names.push(name)
    await deps.blobs.remove(names)
    expect((await get(photoPath('medium', key))).statusCode).toBe(404)
  })
})
