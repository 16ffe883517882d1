import { isPage } from '@soundings/contract/pages'
import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { changeMessage, claimMessage } from '#shared/lib/worker-messages.ts'
import { openBaseMap, removeOldBaseMaps } from './base-maps.ts'
import { answersToOne, immutableOnly, isKeptRead, publicAnswers } from './keeping.ts'
import { showPushMessages } from './push.ts'
import { isTaking, takenAnswers, takenFiles, takenTiles } from './taken.ts'

declare const self: ServiceWorkerGlobalScope

// What this device keeps, so that Soundings opens without a connection. Everything else goes to the network as ever:
// writes, other servers' tiles, the pages that are not the app's.

const day = 24 * 60 * 60
/** Keeps a maximum of replies; the least recently used ones are dropped first. */
const bounded = (maxEntries: number, maxAgeSeconds?: number): WorkboxPlugin => {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries,
    purgeOnQuotaError: true,
    ...(maxAgeSeconds && { maxAgeSeconds }),
  })
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  }
}

/** The page itself and all its parts but the map: there from the first visit on. */
precacheAndRoute(SHELL_FILES)
cleanupOutdatedCaches()
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  createHandlerBoundToURL('/index.html'),
)

/** Parts that load when they are first needed: the map library, its worker, fonts of other scripts. */
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/') && !isTaking(request),
  new CacheFirst({ cacheName: 'parts', plugins: [takenFiles, bounded(60)] }),
)

/** What the API answers about sites and the dives there. */
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && isKeptRead(url.pathname, url.search) && !isTaking(request),
  new NetworkFirst({
    cacheName: 'answers',
    networkTimeoutSeconds: 3,
    matchOptions: { ignoreVary: true },
    plugins: [answersToOne, takenAnswers, publicAnswers, bounded(400)],
  }),
)

/** Site tiles: an address with a version never answers anything else. */
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && url.pathname.startsWith('/api/map/tiles/') && !isTaking(request),
  new CacheFirst({
    cacheName: 'site-tiles',
    matchOptions: { ignoreVary: true },
    plugins: [immutableOnly, takenTiles, bounded(500)],
  }),
)

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && Object.hasOwn(BASE_MAPS, url.pathname),
  openBaseMap(BASE_MAPS),
)

/** Photos as galleries show them; larger ones come from the network, which the browser's own memory spares. */
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/api\/media\/serve\/(thumbnail|preview)\//.test(url.pathname),
  new CacheFirst({
    cacheName: 'thumbnails',
    matchOptions: { ignoreVary: true },
    plugins: [immutableOnly, bounded(300, 30 * day)],
  }),
)

/** Pictures of people, who stand beside everything that is kept of what they wrote. */
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/api/avatars/'),
  new StaleWhileRevalidate({
    cacheName: 'people',
    matchOptions: { ignoreVary: true },
    plugins: [bounded(200, 30 * day)],
  }),
)

/** Pictures of the water. */
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/art\/.*\.webp$/.test(url.pathname),
  new CacheFirst({ cacheName: 'art', plugins: [bounded(80, 30 * day)] }),
)

showPushMessages()
clientsClaim()
self.addEventListener('activate', (event) => event.waitUntil(removeOldBaseMaps(BASE_MAPS)))
// A new version waits until a person asks for it: a page never changes under anybody's hands.
self.addEventListener('message', ({ data }) => {
  if (data?.type === changeMessage) void self.skipWaiting()
  if (data?.type === claimMessage) void self.clients.claim()
})
