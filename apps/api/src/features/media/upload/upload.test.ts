import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { mediaLimits, photoTexts, type Uploaded } from '@soundings/contract/media'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { events } from '#db/schema/events.ts'
import { photos } from '#db/schema/media.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { eventsBase, eventsOf } from '#src/testing/events.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson, asLevel, type Headers } from '#src/testing/people.ts'
import { buildPhoto } from '#src/testing/photos.ts'
import { buildGif, buildJpeg, buildPicture, buildPngBomb, buildSending } from '#src/testing/pictures.ts'
import { addSite } from '#src/testing/sites.ts'
import { addStanding } from '#src/testing/threads.ts'

const { app, deps } = await testApp()
const { db, blobs } = deps
const { get } = callsOf(app)

const uma = await addPerson(deps, { handle: 'uma_shoots' })
const moderator = await asLevel(deps, 'moderator')
const wreck = await addSite(db, { siteName: 'SS Thistlegorm', coordinates: [33.9213, 27.8142] })
const jpeg = await buildJpeg()

const send = async (
  files: Parameters<typeof buildSending>[0],
  { fields = {}, by = uma.headers }: { fields?: Record<string, string>; by?: Headers } = {},
) => {
  const { headers, payload } = await buildSending(files, fields)
  return app.inject({ method: 'POST', url: '/api/media/upload', headers: { ...headers, ...by }, payload })
}

const sent = async (...given: Parameters<typeof send>): Promise<Uploaded[]> => {
  const answer = await send(...given)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

const rendered = () => deps.jobs.settled('render-photo', 60_000)
const stored = async () => {
  const names: string[] = []
  for await (const { name } of blobs.list('')) names.push(name)
  return names.toSorted()
}
const rows = () => db.select().from(photos)

beforeEach(async () => {
  await rendered()
  await db.delete(photos)
  await blobs.remove(await stored())
})

describe('a photo that a member sends', () => {
  it('is acknowledged with what is known of it, and waits for a moderator once it can be shown', async () => {
    const [photo] = await sent([jpeg], {
      fields: {
        caption: ' The bow ',
        description: 'At 20 m',
        tags: 'wreck, , lionfish,wreck',
        diveSiteId: wreck,
      },
    })
    expect(photo).toMatchObject({
      state: 'processing',
      approvalStatus: 'pending',
      thumbnailUrl: null,
      width: 640,
      height: 480,
      caption: 'The bow',
      description: 'At 20 m',
      tags: ['wreck', 'lionfish'],
      diveSite: { siteName: 'SS Thistlegorm' },
      takenAt: '2026-05-01T10:11:12',
      camera: 'Olympus Imaging Corp. TG-6',
      uploaderHandle: 'uma_shoots',
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      thumbhash: expect.stringMatching(/^[\w+/=]{8,}$/),
      suggested: [],
    })
    await rendered()
    const seen = await get(`/api/media/${photo?.id}`, uma.headers)
    expect(seen.json()).toMatchObject({ state: 'ready', approvalStatus: 'pending', problem: null })
    expect((await get(`/api/media/${photo?.id}`)).statusCode).toBe(404)
    expect((await get('/api/moderator/pending-items', moderator)).json().items).toMatchObject([
      { id: photo?.id },
    ])
  })

  it('is kept as its sizes alone: what was sent is gone when they are made', async () => {
    const [photo] = await sent([jpeg])
    await rendered()
    const folder = `photos/${photo?.s3Key}/`
    expect(await stored()).toEqual(
      ['medium.avif', 'medium.jpg', 'preview.avif', 'preview.jpg', 'thumbnail.avif', 'thumbnail.jpg'].map(
        (name) => folder + name,
      ),
    )
    for (const name of await stored()) {
      const bytes = await buffer((await blobs.get(name))?.body ?? Readable.from([]))
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    }
    expect(await readdir(deps.scratch)).toEqual(['files'])
  })

  it('is proposed for the site near which it was taken, and nobody is told where that was', async () => {
    const answer = await send([jpeg])
    const [photo] = answer.json()
    expect(photo.suggested).toMatchObject([{ id: wreck, siteName: 'SS Thistlegorm' }])
    expect(photo.suggested[0].distance).toBeGreaterThan(0)
    expect(photo.suggested[0].distance).toBeLessThan(0.3)
    expect(answer.body).not.toMatch(/27\.81|33\.92|taken(Lng|Lat)|looks/)
    const [row] = await rows()
    expect(row?.takenLat).toBeCloseTo(27.8139, 3)
  })

  it('may have any name and type: neither is looked at', async () => {
    const png = await buildPicture().png().toBuffer()
    const [photo] = await sent([{ bytes: png, name: '../../../etc/passwd\r\n.html', type: 'text/html' }])
    await rendered()
    expect((await get(`/api/media/${photo?.id}`, uma.headers)).json().state).toBe('ready')
    expect((await stored()).every((name) => /^photos\/[0-9a-f]{32}\/\w+\.(avif|jpg)$/.test(name))).toBe(true)
  })

  it('is only for sites that its sender sees', async () => {
    const hidden = await addSite(db, { siteName: 'Hidden' }, 'pending')
    for (const diveSiteId of [hidden, newId()]) {
      const answer = await send([jpeg], { fields: { diveSiteId } })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().issues).toMatchObject([{ path: ['diveSiteId'] }])
    }
    expect(await rows()).toEqual([])
  })
})

describe('a photo that a moderator sends', () => {
  it('is public as soon as it can be shown, and the picture of its site', async () => {
    const [photo] = await sent([jpeg], { by: moderator, fields: { diveSiteId: wreck } })
    expect(photo).toMatchObject({ approvalStatus: 'approved', state: 'processing' })
    await rendered()
    expect((await get(`/api/media/${photo?.id}`)).json()).toMatchObject({ state: 'ready' })
    const site = (await get(`/api/sites/${wreck}`)).json()
    expect(site).toMatchObject({
      thumbnailUrl: `/api/media/serve/thumbnail/${photo?.s3Key}`,
      media: [photo?.id],
    })
  })
})

describe('several photos', () => {
  it('are answered in the order they were sent', async () => {
    const widths = [301, 302, 303, 304]
    const files = await Promise.all(widths.map((width) => buildJpeg({ width, height: 200 })))
    const answer = await sent(files, { fields: { clientKey: newId() } })
    expect(answer.map(({ width }) => width)).toEqual(widths)
  })

  it('are all refused when one cannot be used, which is named', async () => {
    const answer = await send([jpeg, Buffer.from('<svg/>'), jpeg.subarray(0, 9_000)])
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      message: photoTexts.notPhoto,
      code: 'unusable-photo',
      issues: [
        { path: ['files', '1'], message: photoTexts.notPhoto },
        { path: ['files', '2'], message: photoTexts.broken },
      ],
    })
    expect([await rows(), await stored()]).toEqual([[], []])
  })

  it('are at most ten', async () => {
    const small = await buildPicture({ width: 20, height: 20 }).png().toBuffer()
    const answer = await send(Array(11).fill(small))
    expect(answer.statusCode).toBe(413)
    expect(answer.json().message).toBe(photoTexts.tooManyFiles)
    expect([await rows(), await stored()]).toEqual([[], []])
    expect(await readdir(deps.scratch)).toEqual(['files'])
  })
})

describe('an upload that is sent again', () => {
  it('is answered and not stored a second time', async () => {
    const fields = { clientKey: newId() }
    const first = await sent([jpeg, jpeg], { fields })
    await rendered()
    const again = await sent([jpeg, jpeg], { fields })
    expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
    expect(again[0]?.state).toBe('ready')
    expect(await rows()).toHaveLength(2)
    expect((await stored()).filter((name) => name.startsWith('received/'))).toEqual([])
  })

  it('makes one photo when both arrive at once', async () => {
    const fields = { clientKey: newId() }
    const answers = await Promise.all(Array.from({ length: 4 }, () => sent([jpeg], { fields })))
    expect(new Set(answers.map(([photo]) => photo?.id)).size).toBe(1)
    expect(await rows()).toHaveLength(1)
    await rendered()
    expect((await stored()).filter((name) => name.startsWith('received/'))).toEqual([])
  })

  it('is somebody else’s under the same name', async () => {
    const fields = { clientKey: newId() }
    const [mine] = await sent([jpeg], { fields })
    const [theirs] = await sent([jpeg], { fields, by: moderator })
    expect(theirs?.id).not.toBe(mine?.id)
  })
})

describe('what is no photo', () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0')
  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), photoTexts.notPhoto],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), photoTexts.notPhoto],
    ['a PDF', Buffer.from('%PDF-1.7'), photoTexts.notPhoto],
    ['a HEIC', heic, photoTexts.heic],
    ['an empty file', Buffer.alloc(0), photoTexts.empty],
    ['a bomb', buildPngBomb(20_000), photoTexts.tooManyPixels],
    ['a long animation', buildGif(1_000), photoTexts.tooManyFrames],
    ['half a photo', jpeg.subarray(0, 20_000), photoTexts.broken],
  ])('leaves nothing behind: %s', async (_, bytes, message) => {
    const answer = await send([{ bytes, name: 'photo.jpg', type: 'image/jpeg' }])
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe(message)
    expect([await rows(), await stored(), await readdir(deps.scratch)]).toEqual([[], [], ['files']])
  })

  it('is a form without a file', async () => {
    const answer = await send([], { fields: { caption: 'Nothing to see' } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message: photoTexts.noFile, issues: [{ path: ['files'] }] })
  })

  it('is a file of more than 50 MB', async () => {
    const bytes = Buffer.concat([jpeg, Buffer.alloc(mediaLimits.bytes)])
    const answer = await send([{ bytes, name: 'large.jpg' }])
    expect(answer.statusCode).toBe(413)
    expect(answer.json().message).toBe(photoTexts.tooLarge)
    expect([await rows(), await readdir(deps.scratch)]).toEqual([[], ['files']])
  })
})

describe('a person', () => {
  it('has room for so many photos that wait, and no more', async () => {
    const many = await addPerson(deps)
    await db
      .insert(photos)
      .values(
        Array.from({ length: mediaLimits.pending - 1 }, () =>
          buildPhoto({ uploaderId: many.id, approvalStatus: 'pending' }),
        ),
      )
    const two = await send([jpeg, jpeg], { by: many.headers })
    expect([two.statusCode, two.json().message]).toEqual([409, photoTexts.tooManyPending])
    await sent([jpeg], { by: many.headers })
    const none = await send([jpeg], { by: many.headers })
    expect([none.statusCode, none.json().code]).toEqual([409, 'too-many-pending'])
  })
})

describe('a photo that cannot be made ready', () => {
  it('says why to its uploader, once and for all', async () => {
    vi.spyOn(deps.blobs, 'copyTo').mockResolvedValue(false)
    const [photo] = await sent([jpeg])
    await rendered()
    vi.restoreAllMocks()
    const seen = (await get(`/api/media/${photo?.id}`, uma.headers)).json()
    expect(seen).toMatchObject({ state: 'broken', problem: photoTexts.unfinished, fullUrl: null })
    expect(await stored()).toEqual([])
  })

  it('is made ready later when the store or the machine had a bad moment', async () => {
    const put = vi.spyOn(deps.blobs, 'put')
    const [photo] = await sent([jpeg])
    put.mockRejectedValue(new Error('the store is away'))
    await rendered()
    expect((await rows())[0]?.state).toBe('processing')
    vi.restoreAllMocks()
    await deps.db.execute(`update graphile_worker._private_jobs set run_at = now()`)
    await eventually(async () => expect((await rows())[0]?.state).toBe('ready'))
    await eventually(async () =>
      expect((await stored()).some((name) => name.startsWith('received/'))).toBe(false),
    )
    expect(photo?.s3Key).toBe((await rows())[0]?.key)
  })

  it('leaves no files when it was taken away meanwhile', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: go, resolve: letGo } = Promise.withResolvers<void>()
    vi.spyOn(deps.photos, 'render').mockImplementation(async () => {
      begin()
      await go
      return [{ size: 'thumbnail', format: 'jpg', bytes: Buffer.from('a') }]
    })
    const [photo] = await sent([jpeg])
    await begun
    await db.delete(photos).where(eq(photos.id, photo?.id ?? ''))
    letGo()
    await rendered()
    vi.restoreAllMocks()
    expect(await stored()).toEqual([])
  })
})

describe('an upload', () => {
  it('that the store cannot keep is refused, and may be tried again', async () => {
    vi.spyOn(deps.blobs, 'put').mockRejectedValue(new Error('the store is away'))
    const answer = await send([jpeg])
    vi.restoreAllMocks()
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBeDefined()
    expect(answer.body).not.toContain('store is away')
    expect(await rows()).toEqual([])
    await sent([jpeg])
  })
})

it('photos of somebody who was at an event are shown with it, and of others as ever', async () => {
  const calls = eventsOf(app)
  const organiser = await addStanding(deps)
  const { id } = await calls.create(organiser)
  await calls.join(uma, id)
  const startsAt = new Date(deps.clock().getTime() - 86_400_000)
  await db.update(events).set({ startsAt, endsAt: startsAt }).where(eq(events.id, id))
  const [photo] = await sent([jpeg], { fields: { eventId: id } })
  await sent([jpeg], { fields: { eventId: id }, by: moderator })
  const shown = async (by: Headers) =>
    (await get(`${eventsBase}/${id}/photos`, by)).json().items.map((one: { id: string }) => one.id)
  expect(await shown(uma.headers)).toEqual([photo?.id])
  // It waits for a moderator first.
  expect(await shown(organiser.headers)).toEqual([])
})
