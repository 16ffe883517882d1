import { newKey } from '#shared/lib/new-key.ts'

const keys = new Map<string, string>()

/** The same key for the same thing while this page is open, so that what is sent twice is one. */
export const newKeyOf = (thing: string): string => {
  const key = keys.get(thing) ?? newKey()
  keys.set(thing, key)
  return key
}
