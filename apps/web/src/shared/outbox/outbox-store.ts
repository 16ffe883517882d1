import { create } from 'zustand'
import { personNow } from '#shared/session/person-now.ts'
import { useSession } from '#shared/session/session-store.ts'
import type { Entry } from './entry.ts'
import { withKinds } from './kind.ts'
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
import type { Waiting } from './waiting.ts'

type Outbox = {
  /** Whose entries these are; null for nobody's. */
  personId: string | null
  /** In the order in which they were written; null until they are read. */
  all: readonly Waiting[] | null
  /** Which of them this tab sends just now, and how much of it is sent, from 0 to 1. */
  onWay: { key: string; share: number } | null
  /** Which of them this tab does not send, as they lie open in its form or are about to go. */
  held: readonly string[]
}

/** What waits on this device for the person who is here. */
export const useOutbox = create<Outbox>()(() => ({ personId: null, all: null, onWay: null, held: [] }))

const { getState, setState } = useOutbox
const none: readonly Waiting[] = []

/** What waits, or that of one kind about one thing; null until it is read. */
export const useWhatWaits = (
  about?: Pick<Entry, 'kind'> & Partial<Pick<Entry, 'subject'>>,
): readonly Waiting[] | null => {
  const all = useOutbox((outbox) => outbox.all)
  if (!about) return all
  const there = all?.filter(
    ({ kind, subject }) => kind === about.kind && (about.subject ?? subject) === subject,
  )
  return there?.length === 0 ? none : (there ?? null)
}

/** A session that ran out leaves everything where it is. */
const personHere = (): string | null =>
  personNow() ?? (useSession.getState().hasExpired ? getState().personId : null)

// Other tabs hear of each change. Browsers without channels find out when they look.
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('soundings.outbox') : null

/** Reads anew what waits for the person who is here. */
export const readOutbox = async (): Promise<void> => {
  const personId = personHere()
  const kept = personId === null ? none : await readWaiting(personId).catch(() => none)
  const all = await withKinds(kept)
  if (personHere() !== personId) return
  setState({ personId, all })
  // The mark is for everybody who uses this device.
  if (kept.length > 0) setMark(true)
  else if ((await countAll().catch(() => 1)) === 0) setMark(false)
}

const notifyOthers = async (): Promise<void> => {
  channel?.postMessage('changed')
  await readOutbox()
}

/** Keeps one, in place of what was kept under its key. Throws where the browser refuses. */
export const keepWaiting = async (entry: Waiting): Promise<void> => {
  await putWaiting(entry)
  setMark(true)
  await notifyOthers()
}

export const mendWaiting = async (entry: AsRead, change: Partial<Waiting>): Promise<void> => {
  await changeWaiting(entry, change)
  await notifyOthers()
}

export const dropSent = async (entry: AsRead): Promise<void> => {
  await deleteSent(entry)
  await notifyOthers()
}

export const dropWaiting = async (keys: readonly string[]): Promise<void> => {
  await deleteWaiting(keys)
  await notifyOthers()
}

/** Hears when another tab changed something. Returns how to stop. */
export const followTabs = (changed: () => void): (() => void) => {
  channel?.addEventListener('message', changed)
  return () => channel?.removeEventListener('message', changed)
}
