import 'fake-indexeddb/auto'
import { vi } from 'vitest'
import { blueHole } from '#shared/testing/sites.ts'
import { newEntry, type ReportEntry, type ReportPhoto } from './entry.ts'
import { deleteWaiting, readWaiting } from './outbox-db.ts'

// For tests: reports on their way, and a device that keeps them.

let built = 0

export const buildReportPhoto = (known: Partial<ReportPhoto> = {}): ReportPhoto => {
  const number = ++built
  return {
    key: `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`,
    file: new File([Uint8Array.of(0xff, 0xd8, 0xff, number)], `dive-${number}.jpg`, { type: 'image/jpeg' }),
    id: null,
    ...known,
  }
}

export const buildEntry = (known: Partial<ReportEntry> = {}): ReportEntry =>
  newEntry({
    personId: '018f0000-0000-7000-8000-000000000001',
    site: blueHole,
    words: { diveDate: '2026-11-20', diveNotes: 'Two turtles at the saddle.' },
    photos: [],
    writtenAt: ++built,
    ...known,
  })

/** Files of the test browser are none to Node, which copies what is kept: a browser hands the same ones back. */
const copyOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  if (Array.isArray(value)) return value.map(copyOf)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copyOf(one)]))
}

/** A device on which nothing of these people waits. */
export const emptyDevice = async (...personIds: string[]): Promise<void> => {
  vi.stubGlobal('structuredClone', copyOf)
  for (const personId of personIds) await deleteWaiting((await readWaiting(personId)).map(({ key }) => key))
}
