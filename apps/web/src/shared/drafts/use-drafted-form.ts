import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { codeOf, issuesOf, wordsOf } from '#shared/api/failure.ts'
import { failingOf } from '#shared/outbox/failing.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { type Draft, useSchemaForm } from '#shared/ui/form/use-schema-form.ts'

type Rules<Values, Sent, Known, Changes> = {
  schema: z.ZodType<Sent>
  base: Values
  draft: Draft<Values> & {
    /** Notices what other tabs keep in its place; answers how to stop. */
    watch: () => () => void
  }
  fieldOf: (path: readonly PropertyKey[]) => string
  /** What is on the server and is changed, and the version that was read; null for what is new. */
  changes: Changes | null
  /** Reads what is changed as it is now, where another tab or device saved it meanwhile. */
  readNewest: (changes: Changes) => Promise<{ newest: Known; changes: Changes }>
  /** Brings into the form what that says and nobody touched here. */
  onNewest?: (newest: Known) => void
  words: {
    /** Said when nobody is signed in any more. */
    signedOut: string
    failed: string
    couldNotSend: (problem: string) => string
  }
}

/** A way to the server that its form can break off. */
type Way<Changes> = { signal: AbortSignal; changes: Changes | null; refuse: (problem: string) => void }

/**
 * A form that is kept as a draft, and its way to the server. A failure loses nothing and leaves the form open; what
 * another device saved meanwhile is asked about.
 */
export const useDraftedForm = <Values extends Record<string, unknown>, Sent, Known, Changes>({
  schema,
  base,
  draft,
  fieldOf,
  changes: first,
  readNewest,
  onNewest,
  words,
}: Rules<Values, Sent, Known, Changes>) => {
  const { form, problem, isSending, showError, onSubmit } = useSchemaForm({
    schema,
    initialValues: base,
    draft,
    fieldOf,
  })
  const [changes, setChanges] = useState(first)
  /** As it was saved elsewhere while this was typed. */
  const [other, setOther] = useState<Known | null>(null)
  const way = useRef<AbortController>(undefined)
  useEffect(() => () => way.current?.abort(), [])
  useEffect(() => draft.watch(), [draft])
  // The draft would survive, but somebody who has pressed the button expects it to be saved.
  useEffect(() => {
    if (!isSending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])

  const fail = async (error: unknown) => {
    if (codeOf(error) === 'changed-since' && changes) {
      // What was typed stays, and is saved over that.
      const now = await readNewest(changes)
      onNewest?.(now.newest)
      setOther(now.newest)
      return setChanges(now.changes)
    }
    if (failingOf(error) === 'signed-out') {
      showModal('login')
      return showError(null, words.signedOut)
    }
    if (changes === null || issuesOf(error).length > 0) throw error
    showError(null, words.couldNotSend(wordsOf(error, 'Please try again.')))
  }

  return {
    form,
    problem,
    isSending,
    other,
    /** Takes what was saved elsewhere in the place of what is typed. */
    takeOther: (values: Values) => {
      form.setValues(values)
      setOther(null)
    },
    onSubmit: (send: (sent: Sent, way: Way<Changes>) => Promise<void>) =>
      onSubmit(async (sent) => {
        const stop = new AbortController()
        way.current = stop
        const { signal } = stop
        try {
          await send(sent, { signal, changes, refuse: (said) => showError(null, said) })
        } catch (error) {
          if (!signal.aborted) await fail(error)
        }
      }, words.failed),
  }
}
