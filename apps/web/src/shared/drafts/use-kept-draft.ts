import { useState } from 'react'
import { personNow } from '#shared/session/person-now.ts'
import { useSession } from '#shared/session/session-store.ts'
import type { Draft } from '#shared/ui/form/use-schema-form.ts'
import { openDraft } from './draft.ts'
import { dropFormDrafts, formDraft, leaveNoFormDrafts } from './form-drafts.ts'

leaveNoFormDrafts()
useSession.subscribe(leaveNoFormDrafts)

/** Who was here last: whom the server signed out goes on typing. */
let last: string | undefined

const draftOf = <Values extends object>(form: string, initial: Values): Draft<Values> => {
  const { hasExpired } = useSession.getState()
  const personId = personNow() ?? (hasExpired ? last : undefined)
  last = personId
  if (personId === undefined) return { typed: undefined }
  // What another person typed before is nobody's any more.
  dropFormDrafts(personId)
  const kept = openDraft(formDraft(initial), { personId, about: form })
  let typed = kept.read() ?? undefined
  return {
    get typed() {
      return typed
    },
    set typed(values: Values | undefined) {
      typed = values
      kept.keep(values ?? null)
    },
  }
}

/**
 * Keeps what this person types into a form that may go away before it was sent, as when the page is closed or the server
 * ends their session: it stands there again when they open it anew, until it is sent or cancelled. `form` names it and
 * what it is about.
 */
export const useKeptDraft = <Values extends object>(form: string, initial: Values): Draft<Values> => {
  const [draft] = useState(() => draftOf(form, initial))
  return draft
}
