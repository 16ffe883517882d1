import { BroadcastMessage } from '@soundings/contract/configuration'
import { z } from 'zod'
import { readStored, writeStored } from '#shared/lib/stored.ts'

const key = 'soundings.broadcasts'

const Messages = z.array(BroadcastMessage)

/** The messages of the last visit: they stand from the first paint on, so that the page does not move when they come. */
export const readLastSeen = (): BroadcastMessage[] | undefined => {
  try {
    return Messages.parse(JSON.parse(readStored(key) ?? '[]'))
  } catch {
    return undefined
  }
}

export const writeLastSeen = (messages: BroadcastMessage[]): void =>
  writeStored(key, JSON.stringify(messages))
