import { openDevice } from '../device/device-db.ts'
import type { Waiting } from './waiting.ts'

/** What a person's entries that wait are, in the order in which they were written. */
export const readWaiting = async (personId: string): Promise<Waiting[]> => {
  const all = await (await openDevice()).getAll('entries')
  return all.filter((one) => one.personId === personId).sort((one, other) => one.writtenAt - other.writtenAt)
}

/** How many are waiting on this device, for any person. */
export const countAll = async (): Promise<number> => (await openDevice()).count('entries')

export const putWaiting = async (entry: Waiting): Promise<void> => {
  await (await openDevice()).put('entries', entry)
}

/** An entry as it was read: what its author deleted or wrote anew since, in this tab or another, is left alone. */
export type AsRead = Pick<Waiting, 'key' | 'writtenAt'>

const settle = async (
  { key, writtenAt }: AsRead,
  become: (known: Waiting) => Waiting | null,
): Promise<void> => {
  const work = (await openDevice()).transaction('entries', 'readwrite')
  const known = await work.store.get(key)
  if (known?.writtenAt === writtenAt) {
    const next = become(known)
    // Both are waited for at once: where there is no room, both fail.
    await Promise.all([next ? work.store.put(next) : work.store.delete(key), work.done])
  }
  await work.done
}

export const changeWaiting = (entry: AsRead, change: Partial<Waiting>): Promise<void> =>
  settle(entry, (known) => ({ ...known, ...change }))

/** The server has it. */
export const deleteSent = (entry: AsRead): Promise<void> => settle(entry, () => null)

export const deleteWaiting = async (keys: readonly string[]): Promise<void> => {
  const work = (await openDevice()).transaction('entries', 'readwrite')
  await Promise.all([...keys.map((key) => work.store.delete(key)), work.done])
}
