import type { Trip } from '@soundings/contract/trips-shapes'
import type { Units } from '@soundings/rules/units'
import { z } from 'zod'
import { answersOf, placesOf, sitesOf, siteTilesOf, sizeOf } from './contents.queries.ts'
import { cacheFor, keepAnswer, keepRecord, leaveBehind, listTaken, maxTaken, type Taken } from './taken.ts'

/** So large one trip may be, in bytes. */
const maxBytes = 60_000_000
/** So much stays free on the device, in bytes. */
const spare = 20_000_000
/** So many requests are on their way at once. */
const lanes = 6

const loadPieces = () => import('#shared/map/archive-pieces.ts')

/** Why a trip cannot be taken along, in words for the reader. */
export class NoRoom extends Error {}

const tooLarge = () => new NoRoom('This trip leads to so many places that their maps don’t fit on a device.')

/** About how many bytes a trip takes along; it throws `NoRoom` where that is too much. */
export const measure = async (personId: string, trip: Trip, signal: AbortSignal): Promise<number> => {
  const { piecesAround } = await loadPieces()
  const pieces = await piecesAround(placesOf(trip), signal)
  const bytes = sizeOf(
    trip,
    pieces.reduce((sum, piece) => sum + piece.bytes, 0),
  )
  const others = (await listTaken(personId)).filter(({ tripId }) => tripId !== trip.id)
  if (others.length >= maxTaken)
    throw new NoRoom(`A device takes ${maxTaken} trips along. Remove another one from it first.`)
  if (bytes > maxBytes) throw tooLarge()
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  if (quota - usage < bytes + spare) throw new NoRoom('There isn’t enough room on this device.')
  return bytes
}

const all = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const rest = [...items]
  const lane = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

const Version = z.object({ version: z.string() })

type Taking = {
  personId: string
  trip: Trip
  units: Units
  signal: AbortSignal
  /** Hears how much is done, from 0 to 1. */
  onShare: (share: number) => void
}

const fill = async (name: string, { trip, units, signal, onShare }: Taking): Promise<number> => {
  const { piecesAround, takePiece } = await loadPieces()
  const cache = await caches.open(name)
  const answers = answersOf(trip, units)
  const pieces = await piecesAround(placesOf(trip), signal, name)
  let [bytes, done] = [0, 0]
  let total = answers.length + pieces.length
  const step = (more: number) => {
    bytes += more
    // What was told before is an estimate.
    if (bytes > maxBytes) throw tooLarge()
    done += 1
    onShare(done / total)
  }
  const keep = async ({ address, send }: (typeof answers)[number]) => {
    signal.throwIfAborted()
    step(await keepAnswer(cache, address, await send(signal)))
  }
  await all(answers, keep)
  const kept = await (await cache.match('/api/map/version'))?.json()
  const tiles = siteTilesOf(trip, Version.parse(kept).version)
  total += tiles.length
  await all(tiles, keep)
  await all(pieces, async (piece) => {
    signal.throwIfAborted()
    await takePiece(piece, name, signal)
    step(piece.bytes)
  })
  return bytes
}

/**
 * Takes a trip along. What was there of it before stays until all of it is there anew. Throws `NoRoom` where the limits or
 * the device allow no more.
 */
export const takeAlong = async (taking: Taking): Promise<Taken> => {
  const { personId, trip, signal } = taking
  await measure(personId, trip, signal)
  const at = Date.now()
  const name = cacheFor(personId, trip.id, at)
  try {
    // Browsers keep what is marked so when room runs short; whether they do is theirs to say.
    await navigator.storage?.persist?.().catch(() => false)
    const bytes = await fill(name, taking)
    const { id: tripId, changedAt } = trip
    const record = { tripId, name: trip.name, at, changedAt, sites: sitesOf(trip).length, bytes }
    await keepRecord(await caches.open(name), record)
    await leaveBehind(personId, tripId, name)
    return record
  } catch (error) {
    await caches.delete(name)
    throw error
  }
}
