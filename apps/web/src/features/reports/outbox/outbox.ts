import type { Report } from '@soundings/contract/reports'
import type { QueryClient } from '@tanstack/react-query'
import { useConnection } from '#shared/lib/connection.ts'
import { toast } from '#shared/ui/toast.tsx'
import { deliverWaiting, hold, release } from './delivering.ts'
import type { ReportEntry } from './entry.ts'
import { verdictOf, waitOf } from './outbox.queries.ts'
import { sendReport, type Watch } from './send-report.ts'
import { asWaiting, pauseAfter, type WaitingReport } from './waiting-report.ts'
import { dropWaiting, keepWaiting, useWaiting } from './waiting-store.ts'
import { keptText, notKeptText, sentText } from './words.ts'

/** Asks the browser not to clear what is kept here when room gets short. */
const askToPersist = async (): Promise<void> => {
  await navigator.storage?.persist?.().catch(() => false)
}

/**
 * Keeps a new report on this device until it can be sent, not before `pause` milliseconds from now. Answers whether that
 * worked.
 */
export const keepForLater = async (entry: ReportEntry, pause = 0): Promise<boolean> => {
  try {
    await keepWaiting(asWaiting(entry, pause))
  } catch {
    return false
  }
  void askToPersist()
  deliverWaiting()
  return true
}

/** What became of a report: the server has it; this device keeps it; neither, which the form has to say. */
export type Outcome = { kind: 'sent'; report: Report } | { kind: 'kept' } | { kind: 'stuck'; problem: string }

const keep = async (entry: ReportEntry, pause = 0): Promise<Outcome> => {
  if (!(await keepForLater(entry, pause))) return { kind: 'stuck', problem: notKeptText }
  toast.info(keptText)
  return { kind: 'kept' }
}

/** One that waited and is sent from the form is done; that it could not be noted does no harm. */
const forget = async (key: string): Promise<void> => {
  const isKept = useWaiting.getState().all?.some((one) => one.key === key)
  if (isKept) await dropWaiting([key]).catch(() => undefined)
}

/**
 * Sends a report, or keeps a new one on this device when the server cannot be reached, and tells which. What the server
 * refuses, and what goes wrong with a change of a known report, is thrown as `ApiError`.
 */
export const sendOrKeep = async (
  queries: QueryClient,
  entry: ReportEntry,
  watch: Watch = {},
): Promise<Outcome> => {
  const isNew = entry.changes === null
  // Without a connection a try may hang for a long time, and waiting is all that can be done.
  if (isNew && useConnection.getState().isOffline) return keep(entry)
  let now = entry
  const onStep = async (next: ReportEntry) => {
    now = next
    await watch.onStep?.(next)
  }
  try {
    const report = await sendReport(queries, entry, { ...watch, onStep })
    await forget(entry.key)
    toast.success(sentText(report, !isNew))
    return { kind: 'sent', report }
  } catch (error) {
    if (!isNew || watch.signal?.aborted || verdictOf(error) !== 'later') throw error
    return keep(now, Math.max(pauseAfter(1), waitOf(error)))
  }
}

/**
 * One that waits, for the form: saved from there under the same key, it replaces what may have arrived meanwhile, also
 * from another tab.
 */
export const forForm = ({ tries, nextAt, problem, isRefused, ...entry }: WaitingReport): ReportEntry => ({
  ...entry,
  tried: entry.tried ?? '',
})

/** Takes back that one was deleted. */
export const keepAgain = async (report: WaitingReport): Promise<void> => {
  await keepWaiting(report).catch(() => toast.error(notKeptText))
  deliverWaiting()
}

/** Deletes reports from this device, also one that is on its way. Throws where the browser refuses. */
export const deleteKept = async (keys: readonly string[]): Promise<void> => {
  hold(keys)
  try {
    await dropWaiting(keys)
  } finally {
    release(keys)
  }
}
