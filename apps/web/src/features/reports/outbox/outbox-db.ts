import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { ReportPhoto } from './entry.ts'
import type { WaitingReport } from './waiting-report.ts'

/** What a person has typed into the form and not sent; one for each person. */
export type ReportDraft = {
  personId: string
  /** What stands in the form, as the form reads it back; another version of the app may have written it. */
  values: unknown
  photos: readonly ReportPhoto[]
}

interface Outbox extends DBSchema {
  reports: { key: string; value: WaitingReport }
  drafts: { key: string; value: ReportDraft }
}

let opening: Promise<IDBPDatabase<Outbox>> | null = null

/** What this device keeps of reports. A browser may refuse (private windows, no room): then it throws. */
const open = (): Promise<IDBPDatabase<Outbox>> => {
  opening ??= openDB<Outbox>('soundings-reports', 1, {
    upgrade: (db) => {
      db.createObjectStore('reports', { keyPath: 'key' })
      db.createObjectStore('drafts', { keyPath: 'personId' })
    },
    // Another tab with a newer app, or the person, wants it away: the next call opens it anew.
    blocking: (_from, _to, event) => {
      const { target } = event
      if (target instanceof IDBDatabase) target.close()
      opening = null
    },
    terminated: () => {
      opening = null
    },
  }).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

/** The reports of a person that wait, in the order in which they were written. */
export const readWaiting = async (personId: string): Promise<WaitingReport[]> => {
  const all = await (await open()).getAll('reports')
  return all.filter((one) => one.personId === personId).sort((one, other) => one.writtenAt - other.writtenAt)
}

/** How many wait, whoever's they are. */
export const countAll = async (): Promise<number> => (await open()).count('reports')

export const putWaiting = async (report: WaitingReport): Promise<void> => {
  await (await open()).put('reports', report)
}

/** A report as it was read: what its author deleted or wrote anew since, in this tab or another, is left alone. */
export type AsRead = Pick<WaitingReport, 'key' | 'writtenAt'>

const settle = async (
  { key, writtenAt }: AsRead,
  become: (known: WaitingReport) => WaitingReport | null,
): Promise<void> => {
  const work = (await open()).transaction('reports', 'readwrite')
  const known = await work.store.get(key)
  if (known?.writtenAt === writtenAt) {
    const next = become(known)
    // Both are waited for at once: where there is no room, both fail.
    await Promise.all([next ? work.store.put(next) : work.store.delete(key), work.done])
  }
  await work.done
}

export const changeWaiting = (report: AsRead, change: Partial<WaitingReport>): Promise<void> =>
  settle(report, (known) => ({ ...known, ...change }))

/** The server has it. */
export const deleteSent = (report: AsRead): Promise<void> => settle(report, () => null)

export const deleteWaiting = async (keys: readonly string[]): Promise<void> => {
  const work = (await open()).transaction('reports', 'readwrite')
  await Promise.all([...keys.map((key) => work.store.delete(key)), work.done])
}

export const readKeptDraft = async (personId: string): Promise<ReportDraft | undefined> =>
  (await open()).get('drafts', personId)

export const putKeptDraft = async (draft: ReportDraft): Promise<void> => {
  await (await open()).put('drafts', draft)
}

export const deleteKeptDraft = async (personId: string): Promise<void> =>
  (await open()).delete('drafts', personId)
