import { promisify } from 'node:util'
import pino from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import type { EventLine } from '#shared/event-line.ts'
import { eventually } from '#src/testing/eventually.ts'
import { dialFrom } from '#src/testing/lines.ts'
import { sendEvents } from './events.ts'
import { createServer } from './server.ts'

const proxy = '127.0.0.9'

const start = async (limits: { max: number; perClient: number }) => {
  const app = await createServer({
    log: pino({ level: 'silent' }),
    trustedProxies: [proxy],
    maxConnections: limits.max,
    maxConnectionsPerClient: limits.perClient,
    secure: false,
    scriptHashes: [],
    mapOrigins: [],
  })
  const streams = new Set<EventLine<unknown>>()
  app.get('/events', (request, reply) =>
    sendEvents(request, reply, (line) => {
      streams.add(line)
      return () => streams.delete(line)
    }),
  )
  app.get('/quick', () => ({ ok: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const at = app.server.address()
  const port = typeof at === 'object' && at ? at.port : 0
  onTestFinished(async () => {
    for (const stream of streams) stream.end()
    await app.close()
  })
  const ask = (address: string, path: string, ...headers: string[]) =>
    dialFrom(address, port, [`GET ${path} HTTP/1.1`, 'host: a', ...headers, '', ''].join('\r\n'))
  return { app, ask, streams }
}

it('HTTP knows nothing of an open stream, which goes on until either side ends it', async () => {
  const { app, ask, streams } = await start({ max: 9, perClient: 9 })
  const count = promisify(app.server.getConnections.bind(app.server))
  const [line, other] = [await ask('127.0.0.1', '/events'), await ask('127.0.0.1', '/events')]
  await eventually(() => expect(streams.size).toBe(2))
  await eventually(async () => expect(await count()).toBe(0))
  for (const stream of streams) stream.send({ data: 'late' })
  await eventually(() =>
    expect(line.heard()).toMatch(/^HTTP\/1.1 200 OK\r\n[\s\S]+\r\n\r\nretry: [\s\S]+data: "late"\n\n$/),
  )
  expect(line.heard()).toContain('x-content-type-options: nosniff')
  other.socket.destroy()
  await eventually(() => expect(streams.size).toBe(1))
  for (const stream of streams) stream.end()
  await line.closed
  await eventually(() => expect(streams.size).toBe(0))
})

it('an open stream keeps its place among the connections of its client, until it ends', async () => {
  const { ask, streams } = await start({ max: 9, perClient: 1 })
  const stream = await ask('127.0.0.2', '/events')
  await eventually(() => expect(streams.size).toBe(1))
  await (await ask('127.0.0.2', '/quick')).closed
  expect(stream.socket.destroyed).toBe(false)
  stream.socket.destroy()
  await eventually(() => expect(streams.size).toBe(0))
  const next = await ask('127.0.0.2', '/quick')
  await eventually(() => expect(next.heard()).toMatch(/^HTTP\/1.1 200 /))
})

it('behind a proxy, it counts as a request that is being answered, until it ends', async () => {
  const { ask, streams } = await start({ max: 9, perClient: 1 })
  const from = 'x-forwarded-for: 203.0.113.7'
  const stream = await ask(proxy, '/events', from)
  await eventually(() => expect(streams.size).toBe(1))
  const refused = await ask(proxy, '/quick', from)
  await eventually(() => expect(refused.heard()).toMatch(/^HTTP\/1.1 503 /))
  stream.socket.destroy()
  await eventually(() => expect(streams.size).toBe(0))
  const next = await ask(proxy, '/quick', from)
  await eventually(() => expect(next.heard()).toMatch(/^HTTP\/1.1 200 /))
})
