import type { QueryClient } from '@tanstack/react-query'
import { useConnection } from '#shared/lib/connection.ts'
import { toast } from '#shared/ui/toast.tsx'
import { deliverWaiting, hold, release } from './delivering.ts'
import type { Entry } from './entry.ts'
import { failingOf, waitOf } from './failing.ts'
import { type Kind, kindOf } from './kind.ts'
import { dropWaiting, keepWaiting, useOutbox } from './outbox-store.ts'
import { sendEntry, type Watch } from './send-entry.ts'
import { asWaiting, pauseAfter, type Waiting } from './waiting.ts'

/** Asks the browser not to clear what is kept here when room gets short. */
const askToPersist = async (): Promise<void> => {
  await navigator.storage?.persist?.().catch(() => false)
}

/** Keeps an entry on this device until it can be sent, not before `pause` milliseconds from now. Answers whether that worked. */
export const keepForLater = async <Body>(entry: Entry<Body>, pause = 0): Promise<boolean> => {
  try {
    await keepWaiting(asWaiting(entry, pause))
  } catch {
    return false
  }
  void askToPersist()
  deliverWaiting()
  return true
}

/** What became of an entry: the server has it; this device keeps it; neither, which its form has to say. */
export type Outcome<Reply> =
  | { kind: 'sent'; reply: Reply }
  | { kind: 'kept' }
  | { kind: 'stuck'; problem: string }

/** One that waited and is sent from its form is done; that it could not be noted does no harm. */
const forget = async (key: string): Promise<void> => {
  const isKept = useOutbox.getState().all?.some((one) => one.key === key)
  if (isKept) await dropWaiting([key]).catch(() => undefined)
}

/**
 * Sends an entry, or keeps one that may wait on this device when the server cannot be reached, and tells which. What the
 * server refuses, and what goes wrong with one that may not wait, is thrown as `ApiError`.
 */
export const sendOrKeep = async <Body, Reply>(
  queries: QueryClient,
  kind: Kind<Body, Reply>,
  entry: Entry<Body>,
  watch: Watch<Body> = {},
): Promise<Outcome<Reply>> => {
  const mayWait = kind.mayWait(entry)
  const keep = async (kept: Entry<Body>, pause = 0): Promise<Outcome<Reply>> => {
    if (!(await keepForLater(kept, pause))) return { kind: 'stuck', problem: kind.words.notKept }
    toast.info(kind.words.kept)
    return { kind: 'kept' }
  }
  // Without a connection a try may hang for a long time, and waiting is all that can be done.
  if (mayWait && useConnection.getState().isOffline) return keep(entry)
  let now = entry
  const onStep = async (next: Entry<Body>) => {
    now = next
    await watch.onStep?.(next)
  }
  try {
    const reply = await sendEntry(queries, kind, entry, { ...watch, onStep })
    await forget(entry.key)
    toast.success(kind.words.sent(reply, entry))
    return { kind: 'sent', reply }
  } catch (error) {
    const isLater = (kind.failingOf ?? failingOf)(error) === 'later' && !kind.isTold?.(error)
    if (!mayWait || watch.signal?.aborted || !isLater) throw error
    return keep(now, Math.max(pauseAfter(1), waitOf(error)))
  }
}

/** Takes back that one was deleted. */
export const keepAgain = async (entry: Waiting): Promise<void> => {
  await keepWaiting(entry).catch(() => {
    const kind = kindOf(entry)
    if (kind) toast.error(kind.words.notKept)
  })
  deliverWaiting()
}

/** Deletes entries from this device, also one that is on its way. Throws where the browser refuses. */
export const deleteKept = async (keys: readonly string[]): Promise<void> => {
  hold(keys)
  try {
    await dropWaiting(keys)
  } finally {
    release(keys)
  }
}
