import { readStored, writeStored } from '#shared/lib/stored.ts'

const keyOf = (personId: string) => `soundings.dive-form-more.${personId}`

/** Whether a person wants to see all fields of a dive on this device. */
export const wantsMore = (personId: string): boolean => readStored(keyOf(personId)) === 'open'

export const rememberMore = (personId: string, isOpen: boolean): void =>
  writeStored(keyOf(personId), isOpen ? 'open' : 'closed')
