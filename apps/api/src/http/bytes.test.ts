import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { route } from '@soundings/contract/route'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { answerErrors } from './errors.ts'
import { serveAll } from './serve.ts'

const whole = Buffer.from('0123456789')
const bytes = { method: 'GET', access: 'public', summary: 'Bytes', reply: { bytes: ['image/jpeg'] } } as const
const contract = {
  memory: route('/memory', bytes),
  stored: route('/stored', bytes),
  own: route('/own', bytes),
  made: route('/made', bytes),
  broken: route('/broken', bytes),
}

/** Pieces that are made one after the other. */
const madeOf = (pieces: (string | Error)[]) =>
  Readable.from(
    (function* () {
      for (const piece of pieces) {
        if (piece instanceof Error) throw piece
        yield piece
      }
    })(),
    { objectMode: false },
  )

const app = Fastify({ exposeHeadRoutes: true })
answerErrors(app)
const common = { type: 'image/jpeg', tag: 'a-1', immutable: true, isNegotiated: true }
serveAll(app, contract, {
  memory: () => ({ body: whole, ...common }),
  stored: () => ({
    body: {
      size: whole.length,
      open: async (range) =>
        Readable.from([range ? whole.subarray(range.start, range.end + 1) : whole], { objectMode: false }),
    },
    ...common,
  }),
  own: () => ({ body: whole, ...common, isPrivate: true }),
  made: () => ({ body: { make: () => madeOf(['01234', '56789']) }, ...common, fileName: 'ten.jpg' }),
  broken: () => ({ body: { make: () => madeOf(['01234', new Error('no more')]) }, ...common }),
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe.each(['/memory', '/stored'])('a file at %s', (url) => {
  it('goes out whole, for ever, and is known by its tag', async () => {
    const answer = await get(url)
    expect([answer.statusCode, answer.body]).toEqual([200, '0123456789'])
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/jpeg',
      'content-length': '10',
      'accept-ranges': 'bytes',
      etag: '"a-1"',
      vary: 'accept',
    })
    const again = await get(url, { 'if-none-match': '"b", "a-1"' })
    expect([again.statusCode, again.body, again.headers.vary]).toEqual([304, '', 'accept'])
  })

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('goes out in part: %s', async (range, body, told) => {
    const answer = await get(url, { range })
    expect([answer.statusCode, answer.body]).toEqual([206, body])
    expect(answer.headers).toMatchObject({ 'content-range': told, 'content-length': String(body.length) })
  })

  it.each(['bytes=1-2,4-5', 'bytes=5-2', 'bytes=', 'bytes=a-b', 'pages=1-2', 'bytes=-'])(
    'goes out whole when the part is not to be understood: %s',
    async (range) => {
      const answer = await get(url, { range })
      expect([answer.statusCode, answer.body]).toEqual([200, '0123456789'])
    },
  )

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('has no part beyond its end: %s', async (range) => {
    const answer = await get(url, { range })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toBe('bytes */10')
    expect(answer.json().message).toMatch(/\w/)
  })

  it('goes out whole when it is another than the one of which a part is known', async () => {
    expect((await get(url, { range: 'bytes=0-3', 'if-range': '"b"' })).statusCode).toBe(200)
    expect((await get(url, { range: 'bytes=0-3', 'if-range': '"a-1"' })).statusCode).toBe(206)
  })

  it('tells its length to who asks for its head', async () => {
    const answer = await app.inject({ method: 'HEAD', url })
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '10'])
  })
})

describe('a file for one person', () => {
  it('is kept by their browser alone, which asks each time', async () => {
    expect((await get('/own')).headers['cache-control']).toBe('private, no-cache')
  })
})

describe('a file that is made while it is sent', () => {
  it('goes out whole, under its name, and is kept by nobody', async () => {
    const answer = await get('/made', { range: 'bytes=0-3' })
    expect([answer.statusCode, answer.body]).toEqual([200, '0123456789'])
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="ten.jpg"',
      vary: 'accept-encoding',
    })
    expect(answer.headers['accept-ranges']).toBeUndefined()
  })

  it('is packed on the way for whoever takes that', async () => {
    const answer = await get('/made', { 'accept-encoding': 'gzip' })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(answer.rawPayload).toString()).toBe('0123456789')
  })

  it('is not begun for its head alone', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/broken' })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })

  it('breaks off where it cannot be made to its end', async () => {
    await expect(get('/broken')).rejects.toThrow()
  })

  it('is refused in plain words while nothing of it was sent', async () => {
    const answer = await get('/broken', { 'accept-encoding': 'gzip' })
    expect([answer.statusCode, answer.json().message]).toEqual([500, expect.stringMatching('went wrong')])
    expect(answer.headers['content-encoding']).toBeUndefined()
  })
})
