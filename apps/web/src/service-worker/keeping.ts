import type { WorkboxPlugin } from 'workbox-core/types.js'
import { savedAtHeader, unreachedHeader } from '#shared/api/saved-headers.ts'
import { ownAnswers } from '#shared/lib/own-answers.ts'

/** What is sent and not read: its address alone asks nothing, and has no answer when it is read anew. */
const sent = /^\/api\/sites\/(search|batch|similar|featured\/update)$/

/** Who is at the door of a group is for its organisers to know, and for a moment. */
const atTheDoor = /[?&]state=/

/** Asks only for what came after a number: on its own it shows nothing. */
const onlyNews = /[?&]after=/

const keptReads = [
  /^\/api\/(sites(\/|$)|map\/(version$|sites\/)|configuration\/|reports\/(site\/|[\da-f]{8}-[\da-f-]{27}$))/,
  // One's own dives, equipment and certifications, but neither links nor files.
  /^\/api\/(dive-log\/(dives(\/[^/]+(\/profile)?)?|statistics(\/\w+)?|insights|choices)|profile\/(equipment|certifications))$/,
  // Conversations as they were read.
  /^\/api\/messages\/(unread|with\/[^/]+|conversations(\/[^/]+(\/messages)?)?)$/,
  // The forums as they were read, but no search and no earlier versions.
  /^\/api\/community\/forum\/(categories|recent-posts|posts(\/[\da-f-]{36}(\/replies)?)?|replies\/[\da-f-]{36})$/,
  // Events as they were read, with what divers need of them where there is no signal.
  /^\/api\/community\/events(\/[\da-f-]{36}(\/(attendees|conditions))?)?$/,
  // Groups as they were read, with who is in them and what they share; neither their invitations nor who asks to join.
  /^\/api\/community\/groups(\/[\da-f-]{36}(\/(members|logbook))?)?$/,
  // Trips as they were read, with what their people need on the way; neither links nor files, and not who looks at them.
  /^\/api\/trip-planner\/(trips(\/[\da-f-]{36}(\/(checklist|expenses|settlement|budget|warnings))?)?|statistics)$/,
  // The boards and achievements as they were read.
  /^\/api\/leaderboard\/[\w-]+(\/[\w-]+)?$/,
  // What divers did together, as it was counted.
  /^\/api\/stats\/(?!site-views)[\w-]+$/,
  // Species as they were read; neither anybody’s life list nor the file of sightings.
  /^\/api\/species(\/(?!of\/)[\w-]+(\/(sites|photos))?)?$/,
  // One’s own profile and those lately seen, with the lists beneath them; none as others would see it, and no settings.
  /^\/api\/profile(\/(?!(privacy|preview|handle)$)\w+(\/(activity|photos|reports|sites|dives|certifications|achievements))?)?$/,
]

/**
 * Whether an address of the API opens without a connection: what it answers is the same for everybody, no matter who is signed
 * in. An answer that depends on who asks is marked `private` by the server and kept apart, as the next person at this
 * device would get it; where it should not be kept at all, its route stays out of this list.
 */
export const isKeptRead = (pathname: string, search = ''): boolean =>
  keptReads.some((kept) => kept.test(pathname)) &&
  !sent.test(pathname) &&
  !onlyNews.test(search) &&
  !atTheDoor.test(search)

const withHeader = ({ body, status, headers }: Response, name: string, value: string): Response => {
  const more = new Headers(headers)
  more.set(name, value)
  return new Response(body, { status, headers: more })
}

const says = (response: Response, word: RegExp): boolean =>
  word.test(response.headers.get('cache-control') ?? '')

/** Keeps whole answers that are not somebody's own, with the time; an answer from memory tells when it was saved. */
export const publicAnswers: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !says(response, /\bprivate\b/)
      ? withHeader(response, savedAtHeader, String(Date.now()))
      : null,
  fetchDidFail: async ({ state }) => {
    if (state) state.unreached = true
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse, state }) => {
    if (!cachedResponse) return null
    if (state?.unreached) return withHeader(cachedResponse, unreachedHeader, '1')
    // Right after a write the page waits for the server, however slow: what is kept may be from before.
    return request.cache === 'no-cache' ? null : cachedResponse
  },
}

/** So many answers to one person are kept; the ones that came first go first. */
const maxOfOne = 150

/**
 * Keeps answers to one person in a cache of their own, which the page drops when that person leaves. From memory they
 * come before what everybody gets. It must stand before `publicAnswers`, which keeps none of them.
 */
export const answersToOne: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200 || !says(response, /\bprivate\b/)) return response
    const cache = await caches.open(ownAnswers)
    await cache.put(request, withHeader(response.clone(), savedAtHeader, String(Date.now())))
    const kept = await cache.keys()
    await Promise.all(kept.slice(0, Math.max(0, kept.length - maxOfOne)).map((old) => cache.delete(old)))
    return response
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const own = await caches.match(request, { cacheName: ownAnswers, ignoreVary: true })
    return own ?? cachedResponse
  },
}

/** Keeps what the server promises never to change, empty tiles (204) too. */
export const immutableOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    (response.status === 200 || response.status === 204) && says(response, /\bimmutable\b/) ? response : null,
}
