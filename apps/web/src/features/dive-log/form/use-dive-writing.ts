import type { Dive } from '@soundings/contract/dive-log'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { codeOf, issuesOf, wordsOf } from '#shared/api/failure.ts'
import { failingOf } from '#shared/outbox/failing.ts'
import { sendOrKeep } from '#shared/outbox/outbox.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { newDive } from '../outbox/dive-entry.ts'
import { diveKind } from '../outbox/dive-kind.ts'
import { diveWords } from '../outbox/messages.ts'
import { fieldOf, isSameDive, TypedDive, valuesOfDive } from './dive-values.ts'
import type { DiveWork } from './dive-work.ts'
import { fetchDive, rememberDive } from './form.queries.ts'

/** What a form says that the server did not take because nobody is signed in any more. */
const signedOut = 'You were signed out, so nothing was saved. Log in and save again.'

type Props = { personId: string; work: DiveWork; onDone: () => void }

/** A dive in the form, and its way to the log, or to the place where it waits for a connection. */
export const useDiveWriting = ({ personId, work, onDone }: Props) => {
  const { draft } = work
  const queries = useQueryClient()
  const { form, problem, isSending, showError, onSubmit } = useSchemaForm({
    schema: TypedDive,
    initialValues: work.base,
    draft,
    fieldOf,
  })
  const [base, setBase] = useState(work.base)
  const [changes, setChanges] = useState(work.changes)
  /** The dive as it was saved elsewhere while this was typed. */
  const [other, setOther] = useState<Dive | null>(null)
  const way = useRef<AbortController>(undefined)
  useEffect(() => () => way.current?.abort(), [])
  useEffect(() => draft.watch(), [draft])
  // The draft would survive, but somebody who has pressed the button expects the dive to be saved.
  useEffect(() => {
    if (!isSending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])

  /** Another tab or device saved it meanwhile: what was typed stays, and is saved over that. */
  const meetOther = async (diveId: string) => {
    const newest = await fetchDive(queries, diveId)
    setOther(newest)
    setChanges({ diveId, version: newest.version })
  }

  const fail = async (error: unknown) => {
    if (codeOf(error) === 'changed-since' && changes) return meetOther(changes.diveId)
    if (failingOf(error) === 'signed-out') {
      showModal('login')
      return showError(null, signedOut)
    }
    if (changes === null || issuesOf(error).length > 0) throw error
    showError(null, diveWords.couldNotSend(wordsOf(error, 'Please try again.')))
  }

  const submit = onSubmit(async (words) => {
    const stop = new AbortController()
    way.current = stop
    const { key, tried } = draft
    const entry = newDive({ key, personId, words, changes, tried })
    try {
      const outcome = await sendOrKeep(queries, diveKind, entry, {
        signal: stop.signal,
        onStep: (now) => {
          draft.tried = now.tried
        },
      })
      if (outcome.kind === 'stuck') return showError(null, outcome.problem)
      if (outcome.kind === 'sent') {
        rememberDive(queries, outcome.reply)
        for (const { message } of outcome.reply.warnings) toast.warning(message)
      }
      draft.forget()
      onDone()
    } catch (error) {
      if (!stop.signal.aborted) await fail(error)
    }
  }, diveWords.failed)

  return {
    form,
    problem,
    isSending,
    other,
    /** Takes what was saved elsewhere in the place of what is typed. */
    takeOther: () => {
      if (!other) return
      const newest = valuesOfDive(other)
      form.setValues(newest)
      setBase(newest)
      setOther(null)
    },
    /** Whether closing loses something. */
    isTouched: isSending || !isSameDive(form.values, base),
    submit,
  }
}

export type FormOfDive = ReturnType<typeof useDiveWriting>['form']
