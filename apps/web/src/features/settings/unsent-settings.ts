import { UserSettings } from '@soundings/contract/settings'
import { readStored, writeStored } from '#shared/lib/stored.ts'

// What a person chose and the server does not have yet: made without a connection, or in the moment before it answered.

const unsentKey = 'soundings.unsent-settings'

export type Chosen = Partial<UserSettings>

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** What fits of something that was stored, field by field. */
const fitting = (stored: object): Chosen =>
  Object.fromEntries(
    Object.entries(UserSettings.shape).flatMap(([name, field]) => {
      const value: unknown = Reflect.get(stored, name)
      return value !== undefined && field.safeParse(value).success ? [[name, value]] : []
    }),
  )

/** What this person chose on this device and the server does not have yet. */
export const readUnsent = (userId: string): Chosen => {
  const kept = parsed(readStored(unsentKey))
  if (typeof kept !== 'object' || kept === null) return {}
  const { of, chosen } = kept as { of?: unknown; chosen?: unknown }
  return of === userId && typeof chosen === 'object' && chosen !== null ? fitting(chosen) : {}
}

export const keepUnsent = (userId: string, chosen: Chosen): void =>
  writeStored(unsentKey, JSON.stringify({ of: userId, chosen }))

/** What `next` has that `base` has not. */
export const differences = (next: UserSettings, base: UserSettings): Chosen =>
  Object.fromEntries(
    Object.entries(next).filter(([name, value]) => value !== base[name as keyof UserSettings]),
  )

export const isEmpty = (chosen: Chosen): boolean => Object.keys(chosen).length === 0
