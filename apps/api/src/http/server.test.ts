import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { createServer } from './server.ts'

const open: FastifyInstance[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await Promise.all(open.splice(0).map((app) => app.close()))
})

type Patience = NonNullable<Parameters<typeof createServer>[0]['patience']>

const start = async (patience: Patience = {}, lines: string[] = []) => {
  const app = await createServer({
    log: pino({ level: 'info' }, { write: (line) => lines.push(line) }),
    trustedProxies: [],
    maxConnections: 5,
    secure: false,
    scriptHashes: [],
    mapOrigins: [],
    patience,
  })
  open.push(app)
  app.get('/quick', () => ({ ok: true }))
  app.get('/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    return { ok: true }
  })
  app.post('/echo', ({ body }) => ({ body }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return { app, port: typeof address === 'object' && address ? address.port : 0 }
}

/** A client that writes what it is told, and all that it hears until the line is cut. */
const dial = async (port: number, ...words: string[]) => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  const closed = once(socket, 'close').then(() => heard)
  await once(socket, 'connect')
  for (const word of words) socket.write(word)
  return { socket, closed, heard: () => heard }
}

const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`took longer than ${milliseconds} ms`)), milliseconds),
  )
  return Promise.race([work, late])
}

const expectHttpError = (heard: string, status: number) => {
  const [head = '', body = ''] = heard.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toMatch(/content-type: application\/json/i)
  const { message, requestId } = JSON.parse(body)
  expect(message).toMatch(/\w/)
  expect(head).toContain(requestId)
}

describe('a slow client', () => {
  it('is cut when its headers do not come in time', async () => {
    const { port } = await start({ headers: 300, request: 5_000 })
    const { closed } = await dial(port, 'GET /quick HTTP/1.1\r\nhost: a\r\n')
    expectHttpError(await within(3_000, closed), 408)
  })

  it('is cut when it sends a header every now and then', async () => {
    const { port } = await start({ headers: 300, request: 5_000 })
    const { socket, closed } = await dial(port, 'GET /quick HTTP/1.1\r\nhost: a\r\n')
    const drip = setInterval(() => socket.write('x-drip: 1\r\n'), 50)
    expectHttpError(await within(3_000, closed), 408)
    clearInterval(drip)
  })

  it('is cut when its body does not come in time', async () => {
    const { port } = await start({ headers: 300, request: 600 })
    const { closed } = await dial(
      port,
      'POST /echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":',
    )
    const begin = performance.now()
    expectHttpError(await within(4_000, closed), 408)
    expect(performance.now() - begin).toBeGreaterThan(400)
  })

  it('does not slow the others', async () => {
    const { port } = await start()
    for (let n = 0; n < 3; n++) await dial(port, 'GET /quick HTTP/1.1\r\n')
    expect((await within(1_000, fetch(`http://127.0.0.1:${port}/quick`))).status).toBe(200)
  })

  it('that says nothing between two requests is let go', async () => {
    const { port } = await start({ idle: 200 })
    const { closed, heard } = await dial(port, 'GET /quick HTTP/1.1\r\nhost: a\r\n\r\n')
    await within(4_000, closed)
    expect(heard()).toMatch(/^HTTP\/1.1 200/)
  })
})

describe('what is no request', () => {
  it.each([
    ['is garbage', 'GARBAGE\r\n\r\n', 400],
    ['names no host', 'GET /quick HTTP/1.1\r\n\r\n', 400],
    ['speaks another HTTP', 'GET /quick HTTP/9.9\r\nhost: a\r\n\r\n', 400],
    ['has a negative length', 'POST /echo HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n', 400],
    [
      'has two lengths',
      'POST /echo HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['has a header of 20 kB', `GET /quick HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['has an address of 20 kB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
  ])('is refused when it %s', async (_, words, status) => {
    const { port } = await start()
    const { closed, heard } = await dial(port, words)
    await within(3_000, closed)
    expect(heard()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    if (heard().includes('{')) expectHttpError(heard(), status)
  })

  it('is a body that is larger than announced, or never ends', async () => {
    const { port } = await start()
    const { heard } = await dial(
      port,
      'POST /echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
      ...Array(20).fill(`10000\r\n${'x'.repeat(0x10000)}\r\n`),
    )
    await within(
      3_000,
      (async () => {
        while (!heard().includes('HTTP/1.1 413')) await new Promise((resolve) => setTimeout(resolve, 20))
      })(),
    )
  })
})

describe('a server that stops', () => {
  it('does not wait for a client that keeps its line open', async () => {
    const { app, port } = await start()
    const { heard } = await dial(port, 'GET /quick HTTP/1.1\r\nhost: a\r\nconnection: keep-alive\r\n\r\n')
    while (!heard().includes('ok')) await new Promise((resolve) => setTimeout(resolve, 10))
    await within(1_000, app.close())
  })

  it('answers what it has begun, and then hangs up', async () => {
    const { app, port } = await start()
    const { closed } = await dial(port, 'GET /slow HTTP/1.1\r\nhost: a\r\nconnection: keep-alive\r\n\r\n')
    await new Promise((resolve) => setTimeout(resolve, 100))
    await within(2_000, app.close())
    const heard = await within(1_000, closed)
    expect(heard).toMatch(/^HTTP\/1.1 200/)
    expect(heard).toContain('{"ok":true}')
    expect(heard).toMatch(/connection: close/i)
  })

  it('cuts those who never finish', async () => {
    const { app, port } = await start({ drain: 300 })
    const stuck = await dial(
      port,
      'POST /echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    )
    await new Promise((resolve) => setTimeout(resolve, 50))
    await within(2_000, app.close())
    await within(1_000, stuck.closed)
  })
})

describe('a server', () => {
  it.each([
    ['a byte that is no UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
    ['an overlong letter', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc0, 0xaf, 0x22, 0x7d])],
    ['__proto__', '{"__proto__":{"a":1}}'],
    ['a constructor with a prototype', '{"a":{"constructor":{"prototype":{"b":1}}}}'],
  ])('reads no body with %s, even when any would do', async (_, payload) => {
    const { app } = await start()
    const headers = { 'content-type': 'application/json' }
    expect((await app.inject({ method: 'POST', url: '/echo', payload, headers })).statusCode).toBe(400)
    const good = await app.inject({ method: 'POST', url: '/echo', payload: '{"a":"海 🤿"}', headers })
    expect(good.json()).toEqual({ body: { a: '海 🤿' } })
  })

  it('reads a body with nothing in it as none', async () => {
    const { app } = await start()
    const headers = { 'content-type': 'application/json' }
    for (const more of [{ headers }, { headers, payload: '' }, {}]) {
      const answer = await app.inject({ method: 'POST', url: '/echo', ...more })
      expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    }
  })

  it('reads nothing but JSON', async () => {
    const { app } = await start()
    for (const type of ['text/plain', 'text/json', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type }
      const answer = await app.inject({ method: 'POST', url: '/echo', payload: '{}', headers })
      expect(answer.statusCode, type).toBe(415)
    }
  })

  it('reads no compressed bodies, so that a small one cannot become a large one', async () => {
    const { port } = await start()
    const answer = await fetch(`http://127.0.0.1:${port}/echo`, {
      method: 'POST',
      body: gzipSync(Buffer.from(JSON.stringify({ a: 1 }))),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    })
    expect(answer.status).toBe(400)
  })

  it('writes into its log what stands out, without what people asked for', async () => {
    const lines: string[] = []
    const { port } = await start({}, lines)
    await fetch(`http://127.0.0.1:${port}/nowhere?q=secretword`)
    await fetch(`http://127.0.0.1:${port}/quick?q=secretword`)
    const answered = lines.filter((line) => line.includes('answered'))
    expect(answered).toHaveLength(1)
    expect(JSON.parse(answered[0] ?? '')).toMatchObject({ method: 'GET', path: '/nowhere', status: 404 })
    expect(lines.join()).not.toContain('secretword')
  })
})
