import { useState } from 'react'
import { useSession } from '#shared/session/session-store.ts'
import type { Draft } from './use-schema-form.ts'

let owner: string | undefined
const drafts = new Map<string, Draft<unknown>>()

// Whoever signs out leaves nothing behind; whom the server signed out finds it again.
useSession.subscribe(({ user, authChecked, hasExpired }) => {
  if (user === null && authChecked && !hasExpired) drafts.clear()
})

/** The draft of one form. What another person typed before is nobody's any more. */
const draftOf = <Values>(form: string): Draft<Values> => {
  const personId = useSession.getState().user?.id
  if (personId !== undefined && personId !== owner) {
    owner = personId
    drafts.clear()
  }
  const draft = (drafts.get(form) ?? { typed: undefined }) as Draft<Values>
  drafts.set(form, draft as Draft<unknown>)
  return draft
}

/**
 * Keeps what this person types into a form that may go away before it was sent, as when the server ends their session:
 * it stands there again when they open it anew, until it is sent or cancelled. `form` names it and what it is about.
 */
export const useKeptDraft = <Values>(form: string): Draft<Values> => {
  const [draft] = useState(() => draftOf<Values>(form))
  return draft
}
