import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { route } from '@soundings/contract/route'
import pino from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dialFrom } from '#src/testing/lines.ts'
import { guardAccess } from './access.ts'
import { serveAll } from './serve.ts'
import { createServer } from './server.ts'

const form = z.object({})
const files = { max: 1, bytes: 300_000, tooMany: 'One, please.', tooLarge: 'Smaller, please.' }
const contract = {
  upload: route('/api/upload', {
    method: 'POST',
    access: 'member',
    summary: '',
    form,
    files,
    reply: z.object({}),
  }),
  save: route('/api/save', {
    method: 'POST',
    access: 'public',
    summary: '',
    body: z.object({}),
    reply: z.object({}),
  }),
  read: route('/api/read', {
    method: 'GET',
    access: 'public',
    summary: '',
    reply: z.object({ ok: z.literal(true) }),
  }),
}

const scratch = await mkdtemp(join(tmpdir(), 'soundings-unread-'))
const app = await createServer({
  log: pino({ level: 'silent' }),
  trustedProxies: [],
  maxConnections: 200,
  secure: false,
  scriptHashes: [],
  mapOrigins: [],
})
await app.register(async (api) => {
  guardAccess(api, async ({ headers }) =>
    headers['x-who'] ? { id: String(headers['x-who']), sessionId: '', handle: null, groups: [] } : null,
  )
  serveAll(
    api,
    contract,
    { upload: () => ({}), save: () => ({}), read: () => ({ ok: true as const }) },
    { scratch },
  )
})
await app.listen({ port: 0, host: '127.0.0.1' })
const at = app.server.address()
const port = typeof at === 'object' && at ? at.port : 0
const taken = new Map<number | undefined, Socket>()
app.server.on('connection', (socket: Socket) => taken.set(socket.remotePort, socket))
afterAll(async () => {
  await app.close()
  await rm(scratch, { recursive: true })
})

const megabyte = 1_048_576
const block = Buffer.alloc(65_536, 'x')
const part = '--b\r\ncontent-disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n'
const asForm = 'content-type: multipart/form-data; boundary=b'
const endless = 'content-length: 100000000000'
const chunked = 'transfer-encoding: chunked'
const headOf = (address: string, ...headers: string[]) =>
  `${[address, 'host: a', ...headers].join('\r\n')}\r\n\r\n`

/**
 * Sends without end, as fast as it is taken, whatever the server says, until the connection is cut. Answers what was heard, and
 * how many bytes the server took.
 */
const pour = async (head: string, { isChunked = false, begin = '' } = {}) => {
  const wrap = (bytes: Buffer) =>
    isChunked
      ? Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
      : bytes
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await once(socket, 'connect')
  const { localPort } = socket
  socket.write(head)
  if (begin) socket.write(wrap(Buffer.from(begin)))
  const body = wrap(block)
  while (socket.writable) {
    if (socket.write(body)) await new Promise((resolve) => setImmediate(resolve))
    else await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed])
  }
  await closed
  return { heard, took: taken.get(localPort)?.bytesRead ?? Number.NaN }
}

const asMember = 'x-who: ana'
const toUpload = 'POST /api/upload HTTP/1.1'
const toSave = 'POST /api/save HTTP/1.1'
const asJson = 'content-type: application/json'

type Try = [string, number, number, string, { isChunked?: boolean; begin?: string }?]
/** Each with its status, how often it is tried, and how it begins. */
const tries: Try[] = [
  ['an upload by a stranger', 401, 45, headOf(toUpload, asForm, endless)],
  ['an upload that announces too much', 413, 45, headOf(toUpload, asMember, asForm, endless)],
  [
    'an upload of a file that turns out too large',
    413,
    45,
    headOf(toUpload, asMember, asForm, chunked),
    { isChunked: true, begin: part },
  ],
  ['an endless upload by a stranger', 401, 5, headOf(toUpload, asForm, chunked), { isChunked: true }],
  ['a body that announces too much', 413, 5, headOf(toSave, asJson, endless)],
  [
    'a body that turns out too large',
    413,
    5,
    headOf(toSave, asJson, chunked),
    { isChunked: true, begin: '{"a":"' },
  ],
  ['a body of another kind', 415, 5, headOf(toSave, 'content-type: text/plain', endless)],
  ['a body for nobody', 413, 5, headOf('POST /api/nowhere HTTP/1.1', asJson, endless)],
  ['a body at an address that cannot be decoded', 400, 5, headOf('POST /api/% HTTP/1.1', asJson, endless)],
  ['a body that nothing asked for', 200, 5, headOf('GET /api/read HTTP/1.1', endless)],
]

/** So many at once, fewer than one person may have open. */
const together = 5

describe.each(tries)('%s', (_, status, times, head, how) => {
  it(`hears ${status} every time, and is not read to its end`, async () => {
    const all: Awaited<ReturnType<typeof pour>>[] = []
    while (all.length < times)
      all.push(...(await Promise.all(Array.from({ length: together }, () => pour(head, how)))))
    for (const { heard, took } of all) {
      expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(heard).toMatch(/\r\nconnection: close\r\n/i)
      expect(heard).toMatch(/\{.*\}$/s)
      // What came before the refusal, what is read after it, and what fits on the way.
      expect(took).toBeLessThan(megabyte * 3)
    }
  }, 30_000)
})

it('leaves a connection open whose request was read', async () => {
  const body = '{"a":1}'
  const { socket, heard } = await dialFrom(
    '127.0.0.1',
    port,
    headOf(toSave, asJson, `content-length: ${body.length}`),
    body,
  )
  await expect.poll(heard).toMatch(/^HTTP\/1.1 200 /)
  expect(heard()).not.toMatch(/connection: close/i)
  socket.write(headOf('GET /api/read HTTP/1.1'))
  await expect.poll(heard).toMatch(/\{"ok":true\}$/)
  socket.destroy()
})

it('closes at once when the rest of a refused request is short', async () => {
  const { socket, heard, closed } = await dialFrom(
    '127.0.0.1',
    port,
    headOf(toUpload, asForm, 'content-length: 10'),
  )
  await expect.poll(heard).toMatch(/^HTTP\/1.1 401 /)
  socket.write('0123456789')
  expect(await closed).toMatch(/\}$/)
})
