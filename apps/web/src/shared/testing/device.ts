import 'fake-indexeddb/auto'
import { vi } from 'vitest'
import { deleteWaiting, readWaiting } from '../outbox/outbox-db.ts'
import { useOutbox } from '../outbox/outbox-store.ts'

/** Files of the test browser are none to Node, which copies what is kept: a browser hands the same ones back. */
const copyOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  if (Array.isArray(value)) return value.map(copyOf)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copyOf(one)]))
}

/** A device on which nothing of these people waits, and a page that has not looked yet. */
export const emptyDevice = async (...personIds: string[]): Promise<void> => {
  vi.stubGlobal('structuredClone', copyOf)
  for (const personId of personIds) await deleteWaiting((await readWaiting(personId)).map(({ key }) => key))
  useOutbox.setState({ personId: null, all: null, onWay: null, held: [] })
}
