import type { Route } from '@soundings/contract/route'
import { ownAnswers } from '#shared/lib/own-answers.ts'

/** So long after a write, in milliseconds, an answer that this device kept may well be from before it. */
const aftermath = 60_000

let triedAt = Number.NEGATIVE_INFINITY

/** Nothing that the service worker keeps is made of these. */
const apart = /^\/api\/(live|notifications|settings|community\/drafts)\//

/** What is said and read in a conversation or a thread all the time makes nothing untrue of what is kept: it only lacks the newest. */
const adding =
  /^\/api\/(community\/messages\/send|messages\/conversations\/:conversationId\/(messages|read|typing)|community\/forum\/(posts\/:threadId\/(replies|read|watch)|replies\/:postId\/like|cards))$/

/** Whether a call changes what is kept; whatever a visitor may send asks a question, in however many words. */
export const isWrite = ({ method, access, path }: Route): boolean =>
  method !== 'GET' && access !== 'public' && !apart.test(path)

/** A write sets out. It may do its work although no answer comes. */
export const noteTry = (): void => {
  triedAt = Date.now()
}

/** A write was done: what this device kept for the person is from before it. */
export const noteWrite = ({ path }: Pick<Route, 'path'>): void => {
  noteTry()
  if (!adding.test(path) && 'caches' in globalThis) void caches.delete(ownAnswers).catch(() => undefined)
}

/** How a read is fetched: right after a write past what this device kept, unless the server cannot be reached. */
export const freshness = (): RequestInit => (Date.now() - triedAt < aftermath ? { cache: 'no-cache' } : {})
