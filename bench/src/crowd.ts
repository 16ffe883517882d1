import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile, range } from './figures.ts'
import { exactly } from './goals.ts'
import { milliseconds, type Report, whole } from './report.ts'
import { makeDataFolder, type Resources } from './resources.ts'
import { startServer } from './server.ts'

const idle = 10_000
const slow = 500
const atOnce = 200
const readEvery = 25
const patience = 5_000

/** Where a crowd comes from: everybody from one address, or from a hundred. */
const crowds = [
  { name: 'from one address', addresses: 1 },
  { name: 'from 100 addresses', addresses: 100 },
]
/** Who reads meanwhile: somebody of the same address as the crowd, and somebody of another. */
const readers = ['127.0.1.0', '127.0.2.1']

const dial = (port: number, localAddress: string): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    socket.once('connect', () => resolve(socket))
    socket.once('close', () => resolve(socket))
  })

const dialMany = async (port: number, count: number, addresses: number): Promise<Socket[]> => {
  const sockets: Socket[] = []
  while (sockets.length < count) {
    const batch = range(Math.min(atOnce, count - sockets.length))
    const from = (at: number) => `127.0.1.${(sockets.length + at) % addresses}`
    sockets.push(...(await Promise.all(batch.map((at) => dial(port, from(at))))))
  }
  return sockets
}

const halfHeader = 'GET /api/health/live HTTP/1.1\r\nhost: a\r\n'
const halfBody =
  'POST /api/sites/search HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{'

/** Every other one sends its headers slowly, the rest their bodies: a byte a second. */
const sendSlowly = (sockets: readonly Socket[]) => {
  for (const [at, socket] of sockets.entries()) socket.write(at % 2 === 0 ? halfHeader : halfBody)
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(' ')
  }, 1_000)
  return () => clearInterval(drip)
}

/** A read over a new connection: how long it took, or undefined when it failed. */
const readHealth = (port: number, localAddress: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const begin = performance.now()
    const request = get(
      { port, host: '127.0.0.1', path: '/api/health/ready', agent: false, localAddress, timeout: patience },
      (reply) => {
        reply.resume()
        reply.once('end', () => resolve(reply.statusCode === 200 ? performance.now() - begin : undefined))
        reply.once('error', () => resolve(undefined))
      },
    )
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(undefined))
  })

const readFor = async (port: number, seconds: number): Promise<(number | undefined)[]> => {
  const reads: Promise<number | undefined>[] = []
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    for (const from of readers) reads.push(readHealth(port, from))
    await sleep(readEvery)
  }
  return Promise.all(reads)
}

const openOnes = (sockets: readonly Socket[]) => sockets.filter(({ destroyed }) => !destroyed).length

/** Whether the server answers others while a crowd holds as many connections as it gets and says next to nothing. */
export const measureCrowd = async (
  resources: Resources,
  { seconds = 20 }: { rounds?: number; seconds?: number } = {},
): Promise<Report> => {
  const server = await startServer(resources, { DATA_DIR: await makeDataFolder(resources), DATABASE_URL: '' })
  const port = Number(new URL(server).port)
  const found = []
  for (const { name, addresses } of crowds) {
    const reading = readFor(port, seconds)
    const silent = await dialMany(port, idle, addresses)
    const slowOnes = await dialMany(port, slow, addresses)
    const stop = sendSlowly(slowOnes)
    const reads = await reading
    const open = [openOnes(silent), openOnes(slowOnes)]
    stop()
    for (const socket of [...silent, ...slowOnes]) socket.destroy()
    const times = reads.filter((ms) => ms !== undefined)
    const failed = reads.length - times.length
    const figures = [percentile(times, 0.5), percentile(times, 0.99)].map(milliseconds)
    found.push({
      name,
      failed,
      row: [name, ...open.map(whole), whole(reads.length), whole(failed), ...figures],
    })
    await sleep(2_000)
  }
  return {
    title: `${whole(idle)} silent connections and ${slow} slow senders (ms)`,
    head: ['', 'silent left', 'slow left', 'reads', 'failed', 'p50', 'p99'],
    rows: found.map(({ row }) => row),
    notes: [
      `Reads of /api/health/ready over new connections, from the moment that the crowd comes, for ${seconds} s.`,
    ],
    goals: found.map(({ name, failed }) => exactly(0, `failed health reads with a crowd ${name}`, failed)),
  }
}
