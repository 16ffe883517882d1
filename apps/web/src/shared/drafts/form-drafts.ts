import { personNow } from '#shared/session/person-now.ts'
import { useSession } from '#shared/session/session-store.ts'
import type { DraftKind } from './draft.ts'
import { draftNames, dropDraft } from './stored-drafts.ts'

// Texts of small forms, as those about a photo or in a flag: unlike other drafts they leave with their person.

const kind = 'form'

/** What was kept of the fields that the form has now. */
const fitting = <Values extends object>(kept: unknown, initial: Values): Values | null => {
  if (typeof kept !== 'object' || kept === null) return null
  const isNumber = (value: unknown) => value === null || typeof value === 'number'
  const fits = ([name, value]: [string, unknown]) => {
    const before: unknown = Reflect.get(initial, name)
    // A number may be missing, on either side.
    return typeof before === typeof value || (isNumber(before) && isNumber(value))
  }
  return { ...initial, ...Object.fromEntries(Object.entries(kept).filter(fits)) }
}

/** The kind of draft of a form whose untouched fields are these. */
export const formDraft = <Values extends object>(initial: Values): DraftKind<Values> => ({
  name: kind,
  version: 1,
  read: (kept) => fitting(kept, initial),
})

/** Drops the texts of forms of everybody but this person; of all for nobody. */
export const dropFormDrafts = (exceptOf?: string): void => {
  for (const name of draftNames()) {
    const [personId, of] = name.split('.')
    if (of === kind && personId !== exceptOf) dropDraft(name)
  }
}

/** Whoever signs out leaves nothing; whom the server signed out, or who has no connection to say who they are, finds it again. */
export const leaveNoFormDrafts = (): void => {
  const { authChecked, hasExpired } = useSession.getState()
  if (authChecked && !hasExpired && personNow() === null) dropFormDrafts()
}
