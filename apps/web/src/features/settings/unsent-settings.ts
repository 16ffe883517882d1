import { UserSettings } from '@soundings/contract/settings'
import { type DraftKind, openDraft } from '#shared/drafts/draft.ts'

// What a person chose and the server does not have yet: made without a connection, or in the moment before it answered.
// It is a draft of their settings, not an entry of the outbox: it is shown as if it were saved, and saved on top of
// whatever the server has by then.

export type Chosen = Partial<UserSettings>

/** What fits of something that was kept, field by field. */
const fitting = (kept: object): Chosen =>
  Object.fromEntries(
    Object.entries(UserSettings.shape).flatMap(([name, field]) => {
      const value: unknown = Reflect.get(kept, name)
      return value !== undefined && field.safeParse(value).success ? [[name, value]] : []
    }),
  )

const settingsDraft: DraftKind<Chosen> = {
  name: 'settings',
  version: 1,
  read: (kept) => (typeof kept === 'object' && kept !== null ? fitting(kept) : null),
}

const draftOf = (personId: string) => openDraft(settingsDraft, { personId })

/** What this person chose on this device and the server does not have yet. */
export const readUnsent = (personId: string): Chosen => draftOf(personId).read() ?? {}

export const keepUnsent = (personId: string, chosen: Chosen): void =>
  draftOf(personId).keep(isEmpty(chosen) ? null : chosen)

/** What `next` has that `base` has not. */
export const differences = (next: UserSettings, base: UserSettings): Chosen =>
  Object.fromEntries(
    Object.entries(next).filter(([name, value]) => value !== base[name as keyof UserSettings]),
  )

export const isEmpty = (chosen: Chosen): boolean => Object.keys(chosen).length === 0
