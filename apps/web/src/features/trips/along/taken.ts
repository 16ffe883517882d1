import { z } from 'zod'
import { savedAtHeader } from '#shared/api/saved-headers.ts'
import { takenAlong } from '#shared/lib/taken-along.ts'

// Each time that a trip is taken along it has a cache of its own. One without a record was given up, or is being filled.

const recordAt = '/taken-along'

const Record = z.object({
  tripId: z.string(),
  name: z.string(),
  /** In milliseconds since 1970. */
  at: z.number(),
  /** When the trip had last changed, as it said itself. */
  changedAt: z.string(),
  sites: z.number(),
  bytes: z.number(),
})
/** What this device has taken along of a trip. */
export type Taken = z.output<typeof Record>

/** So many trips a device has at once. */
export const maxTaken = 5

/** Whether anything can be taken along here: where no service worker looks after the page, nothing would be found again. */
export const canTakeAlong = (): boolean =>
  'caches' in globalThis && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

const startOf = (personId: string, tripId = '') =>
  `${takenAlong}${personId}.${tripId === '' ? '' : `${tripId}.`}`

export const cacheFor = (personId: string, tripId: string, now: number): string =>
  `${startOf(personId, tripId)}${now}`

const namesOf = async (personId: string, tripId?: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(startOf(personId, tripId)))

const readRecord = async (name: string): Promise<Taken | null> => {
  const response = await (await caches.open(name)).match(recordAt)
  const record = Record.safeParse(await response?.json().catch(() => null))
  return record.success ? record.data : null
}

/** The trips that somebody has taken along on this device. */
export const listTaken = async (personId: string): Promise<Taken[]> => {
  if (!('caches' in globalThis)) return []
  const all = await Promise.all((await namesOf(personId)).map(readRecord))
  const latest = new Map<string, Taken>()
  for (const record of all)
    if (record && record.at > (latest.get(record.tripId)?.at ?? 0)) latest.set(record.tripId, record)
  return [...latest.values()]
}

/** Forgets what was taken along of a trip; all but one cache where that is named. */
export const leaveBehind = async (personId: string, tripId: string, except?: string): Promise<void> => {
  if (!('caches' in globalThis)) return
  const names = (await namesOf(personId, tripId)).filter((name) => name !== except)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Keeps an answer with the time; the number of its bytes. */
export const keepAnswer = async (cache: Cache, address: string, response: Response): Promise<number> => {
  const body = await response.arrayBuffer()
  const headers = new Headers(response.headers)
  headers.set(savedAtHeader, String(Date.now()))
  await cache.put(address, new Response(body, { headers }))
  return body.byteLength
}

/** Says that all of it is there. */
export const keepRecord = (cache: Cache, record: Taken): Promise<void> =>
  cache.put(recordAt, new Response(JSON.stringify(record)))
