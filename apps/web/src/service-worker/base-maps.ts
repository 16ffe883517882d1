import type { RouteHandlerCallback } from 'workbox-core/types.js'
import { CacheExpiration } from 'workbox-expiration'
import { createPartialResponse } from 'workbox-range-requests'
import { savedAtHeader } from '#shared/api/saved-headers.ts'
import { findTaken, takingInto } from './taken.ts'

/** The bundled base maps by address, each with its snapshot. */
type BaseMaps = typeof BASE_MAPS

const wholeCache = 'base-maps'
const pieceCache = 'base-map-pieces'

const keyOf = (path: string, maps: BaseMaps) => `${path}?edition=${maps[path]?.edition}`

const find = async (cacheName: string, key: string) => (await caches.open(cacheName)).match(key)

const underway = new Map<string, Promise<void>>()

/** Fetches a whole file once, however many ask. */
const fetchWhole = (path: string, key: string): Promise<void> => {
  const fetching =
    underway.get(key) ??
    fetch(path)
      .then(async (response) => {
        if (response.status === 200) await (await caches.open(wholeCache)).put(key, response)
      })
      .finally(() => underway.delete(key))
  underway.set(key, fetching)
  return fetching
}

/** Whoever looks at one part of the map has the world for when there is no connection. */
const keepWhole = async (path: string, key: string): Promise<void> => {
  if (!(await find(wholeCache, key))) await fetchWhole(path, key).catch(() => undefined)
}

type Asked = { request: Request; path: string; key: string; wait: (work: Promise<unknown>) => void }

/**
 * Of a small archive the first pieces come from the server, so that the map does not wait, while the whole file is fetched
 * beside them; from then on the pieces are cut from it.
 */
const openWhole = async ({ request, path, key, wait }: Asked): Promise<Response> => {
  const isPiece = request.headers.has('range')
  const kept = await find(wholeCache, key)
  if (kept) return isPiece ? createPartialResponse(request, kept) : kept
  const whole = fetchWhole(path, key)
  if (isPiece) {
    wait(whole.catch(() => undefined))
    return fetch(request)
  }
  await whole
  return (await find(wholeCache, key)) ?? fetch(request)
}

/** Some 20 kB each; the least recently used ones are dropped first. */
const pieces = new CacheExpiration(pieceCache, { maxEntries: 1000, matchOptions: { ignoreVary: true } })

/** A cache takes no partial answers, so that it was one is said anew when it is read. */
const toKeep = ({ body, headers }: Response) => new Response(body, { headers })
const asPiece = ({ body, headers }: Response) => new Response(body, { status: 206, headers })

const keepPiece = async (key: string, response: Response): Promise<void> => {
  await (await caches.open(pieceCache)).put(key, toKeep(response))
  await pieces.updateTimestamp(key)
  await pieces.expireEntries()
}

/** Puts a piece of a large archive with what somebody takes along; one that is on the device is not asked for again. */
const takePiece = async (request: Request, pieceKey: string, into: string): Promise<Response> => {
  const kept = (await find(pieceCache, pieceKey)) ?? (await findTaken(pieceKey))
  const response = kept ? asPiece(kept) : await fetch(request)
  if (response.status === 206) {
    const { body, headers } = toKeep(response.clone())
    const timed = new Headers(headers)
    timed.set(savedAtHeader, String(Date.now()))
    await (await caches.open(into)).put(pieceKey, new Response(body, { headers: timed }))
  }
  return response
}

/** Of a large archive only what was looked at or taken along is kept, piece by piece. */
const openPiece = async ({ request, key, wait }: Asked, range: string): Promise<Response> => {
  const pieceKey = new URL(`${key}&range=${range.replace('bytes=', '')}`, request.url).href
  const into = takingInto(request)
  if (into !== null) return takePiece(request, pieceKey, into)
  const kept = await find(pieceCache, pieceKey)
  if (kept) {
    wait(pieces.updateTimestamp(pieceKey))
    return asPiece(kept)
  }
  const taken = await findTaken(pieceKey)
  if (taken) return asPiece(taken)
  const response = await fetch(request)
  if (response.status === 206) wait(keepPiece(pieceKey, response.clone()).catch(() => undefined))
  return response
}

/** Map archives are read piece by piece. */
export const openBaseMap =
  (maps: BaseMaps): RouteHandlerCallback =>
  ({ request, url, event }) => {
    const path = url.pathname
    const range = request.headers.get('range')
    const asked = {
      request,
      path,
      key: keyOf(path, maps),
      wait: (work: Promise<unknown>) => event.waitUntil(work),
    }
    for (const [small, { isKeptWhole }] of Object.entries(maps))
      if (isKeptWhole && small !== path) asked.wait(keepWhole(small, keyOf(small, maps)))
    if (maps[path]?.isKeptWhole) return openWhole(asked)
    return range === null ? fetch(request) : openPiece(asked, range)
  }

/** Removes snapshots that the app no longer uses. */
export const removeOldBaseMaps = async (maps: BaseMaps): Promise<void> => {
  const current = Object.keys(maps).map((path) => keyOf(path, maps))
  for (const name of [wholeCache, pieceCache]) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url)
      const isCurrent = current.some(
        (key) => pathname + search === key || (pathname + search).startsWith(`${key}&`),
      )
      if (!isCurrent) await cache.delete(request)
    }
  }
}
