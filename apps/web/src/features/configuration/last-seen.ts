import type { BroadcastMessage } from '@soundings/contract/configuration'
import { readStored, writeStored } from '#shared/lib/stored.ts'

const key = 'soundings.broadcasts'

/** Whether it is one, as the schema would find: that comes with no first script. */
const isMessage = (kept: unknown): kept is BroadcastMessage => {
  const { _id, value, cancellable } = (kept ?? {}) as Partial<Record<keyof BroadcastMessage, unknown>>
  return typeof _id === 'string' && typeof value === 'string' && typeof cancellable === 'boolean'
}

/** The messages of the last visit: they stand from the first paint on, so that the page does not move when they come. */
export const readLastSeen = (): BroadcastMessage[] | undefined => {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '[]')
    return Array.isArray(kept) && kept.every(isMessage) ? kept : undefined
  } catch {
    return undefined
  }
}

export const writeLastSeen = (messages: BroadcastMessage[]): void =>
  writeStored(key, JSON.stringify(messages))
