import type { QueryClient } from '@tanstack/react-query'
import { failureOf, mayPass, wordsOf } from '#shared/api/failure.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { toast } from '#shared/ui/toast.tsx'
import { closeAddPhoto } from './add-photo-store.ts'
import { isForGood, noteSent, type SentWords, sendPhoto } from './upload.queries.ts'
import { isUnderWay, outcomeText } from './upload.view.ts'
import {
  changeUpload,
  clearSent,
  dropAll,
  dropTray,
  dropUpload,
  findUpload,
  type Upload,
  uploadsOf,
  useUploads,
} from './uploads-store.ts'

/** So many photos are on their way at once: one more would only slow the others down. */
const atOnce = 2
/** So often a photo is tried again by itself while the server can be reached. */
const maxTries = 5
/** How long such a try waits after the first one failed, in milliseconds; each time twice as long. */
const pause = 2_000
/** Whoever was away for longer had no connection, in milliseconds; before, it may have been the upload's own fault. */
const longAway = 5_000

type Way = { stop: AbortController; isStopped: boolean }
const underWay = new Map<string, Way>()
const tries = new Map<string, number>()
let client: QueryClient | null = null
/** Whose photos these are. */
let owner = useSession.getState().user?.id ?? null
let lostAt = 0

const isOwnerHere = () => owner !== null && useSession.getState().user?.id === owner

/** Tells once what became of the photos that were sent together. */
const notifyOutcome = (tray: string): void => {
  const all = uploadsOf(tray)
  if (all.some(isUnderWay)) return
  const outcome = outcomeText(all.filter(({ words }) => words !== null))
  if (outcome) toast[outcome.hasFailed ? 'error' : 'success'](outcome.text)
}

const settleFailure = (id: string, error: unknown): void => {
  const tried = (tries.get(id) ?? 0) + 1
  tries.set(id, tried)
  if (!isLoggedIn(useSession.getState())) {
    changeUpload(id, {
      stage: 'held',
      problem: 'Log in again. Your photo is kept, and its upload will resume automatically.',
    })
    showModal('login')
    return
  }
  if (mayPass(error) && tried <= maxTries) {
    const isOffline = failureOf(error).kind === 'offline'
    const why = isOffline ? 'No connection.' : 'Unexpected server response.'
    changeUpload(id, { stage: 'held', problem: `${why} It will resume automatically.` })
    setTimeout(resume, pause * 2 ** (tried - 1))
    return
  }
  const problem = wordsOf(error, '')
  changeUpload(id, { stage: 'failed', problem, mayRetry: !isForGood(error) })
}

const send = async ({ id, tray, file, words }: Upload): Promise<void> => {
  if (words === null) return
  const way: Way = { stop: new AbortController(), isStopped: false }
  underWay.set(id, way)
  changeUpload(id, { stage: 'sending', share: 0, problem: null })
  const onProgress = (share: number) => {
    if (!way.isStopped) changeUpload(id, { share: Math.round(share * 100) / 100 })
  }
  try {
    const photo = await sendPhoto({ file, key: id, words }, { signal: way.stop.signal, onProgress })
    changeUpload(id, { stage: 'sent', share: 1, photo })
    tries.delete(id)
    if (client) noteSent(client)
  } catch (error) {
    if (!way.isStopped) settleFailure(id, error)
  }
  if (underWay.get(id) === way) underWay.delete(id)
  notifyOutcome(tray)
  next()
}

/** Sends what stands in line, as far as there is room. */
const next = (): void => {
  const inLine = useUploads.getState().all.filter(({ stage }) => stage === 'waiting')
  for (const upload of inLine.slice(0, Math.max(0, atOnce - underWay.size))) void send(upload)
}

/** Goes on with what was held up, once there are connection and session again. */
const resume = (): void => {
  if (useConnection.getState().isOffline || !isOwnerHere()) return
  for (const { id, stage } of useUploads.getState().all)
    if (stage === 'held') changeUpload(id, { stage: 'waiting', problem: null })
  next()
}

/** Sends all photos of a tray that may be sent. What was said with the first try stays said. */
export const sendTray = (
  queries: QueryClient,
  tray: string,
  said: Pick<SentWords, 'diveSiteId'> & Partial<SentWords>,
): void => {
  client = queries
  clearSent(tray)
  for (const { id, stage, mayRetry, caption } of uploadsOf(tray)) {
    if (!(stage === 'chosen' || (stage === 'failed' && mayRetry))) continue
    tries.delete(id)
    const words = { caption, description: '', tags: '', ...said }
    changeUpload(id, { stage: 'waiting', share: 0, problem: null, words })
  }
  next()
}

/** Tries one that failed, or is held up, at once. */
export const retryUpload = (id: string): void => {
  tries.delete(id)
  changeUpload(id, { stage: 'waiting', problem: null })
  next()
}

const halt = (id: string): void => {
  const way = underWay.get(id)
  underWay.delete(id)
  if (!way) return
  way.isStopped = true
  way.stop.abort()
}

/** Stops one on its way. It stays chosen. */
export const stopUpload = (id: string): void => {
  halt(id)
  if (findUpload(id)) changeUpload(id, { stage: 'chosen', share: 0, problem: null })
  next()
}

/** Takes one away, wherever it stands. */
export const removeUpload = (id: string): void => {
  halt(id)
  dropUpload(id)
  next()
}

/** Takes a whole tray away. */
export const discardTray = (tray: string): void => {
  for (const { id } of uploadsOf(tray)) halt(id)
  dropTray(tray)
  next()
}

useConnection.subscribe(({ isOffline }, before) => {
  if (isOffline === before.isOffline) return
  if (isOffline) lostAt = Date.now()
  else {
    if (Date.now() - lostAt > longAway) tries.clear()
    resume()
  }
})

// Photos belong to one person: the next one on this device finds none of them. An expired session loses nothing.
useSession.subscribe(({ user, hasExpired, authChecked }) => {
  const isGone = user === null ? authChecked && !hasExpired : owner !== null && user.id !== owner
  if (isGone) {
    for (const id of [...underWay.keys()]) halt(id)
    dropAll()
    closeAddPhoto()
  }
  if (user || isGone) owner = user?.id ?? null
  resume()
})

// A browser asks before it throws away what has not arrived.
const ask = (event: BeforeUnloadEvent) => event.preventDefault()
useUploads.subscribe(({ all }) => {
  const isAtRisk = all.some((one) => one.stage === 'chosen' || isUnderWay(one))
  if (isAtRisk) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
})
