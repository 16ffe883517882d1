import { avatarSize } from '@soundings/contract/avatars'
import { photoTexts } from '@soundings/contract/media'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { users } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { buildJpeg, buildSending } from '#src/testing/pictures.ts'

const { app, deps } = await testApp()
const { db, blobs } = deps

const put = async (by: Headers, files: Buffer[], fields: Record<string, string> = {}) => {
  const { headers, payload } = await buildSending(files, fields)
  return app.inject({ method: 'POST', url: '/api/avatars/mine', headers: { ...headers, ...by }, payload })
}
const stored = async () => {
  const names: string[] = []
  for await (const { name } of blobs.list('avatars/')) names.push(name)
  return names
}
const shownFor = async (id: string) =>
  (await db.select({ avatarUrl: users.avatarUrl }).from(users).where(eq(users.id, id)))[0]?.avatarUrl

const jpeg = await buildJpeg({ width: 600, height: 400 })

describe('a person’s picture', () => {
  it('is a small square that says nothing of its file', async () => {
    const { id, headers } = await addPerson(deps)
    const answer = await put(headers, [jpeg], { x: '0.1', y: '0.2', width: '0.4', height: '0.6' })
    expect(answer.statusCode).toBe(200)
    const { avatarUrl } = answer.json()
    expect(await shownFor(id)).toBe(avatarUrl)
    const seen = await app.inject(avatarUrl)
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(seen.headers['cache-control']).toContain('immutable')
    const { width, height, exif } = await sharp(seen.rawPayload).metadata()
    expect([width, height, exif]).toEqual([avatarSize, avatarSize, undefined])
  })

  it('takes the place of the one before, of which nothing stays', async () => {
    const { id, headers } = await addPerson(deps)
    const before = (await put(headers, [jpeg])).json().avatarUrl
    const after = (await put(headers, [jpeg])).json().avatarUrl
    expect(after).not.toBe(before)
    expect((await app.inject(before)).statusCode).toBe(404)
    const gone = await app.inject({ method: 'DELETE', url: '/api/avatars/mine', headers })
    expect(gone.json()).toEqual({ success: true })
    expect(await shownFor(id)).toBeNull()
    expect((await app.inject(after)).statusCode).toBe(404)
    expect((await stored()).some((name) => after.includes(name.slice(8, -4)))).toBe(false)
  })

  it.each([
    ['no file', [], {}, 400, photoTexts.noFile],
    ['two files', [jpeg, jpeg], {}, 413, photoTexts.oneFile],
    ['no photo', [Buffer.from('<svg/>')], {}, 400, photoTexts.notPhoto],
    ['half a photo', [jpeg.subarray(0, 9_000)], {}, 400, photoTexts.broken],
    ['half a square', [jpeg], { x: '0.1' }, 400, /x, y, width and height/],
    ['a square outside', [jpeg], { x: '2', y: '0', width: '1', height: '1' }, 400, /\w/],
    ['no square', [jpeg], { x: '0', y: '0', width: '0', height: 'NaN' }, 400, /\w/],
  ])('is not made of %s', async (_, files, fields, status, message) => {
    const { id, headers } = await addPerson(deps)
    const answer = await put(headers, files, fields)
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(message)])
    expect(await shownFor(id)).toBeNull()
  })

  it('is not shown any longer once its person is gone', async () => {
    const { id, headers } = await addPerson(deps)
    const { avatarUrl } = (await put(headers, [jpeg])).json()
    await db.update(users).set({ avatarUrl: null }).where(eq(users.id, id))
    expect((await app.inject(avatarUrl)).statusCode).toBe(404)
  })
})

describe('the picture of whoever has none', () => {
  it('is a JPEG', async () => {
    const answer = await app.inject('/api/avatars/default.jpg')
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 256, height: 256 })
  })
})
