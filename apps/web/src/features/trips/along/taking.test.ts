import { beforeEach, expect, test, vi } from 'vitest'
import { piecesAround } from '#shared/map/archive-pieces.ts'
import { buildStop, buildTrip, tripId } from '#shared/testing/trips.ts'
import { leaveBehind, listTaken, maxTaken } from './taken.ts'
import { NoRoom, takeAlong } from './taking.ts'

vi.mock('#shared/map/archive-pieces.ts', () => ({ piecesAround: vi.fn(), takePiece: async () => undefined }))

const me = 'me'
const units = { depth: 'm', temperature: 'C' } as never
let kept: Map<string, Map<string, Response>>

/** The browser's caches, as far as they are used here. */
const stubCaches = () => {
  kept = new Map()
  const cacheOf = (of: Map<string, Response>) => ({
    put: async (address: string, response: Response) => void of.set(address, response),
    match: async (address: string) => of.get(address)?.clone(),
  })
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => {
      const of = kept.get(name) ?? new Map<string, Response>()
      kept.set(name, of)
      return cacheOf(of)
    },
  })
}

/** A server that answers everything with so many bytes. */
const serve = (bytes = 10) =>
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/api/map/version')
      ? Response.json({ version: 'v1' })
      : new Response('x'.repeat(bytes), { headers: { 'content-type': 'application/json' } }),
  )

const chart = (bytes: number) =>
  vi
    .mocked(piecesAround)
    .mockResolvedValue([{ bytes }] as unknown as Awaited<ReturnType<typeof piecesAround>>)

const trip = (number = 1) =>
  buildTrip({
    id: tripId.replace(/1$/, String(number)),
    name: `Trip ${number}`,
    destinations: [buildStop(1)],
  })
const take = (number = 1, signal = new AbortController().signal) =>
  takeAlong({ personId: me, trip: trip(number), units, signal, onShare: () => undefined })

beforeEach(() => {
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 1e12, usage: 0 }) } })
  stubCaches()
  serve()
  chart(1_000)
})

test('a trip is taken along whole, and then it is known what is here', async () => {
  const taken = await take()
  expect(taken).toMatchObject({ tripId: trip().id, name: 'Trip 1' })
  expect(taken.bytes).toBeGreaterThan(1_000)
  expect(await listTaken(me)).toEqual([taken])
  expect(await listTaken('somebody-else')).toEqual([])
})

test('taken again, it takes the place of what was there', async () => {
  await take()
  await take()
  expect(await listTaken(me)).toHaveLength(1)
  expect(kept.size).toBe(1)
})

test(`a device takes ${maxTaken} trips along, and one more after another was removed`, async () => {
  for (let number = 1; number <= maxTaken; number++) await take(number)
  await expect(take(maxTaken + 1)).rejects.toThrow(/Remove another one/)
  expect(kept.size).toBe(maxTaken)
  // One of those that are here may be renewed.
  await take(1)
  await leaveBehind(me, trip(2).id)
  await take(maxTaken + 1)
  expect(await listTaken(me)).toHaveLength(maxTaken)
})

test('what is too large is not begun', async () => {
  chart(70_000_000)
  await expect(take()).rejects.toThrow(NoRoom)
  expect(kept.size).toBe(0)
})

test('what turns out larger than was thought is given up, and nothing of it stays', async () => {
  serve(8_000_000)
  await expect(take()).rejects.toThrow(NoRoom)
  expect(kept.size).toBe(0)
})

test('where the device has no room, it says so before anything is fetched', async () => {
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 20_000_000, usage: 1 }) } })
  await expect(take()).rejects.toThrow('There isn’t enough room on this device.')
})

test('given up on the way, what was taken before is still there', async () => {
  const before = await take()
  const control = new AbortController()
  vi.stubGlobal('fetch', async () => {
    control.abort()
    return Response.json({ version: 'v1' })
  })
  await expect(take(1, control.signal)).rejects.toThrow()
  expect(await listTaken(me)).toEqual([before])
  expect(kept.size).toBe(1)
})
