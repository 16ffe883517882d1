import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { route } from '@soundings/contract/route'
import pino from 'pino'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { eventually } from '#src/testing/eventually.ts'
import { buildSending } from '#src/testing/pictures.ts'
import { guardAccess } from './access.ts'
import { serveAll } from './serve.ts'
import { createServer } from './server.ts'

const contract = {
  send: route('/api/send', {
    method: 'POST',
    access: 'member',
    summary: 'Takes two files',
    form: z.object({ word: z.string().max(20).optional() }),
    files: { max: 2, bytes: 100_000, tooMany: 'Two, please.', tooLarge: 'Smaller, please.' },
    reply: z.object({ word: z.string().optional(), sizes: z.array(z.number()) }),
  }),
}

const scratch = await mkdtemp(join(tmpdir(), 'soundings-forms-'))
const handled = vi.fn()
const cameFrom = vi.fn()
const before = vi.fn(async () => undefined)
const app = await createServer({
  log: pino({ level: 'silent' }),
  trustedProxies: [],
  maxConnections: 50,
  secure: false,
  scriptHashes: [],
  mapOrigins: [],
  patience: { request: 300 },
})
await app.register(async (api) => {
  guardAccess(api, async ({ headers }) =>
    headers['x-who'] ? { id: String(headers['x-who']), sessionId: '', handle: null, groups: [] } : null,
  )
  serveAll(
    api,
    contract,
    {
      send: async ({ form, files }, request) => {
        handled(await readdir(scratch))
        if (form.word === 'gone') await vi.waitUntil(() => request.raw.socket.destroyed)
        cameFrom(request.ip)
        return { ...form, sizes: files.map(({ size }) => size) }
      },
    },
    { scratch, before: { send: before } },
  )
})
await app.listen({ port: 0, host: '127.0.0.1' })
const at = app.server.address()
const port = typeof at === 'object' && at ? at.port : 0

afterEach(() => handled.mockClear())
afterAll(async () => {
  await app.close()
  await rm(scratch, { recursive: true })
})

const as = { 'x-who': 'ana' }
const file = Buffer.alloc(50_000, 'a')

const send = async (...sending: Parameters<typeof buildSending>) => {
  const { headers, payload } = await buildSending(...sending)
  return app.inject({ method: 'POST', url: '/api/send', headers: { ...headers, ...as }, payload })
}

const line = 'line'
const raw = (body: string | Buffer, type = `multipart/form-data; boundary=${line}`) =>
  app.inject({ method: 'POST', url: '/api/send', headers: { 'content-type': type, ...as }, payload: body })
const field = (name: string, value: string) =>
  `--${line}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const end = `--${line}--\r\n`

/** A client on a line of its own, and all that it hears. */
const dial = async (head: string) => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  await once(socket, 'connect')
  socket.write(head)
  return { socket, heard: () => heard, closed: once(socket, 'close') }
}
const headFor = (length: number, who = 'x-who: ana\r\n') =>
  `POST /api/send HTTP/1.1\r\nhost: a\r\n${who}content-type: multipart/form-data; boundary=${line}\r\ncontent-length: ${length}\r\n\r\n`
const fileHead = `--${line}\r\ncontent-disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n`

describe('a form', () => {
  it('reaches its handler with its fields and files, which are gone afterwards', async () => {
    const answer = await send([file, file.subarray(0, 10)], { word: 'turtle', unknown: 'x' })
    expect(answer.json()).toEqual({ word: 'turtle', sizes: [50_000, 10] })
    expect(handled.mock.calls[0]?.[0]).toHaveLength(2)
    expect(await readdir(scratch)).toEqual([])
  })

  it('may say its words after its files', async () => {
    const answer = await raw(`${fileHead}abc\r\n${field('word', 'late')}${end}`)
    expect(answer.json()).toEqual({ word: 'late', sizes: [3] })
  })

  it.each([
    ['a file that is too large', () => send([Buffer.alloc(100_001)]), 413, 'Smaller, please.'],
    ['too many files', () => send([file, file, file]), 413, 'Two, please.'],
    ['a field that is too long', () => send([], { word: 'x'.repeat(20_000) }), 413, 'The form is too large'],
    [
      'too many fields',
      () => send([], Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`f${n}`, '']))),
      413,
      'The form is too large',
    ],
    ['a wrong word', () => send([], { word: 'x'.repeat(21) }), 400, /20/],
    ['one field twice', () => raw(field('word', 'a') + field('word', 'b') + end), 400, /only once/],
    [
      'a field of JSON',
      () => raw(field('word', '{}').replace('\r\n\r\n', '\r\ncontent-type: application/json\r\n\r\n') + end),
      400,
      /text/,
    ],
    ['half of itself', () => raw(`${fileHead}abc`), 400, /completely/],
    ['no end', () => raw(field('word', 'a')), 400, /completely/],
    ['no form', () => raw('nonsense'), 400, /completely/],
    ['no boundary', () => raw(end, 'multipart/form-data'), 400, /completely/],
    ['__proto__', () => raw(field('__proto__', '{}') + end), 400, /completely/],
    ['constructor', () => raw(field('constructor', '{}') + end), 400, /completely/],
    ['JSON instead', () => raw('{}', 'application/json'), 415, /multipart/],
    ['text instead', () => raw('a=b', 'application/x-www-form-urlencoded'), 415, /multipart/],
    ['nothing at all', () => app.inject({ method: 'POST', url: '/api/send', headers: as }), 415, /multipart/],
  ])('is refused with %s', async (_, sending, status, message) => {
    const answer = await sending()
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringMatching(message)])
    expect(answer.json().requestId).toBeDefined()
    expect(handled).not.toHaveBeenCalled()
    expect(await readdir(scratch)).toEqual([])
  })

  it('is refused to a stranger before it is sent', async () => {
    const { heard, socket } = await dial(headFor(150_000, ''))
    await eventually(() => expect(heard()).toMatch(/^HTTP\/1.1 401 /))
    expect(before).not.toHaveBeenCalled()
    socket.destroy()
  })

  it('is refused before it is sent when it will be too long, or its sender may send no more', async () => {
    const long = await dial(headFor(5_000_000))
    await eventually(() => expect(long.heard()).toMatch(/^HTTP\/1.1 413 /))
    long.socket.destroy()
    before.mockRejectedValueOnce(Object.assign(new Error('full'), { statusCode: 409 }))
    const full = await dial(headFor(150_000))
    await eventually(() => expect(full.heard()).toMatch(/^HTTP\/1.1 409 /))
    full.socket.destroy()
  })

  it('may take longer than a body of JSON', async () => {
    const rest = `\r\n${end}`
    const { socket, heard } = await dial(headFor(fileHead.length + 4 + rest.length))
    socket.write(fileHead)
    for (const letter of 'abcd') {
      await new Promise((resolve) => setTimeout(resolve, 200))
      socket.write(letter)
    }
    socket.write(rest)
    await eventually(() => expect(heard()).toContain('{"sizes":[4]}'))
    socket.destroy()
  })

  it('leaves nothing when its sender hangs up in the middle', async () => {
    const { socket } = await dial(headFor(90_000))
    socket.write(fileHead + 'a'.repeat(40_000))
    await eventually(async () => expect(await readdir(scratch)).toHaveLength(1))
    socket.destroy()
    await eventually(async () => expect(await readdir(scratch)).toEqual([]))
    expect(handled).not.toHaveBeenCalled()
  })

  it('still says where it came from when its sender hung up after the last byte', async () => {
    const body = field('word', 'gone') + end
    const { socket } = await dial(headFor(body.length) + body)
    await eventually(() => expect(handled).toHaveBeenCalled())
    socket.destroy()
    await eventually(() => expect(cameFrom).toHaveBeenLastCalledWith('127.0.0.1'))
  })

  it('is one of at most twelve that a person sends at once', async () => {
    const lines = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const open = await dial(headFor(90_000))
        open.socket.write(`${fileHead}a`)
        return open
      }),
    )
    await eventually(async () => expect(await readdir(scratch)).toHaveLength(12))
    expect((await send([file])).statusCode).toBe(429)
    const { headers, payload } = await buildSending([file])
    const other = { ...headers, 'x-who': 'ben' }
    expect((await app.inject({ method: 'POST', url: '/api/send', headers: other, payload })).statusCode).toBe(
      200,
    )
    for (const { socket } of lines) socket.destroy()
    await eventually(async () => expect((await send([file])).statusCode).toBe(200))
  })
})
