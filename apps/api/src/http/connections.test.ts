import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { eventually } from '#src/testing/eventually.ts'
import { dialFrom, type Line } from '#src/testing/lines.ts'
import { createServer } from './server.ts'

const open: { app: FastifyInstance; lines: Line[]; letGo: () => void }[] = []
afterEach(async () => {
  for (const { app, lines, letGo } of open.splice(0)) {
    letGo()
    for (const { socket } of lines) socket.destroy()
    await app.close()
  }
})

const start = async (limits: { max: number; perClient?: number; proxies?: string[] }) => {
  const told: string[] = []
  const app = await createServer({
    log: pino({ level: 'warn' }, { write: (line) => told.push(line) }),
    trustedProxies: limits.proxies ?? [],
    maxConnections: limits.max,
    ...(limits.perClient && { maxConnectionsPerClient: limits.perClient }),
    secure: false,
    scriptHashes: [],
    mapOrigins: [],
  })
  const gate = Promise.withResolvers<void>()
  app.get('/quick', () => ({ ok: true }))
  let held = 0
  app.get('/held', async () => {
    held += 1
    await gate.promise
    return { ok: true }
  })
  await app.listen({ port: 0, host: '0.0.0.0' })
  const at = app.server.address()
  const port = typeof at === 'object' && at ? at.port : 0
  const lines: Line[] = []
  open.push({ app, lines, letGo: gate.resolve })
  /** A connection from 127.0.0.`client`. */
  const dial = async (client: number, ...words: string[]) => {
    const line = await dialFrom(`127.0.0.${client}`, port, ...words)
    lines.push(line)
    return line
  }
  const openOnes = () => lines.filter(({ socket }) => !socket.destroyed).length
  /** Connections over which a request waits for its answer, from these clients. */
  const keepBusy = async (...clients: number[]) => {
    const before = held
    const busy = await Promise.all(clients.map((client) => dial(client, get('/held'))))
    await eventually(() => expect(held).toBe(before + clients.length))
    return busy
  }
  return { dial, keepBusy, holding: () => held, openOnes, told, letGo: gate.resolve }
}

const get = (path: string, ...headers: string[]) =>
  ['GET ', path, ' HTTP/1.1\r\n', ['host: a', ...headers].join('\r\n'), '\r\n\r\n'].join('')
const quick = get('/quick')
const isAnswered = (line: Line) => eventually(() => expect(line.heard()).toMatch(/^HTTP\/1.1 200 /))
const isCut = (line: Line) => eventually(() => expect(line.socket.destroyed).toBe(true))
const isOpen = ({ socket }: Line) => !socket.destroyed
/** Long enough for a server to cut what it means to cut: whoever comes after is answered. */
const settle = async (dial: (client: number, ...words: string[]) => Promise<Line>, client: number) =>
  isAnswered(await dial(client, quick))

describe('a full house', () => {
  it('lets go of whoever has said nothing for longest', async () => {
    const { dial } = await start({ max: 4 })
    const lines = [await dial(1), await dial(2), await dial(3), await dial(4)]
    await settle(dial, 5)
    expect(lines.map(isOpen)).toEqual([false, true, true, true])
    await settle(dial, 6)
    expect(lines.map(isOpen)).toEqual([false, false, true, true])
  })

  it('takes half a header for silence', async () => {
    const { dial, keepBusy } = await start({ max: 2 })
    const slow = await dial(1, 'GET /quick HTTP/1.1\r\nhost: a\r\n')
    const busy = await keepBusy(2)
    await settle(dial, 3)
    expect([slow, ...busy].map(isOpen)).toEqual([false, true])
  })

  it('keeps those who have asked before longer than those who never did', async () => {
    const { dial } = await start({ max: 3 })
    const asked = await dial(1, quick)
    await isAnswered(asked)
    const silent = [await dial(2), await dial(3)]
    await settle(dial, 4)
    expect([asked, ...silent].map(isOpen)).toEqual([true, false, true])
  })

  it('lets nobody go who waits for an answer, and turns a new one away while all of them do', async () => {
    const { dial, keepBusy, told, letGo } = await start({ max: 3 })
    const busy = await keepBusy(1, 2, 3)
    expect(await (await dial(4, quick)).closed).toBe('')
    expect(busy.map(isOpen)).toEqual([true, true, true])
    expect(told.filter((line) => line.includes('all others are busy'))).toHaveLength(1)
    letGo()
    for (const line of busy) await isAnswered(line)
    await settle(dial, 5)
  })
})

describe('one client', () => {
  it('has no more connections than its share: its own idle ones make room', async () => {
    const { dial, openOnes } = await start({ max: 100, perClient: 3 })
    const other = await dial(2)
    for (let count = 0; count < 20; count++) await dial(1)
    await settle(dial, 1)
    await eventually(() => expect(openOnes()).toBe(1 + 3))
    expect(isOpen(other)).toBe(true)
  })

  it('is turned away when all of its connections are busy, and the others are not', async () => {
    const { dial, keepBusy } = await start({ max: 100, perClient: 3 })
    const busy = await keepBusy(1, 1, 1)
    expect(await (await dial(1, quick)).closed).toBe('')
    await settle(dial, 2)
    expect(busy.map(isOpen)).toEqual([true, true, true])
  })

  it('gets its share back when its connections end', async () => {
    const { dial, keepBusy } = await start({ max: 100, perClient: 2 })
    for (let round = 0; round < 5; round++) {
      const both = [await dial(1, quick), await dial(1, quick)]
      for (const line of both) {
        await isAnswered(line)
        line.socket.destroy()
      }
    }
    const [one, two] = await keepBusy(1, 1)
    expect(await (await dial(1, quick)).closed).toBe('')
    one?.socket.destroy()
    const last = get('/quick', 'connection: close')
    await eventually(async () => expect(await (await dial(1, last)).closed).toMatch(/^HTTP\/1.1 200 /))
    expect(two && isOpen(two)).toBe(true)
  })

  it('among many cannot keep the others out', async () => {
    const { dial } = await start({ max: 40, perClient: 10 })
    for (let count = 0; count < 60; count++) await dial(1)
    for (let client = 2; client < 60; client++) await dial(client)
    for (let client = 100; client < 140; client++) await settle(dial, client)
  })
})

describe('behind a trusted proxy', () => {
  const from = (address: string) => `x-forwarded-for: ${address}`

  it('the connections are the proxy’s, and not limited', async () => {
    const { dial, openOnes } = await start({ max: 100, perClient: 2, proxies: ['127.0.0.1'] })
    for (let count = 0; count < 20; count++) await dial(1)
    await settle(dial, 1)
    expect(openOnes()).toBe(21)
  })

  it('the requests of one address are, while they are being answered', async () => {
    const { dial, holding, letGo } = await start({ max: 100, perClient: 2, proxies: ['127.0.0.1'] })
    const busy = [
      await dial(1, get('/held', from('10.0.0.1'))),
      await dial(1, get('/held', from('10.0.0.1'))),
    ]
    await eventually(() => expect(holding()).toBe(2))
    const refused = await dial(1, get('/quick', from('10.0.0.1')))
    await eventually(() => expect(refused.heard()).toMatch(/HTTP\/1.1 503 /))
    expect(refused.heard()).toContain('Your network is sending too many requests at once.')
    await isAnswered(await dial(1, get('/quick', from('10.0.0.2'))))
    await isAnswered(await dial(1, quick))
    letGo()
    for (const line of busy) await isAnswered(line)
    const again = get('/quick', from('10.0.0.1'), 'connection: close')
    await eventually(async () => expect(await (await dial(1, again)).closed).toMatch(/^HTTP\/1.1 200 /))
  })

  it('whoever comes by another way has a share of connections of their own', async () => {
    const { dial } = await start({ max: 100, perClient: 2, proxies: ['127.0.0.1'] })
    const [first] = [await dial(2), await dial(2)]
    await settle(dial, 2)
    await isCut(first)
  })
})
