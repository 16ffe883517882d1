import { create } from 'zustand'
import { useSession } from '#shared/session/session-store.ts'
import {
  type AsRead,
  changeWaiting,
  countAll,
  deleteSent,
  deleteWaiting,
  putWaiting,
  readWaiting,
} from './outbox-db.ts'
import { setMark } from './outbox-mark.ts'
import { reporterNow } from './reporter.ts'
import type { WaitingReport } from './waiting-report.ts'

type Waiting = {
  /** Whose reports these are; null for nobody's. */
  personId: string | null
  /** In the order in which they were written; null until they are read. */
  all: readonly WaitingReport[] | null
  /** Which of them this tab sends just now, and how much of it is sent, from 0 to 1. */
  onWay: { key: string; share: number } | null
  /** Which of them this tab does not send, as they lie open in its form or are about to go. */
  held: readonly string[]
}

/** What waits on this device for the person who is here. */
export const useWaiting = create<Waiting>()(() => ({ personId: null, all: null, onWay: null, held: [] }))

const { getState, setState } = useWaiting
const none: readonly WaitingReport[] = []

/** The reports that wait, those of one site where it is named; null until they are read. */
export const useWhatWaits = (siteId?: string): readonly WaitingReport[] | null => {
  const all = useWaiting((waiting) => waiting.all)
  if (siteId === undefined) return all
  const there = all?.filter(({ site }) => site.id === siteId)
  return there?.length === 0 ? none : (there ?? null)
}

/** A session that ran out leaves everything where it is. */
const personHere = (): string | null =>
  reporterNow() ?? (useSession.getState().hasExpired ? getState().personId : null)

// Other tabs hear of each change. Browsers without channels find out when they look.
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('soundings.reports') : null

/** Reads anew what waits for the person who is here. */
export const readOutbox = async (): Promise<void> => {
  const personId = personHere()
  const all = personId === null ? none : await readWaiting(personId).catch(() => none)
  if (personHere() !== personId) return
  setState({ personId, all })
  // The mark stands for whoever uses this device.
  if (all.length > 0) setMark(true)
  else if ((await countAll().catch(() => 1)) === 0) setMark(false)
}

const tellOthers = async (): Promise<void> => {
  channel?.postMessage('changed')
  await readOutbox()
}

/** Keeps one, in place of what was kept under its key. Throws where the browser refuses. */
export const keepWaiting = async (report: WaitingReport): Promise<void> => {
  await putWaiting(report)
  setMark(true)
  await tellOthers()
}

export const mendWaiting = async (report: AsRead, change: Partial<WaitingReport>): Promise<void> => {
  await changeWaiting(report, change)
  await tellOthers()
}

export const dropSent = async (report: AsRead): Promise<void> => {
  await deleteSent(report)
  await tellOthers()
}

export const dropWaiting = async (keys: readonly string[]): Promise<void> => {
  await deleteWaiting(keys)
  await tellOthers()
}

/** Hears when another tab changed something. Returns how to stop. */
export const followTabs = (changed: () => void): (() => void) => {
  channel?.addEventListener('message', changed)
  return () => channel?.removeEventListener('message', changed)
}
