import type { WorkboxPlugin } from 'workbox-core/types.js'
import { savedAtHeader, unreachedHeader } from '#shared/api/saved-headers.ts'

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
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) =>
    cachedResponse && state?.unreached ? withHeader(cachedResponse, unreachedHeader, '1') : cachedResponse,
}

/** Keeps what the server promises never to change, empty tiles (204) too. */
export const immutableOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    (response.status === 200 || response.status === 204) && says(response, /\bimmutable\b/) ? response : null,
}
