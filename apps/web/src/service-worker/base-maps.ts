import type { RouteHandlerCallback } from 'workbox-core/types.js'
import { createPartialResponse } from 'workbox-range-requests'

/** The bundled base maps by address, each with its snapshot. */
type BaseMaps = Record<string, string>

const cacheName = 'base-maps'

const keyOf = (path: string, editions: BaseMaps) => `${path}?edition=${editions[path]}`

const underway = new Map<string, Promise<void>>()

/** Fetches a whole file once, however many ask. */
const fetchWhole = (path: string, key: string): Promise<void> => {
  const fetching =
    underway.get(key) ??
    fetch(path)
      .then(async (response) => {
        if (response.status === 200) await (await caches.open(cacheName)).put(key, response)
      })
      .finally(() => underway.delete(key))
  underway.set(key, fetching)
  return fetching
}

const find = async (key: string) => (await caches.open(cacheName)).match(key)

/**
 * A map archive is read piece by piece. The first pieces come from the server, so that the map does not wait, while
 * the whole file is fetched beside them; from then on the pieces are cut from it.
 */
export const openBaseMap =
  (editions: BaseMaps): RouteHandlerCallback =>
  async ({ request, url, event }) => {
    const key = keyOf(url.pathname, editions)
    const isPiece = request.headers.has('range')
    const kept = await find(key)
    if (kept) return isPiece ? createPartialResponse(request, kept) : kept
    const whole = fetchWhole(url.pathname, key)
    if (isPiece) {
      event.waitUntil(whole.catch(() => undefined))
      return fetch(request)
    }
    await whole
    return (await find(key)) ?? fetch(request)
  }

/** Removes snapshots that the app no longer uses. */
export const removeOldBaseMaps = async (editions: BaseMaps): Promise<void> => {
  const cache = await caches.open(cacheName)
  const current = new Set(Object.keys(editions).map((path) => keyOf(path, editions)))
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!current.has(pathname + search)) await cache.delete(request)
  }
}
