import type { QueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { useSession } from '#shared/session/session-store.ts'
import { toast } from '#shared/ui/toast.tsx'
import { failingOf, waitOf } from './failing.ts'
import { type Kind, kindOf } from './kind.ts'
import { dropSent, followTabs, mendWaiting, readOutbox, useOutbox } from './outbox-store.ts'
import { sendEntry } from './send-entry.ts'
import { inFront, nextInLine, pauseAfter, type Waiting } from './waiting.ts'

const { getState, setState } = useOutbox

/** One tab at a time. Browsers know these locks only where pages come over https or from this device. */
const inTurn = (act: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('soundings.outbox', act) : act()

let client: QueryClient | null = null
let stopping: AbortController | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Only its author's own session sends an entry. */
const maySend = () =>
  client !== null &&
  !useConnection.getState().isOffline &&
  useSession.getState().user?.id === getState().personId

const settle = async (kind: Kind, entry: Waiting, error: unknown): Promise<void> => {
  const { tries } = entry
  const failing = (kind.failingOf ?? failingOf)(error)
  if (failing === 'refused') {
    const problem = wordsOf(error, kind.words.failed)
    await mendWaiting(entry, { isRefused: true, problem })
    if (!kind.isShown?.(entry)) toast.error(kind.words.couldNotSend(problem))
    return
  }
  const problem =
    failing === 'signed-out' ? 'Log in again to send it' : wordsOf(error, 'Unexpected server response')
  const pause = Math.max(pauseAfter(tries + 1), waitOf(error))
  await mendWaiting(entry, { tries: tries + 1, nextAt: Date.now() + pause, problem })
}

const deliver = async (queries: QueryClient, kind: Kind, entry: Waiting): Promise<void> => {
  const { key } = entry
  const stop = new AbortController()
  stopping = stop
  setState({ onWay: { key, share: 0 } })
  try {
    const reply = await sendEntry(queries, kind, entry, {
      signal: stop.signal,
      onProgress: (share) => setState({ onWay: { key, share } }),
      // What is not noted is sent again, and still becomes one.
      onStep: ({ attachments, tried }) => mendWaiting(entry, { attachments, tried }).catch(() => undefined),
    })
    await dropSent(entry)
    if (!kind.isStream) toast.success(kind.words.sentLater(reply, entry))
  } catch (error) {
    if (!stop.signal.aborted) await settle(kind, entry, error)
  } finally {
    stopping = null
    setState({ onWay: null })
  }
}

const next = () => (maySend() ? nextInLine(getState().all ?? [], Date.now(), getState().held) : undefined)

const deliverAll = async (): Promise<void> => {
  await readOutbox()
  for (let entry = next(); entry && client; entry = next()) {
    const kind = kindOf(entry)
    if (!kind) return
    await deliver(client, kind, entry)
  }
}

/** A browser that cannot note a try keeps no pause: nothing is sent by itself before. */
let restUntil = 0
const rest = 60_000

/** Looks again when the next pause is over. */
const plan = (): void => {
  clearTimeout(timer)
  const { all, held } = getState()
  const first = Math.max(restUntil, Math.min(...inFront(all ?? [], held).map(({ nextAt }) => nextAt)))
  if (maySend() && Number.isFinite(first))
    timer = setTimeout(deliverWaiting, Math.max(1_000, first - Date.now()))
}

let isRunning = false

const run = async (): Promise<void> => {
  isRunning = true
  try {
    await inTurn(deliverAll)
  } catch {
    // The browser refuses what it keeps: looked at again with the next news, or after a while.
    restUntil = Date.now() + rest
  }
  isRunning = false
  plan()
}

/** Sends what waits, as far as it can be sent now. */
export const deliverWaiting = (): void => {
  if (next() && !isRunning && Date.now() >= restUntil) void run()
  else if (!isRunning) plan()
}

/** No pause is waited for any more: something changed that may help. */
const hurry = async (): Promise<void> => {
  restUntil = 0
  const paused = (getState().all ?? []).filter(({ isRefused, nextAt }) => !isRefused && nextAt > 0)
  await Promise.all(paused.map((entry) => mendWaiting(entry, { nextAt: 0 })))
  deliverWaiting()
}

/** Tries one at once, also one that was refused, and all that stand before it. */
export const sendNow = async (entry: Waiting): Promise<void> => {
  await mendWaiting(entry, { isRefused: false, problem: null, nextAt: 0 })
  await hurry()
}

/** Keeps some from being sent, also one that is on its way. */
export const hold = (keys: readonly string[]): void => {
  setState(({ held }) => ({ held: [...held, ...keys] }))
  if (keys.includes(getState().onWay?.key ?? '')) stopping?.abort()
}

/** They may be sent again. */
export const release = (keys: readonly string[]): void => {
  setState(({ held }) => ({ held: held.filter((key) => !keys.includes(key)) }))
  deliverWaiting()
}

/** Whoever was away for longer had no connection, in milliseconds; before, it may have been the entry's own fault. */
const longAway = 5_000

/** Looks after what waits, from now on. Returns how to stop. */
export const startDelivering = (queries: QueryClient): (() => void) => {
  client = queries
  let lostAt = 0
  const look = () => void readOutbox().then(deliverWaiting)
  const lookAnew = () => void readOutbox().then(hurry)
  const stops = [
    useConnection.subscribe(({ isOffline }, before) => {
      if (isOffline === before.isOffline) return
      if (isOffline) lostAt = Date.now()
      else if (Date.now() - lostAt > longAway) lookAnew()
      else look()
    }),
    useSession.subscribe(({ user, authChecked }, before) => {
      // Otherwise the rest of it would be sent in the name of the next person.
      if (user !== null && user.id !== getState().personId) stopping?.abort()
      if (user?.id !== before.user?.id || authChecked !== before.authChecked) lookAnew()
    }),
    followTabs(look),
  ]
  lookAnew()
  return () => {
    client = null
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
