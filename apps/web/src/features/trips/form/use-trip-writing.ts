import type { Trip } from '@soundings/contract/trips-shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraftedForm } from '#shared/drafts/use-drafted-form.ts'
import { sendOrKeep } from '#shared/outbox/outbox.ts'
import { toast } from '#shared/ui/toast.tsx'
import { newTrip } from '../outbox/trip-entry.ts'
import { tripKind } from '../outbox/trip-kind.ts'
import { tripWords } from '../outbox/trip-words.ts'
import { askForTrip, changeTrip } from '../trips.queries.ts'
import { isSameTrip, type TripDraft } from './trip-draft.ts'
import { fieldOf, type SentTrip, type TripValues, TypedTrip, valuesOfTrip } from './trip-values.ts'

const words = {
  ...tripWords,
  signedOut: 'You were signed out, so nothing was saved. Log in and save it again.',
}

type Changes = { id: string; version: number }

type Props = {
  personId: string
  base: TripValues
  draft: TripDraft
  /** What is changed; null for a new one. */
  trip: Trip | null
  /** The site that a new one was begun from, by its id. */
  siteId?: string | null
  /** It is on the server; null where it waits on this device. */
  onDone: (trip: Trip | null) => void
}

/** A trip in its form, and its way to the planner, or to the place where it waits for a connection. */
export const useTripWriting = ({ personId, base, draft, trip, siteId = null, onDone }: Props) => {
  const queries = useQueryClient()
  const [start, setStart] = useState(base)
  const { form, problem, isSending, other, takeOther, onSubmit } = useDraftedForm<
    TripValues,
    SentTrip,
    Trip,
    Changes
  >({
    schema: TypedTrip,
    base,
    draft,
    fieldOf,
    changes: trip && { id: trip.id, version: draft.version ?? trip.version },
    readNewest: async ({ id }) => {
      const newest = await askForTrip(queries, id)
      return { newest, changes: { id, version: newest.version } }
    },
    words,
  })

  const submit = onSubmit(async (said, { signal, changes, refuse }) => {
    if (changes) {
      const { stops, dueDays } = form.getValues()
      const saved = await changeTrip(queries, changes.id, {
        ...said,
        // Only the owner agrees to that; left out, it stays.
        countsBudget: trip?.role === 'owner' ? said.countsBudget : undefined,
        zone: trip?.coordinates?.join() === said.coordinates?.join() ? (trip?.zone ?? null) : null,
        stops: stops === 'stay' ? 'stay' : 'follow',
        dueDays: dueDays === 'stay' ? 'stay' : 'follow',
        version: changes.version,
      })
      draft.forget()
      toast.success('Changes saved')
      return onDone(saved)
    }
    const entry = newTrip({ key: draft.key, tried: draft.tried, personId, words: said, siteId })
    const outcome = await sendOrKeep(queries, tripKind, entry, {
      signal,
      onStep: ({ tried }) => {
        draft.tried = tried
      },
    })
    if (outcome.kind === 'stuck') return refuse(outcome.problem)
    draft.forget()
    form.setValues(base)
    onDone(outcome.kind === 'sent' ? outcome.reply : null)
  })

  return {
    form,
    problem,
    isSending,
    submit,
    /** As somebody else saved it meanwhile. */
    other,
    takeOther: () => {
      if (!other) return
      const newest = valuesOfTrip(other)
      takeOther(newest)
      setStart(newest)
    },
    isTouched: isSending || !isSameTrip(form.values, start),
  }
}

export type FormOfTrip = ReturnType<typeof useTripWriting>['form']
