import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { localTest } from './identity.ts'
import { longestStart, sharedPort, startServer } from './own-server.ts'

/** A way to the server that can break, as that of a boat does: nothing that knows of HTTP, only a wire. */
const openLine = async (port: number) => {
  const ends = new Set<Socket>()
  let isBroken = false
  let cut: { request: string; left: number; done: () => void } | null = null

  const breaks = () => {
    isBroken = true
    for (const end of ends) end.destroy()
  }
  /** Ends whose line is about to break: nothing more passes there, in either direction. */
  const silent = new WeakSet<Socket>()
  const carry = (chunk: Buffer, there: Socket): void => {
    if (silent.has(there)) return
    if (!cut || !chunk.includes(cut.request) || --cut.left > 0) {
      there.write(chunk)
      return
    }
    // Some of it gets through.
    there.write(chunk.subarray(0, chunk.length / 2))
    there.unpipe()
    silent.add(there)
    setTimeout(breaks, 20)
    cut.done()
    cut = null
  }
  const wire = createServer((here) => {
    if (isBroken) {
      here.destroy()
      return
    }
    const there = connect(port, 'localhost')
    for (const [end, other] of [
      [here, there],
      [there, here],
    ] as const) {
      ends.add(end)
      end.on('error', () => end.destroy())
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
    }
    here.on('data', (chunk: Buffer) => carry(chunk, there))
    there.pipe(here)
  })
  wire.listen(0, 'localhost')
  await once(wire, 'listening')

  return {
    origin: `http://localhost:${(wire.address() as AddressInfo).port}`,
    /** Breaks in the middle of the request of this beginning that comes as the so-manieth from now on. */
    breaksDuring: (request: string, which: number): Promise<void> =>
      new Promise((done) => {
        cut = { request, left: which, done }
      }),
    comesBack: () => {
      isBroken = false
    },
    close: async () => {
      breaks()
      wire.close()
      await once(wire, 'close')
    },
  }
}

type Line = Awaited<ReturnType<typeof openLine>>

/** Journeys whose pages all come over one line that can break. `port` is that of the server at its end. */
export const boatTest = localTest.extend<{ line: Line }, { port: number }>({
  port: [sharedPort, { scope: 'worker', option: true }],
  line: async ({ port }, use) => {
    const line = await openLine(port)
    await use(line)
    await line.close()
  },
  baseURL: ({ line }, use) => use(line.origin),
})

/** The same on a server of their own, which keeps its photos in a store that speaks S3. */
export const s3BoatTest = boatTest.extend<object, { port: number }>({
  port: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what the fixture needs
    async ({}, use) => {
      const port = sharedPort + 2
      const server = await startServer(port, { FILES: 's3' })
      await use(port)
      await server.stop()
    },
    { scope: 'worker', timeout: longestStart + 15_000 },
  ],
})
