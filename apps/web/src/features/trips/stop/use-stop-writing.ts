import type { Trip } from '@soundings/contract/trips-shapes'
import type { TripStop } from '@soundings/contract/trips-stops'
import { useQueryClient } from '@tanstack/react-query'
import { useDraftedForm } from '#shared/drafts/use-drafted-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { addStop, askForStop, changeStop, placeStop } from '../plan/plan.queries.ts'
import { nameOf } from '../plan/plan.view.ts'
import type { StopDraft } from './stop-draft.ts'
import { fieldOf, type SentStop, type StopValues, TypedStop, valuesOfStop } from './stop-values.ts'

const words = {
  signedOut: 'You were signed out, so nothing was saved. Log in and save it again.',
  failed: 'The stop couldn’t be saved. Please try again.',
  couldNotSend: (problem: string) => problem,
}

type Changes = { id: string; version: number }

type Props = {
  trip: Trip
  base: StopValues
  draft: StopDraft
  /** What is changed; null for a new one. */
  stop: TripStop | null
  onDone: () => void
}

/** A stop in its form, and its way to the plan. */
export const useStopWriting = ({ trip, base, draft, stop, onDone }: Props) => {
  const queries = useQueryClient()
  const tripId = trip.id
  const { form, problem, isSending, other, takeOther, onSubmit } = useDraftedForm<
    StopValues,
    SentStop,
    TripStop,
    Changes
  >({
    schema: TypedStop,
    base,
    draft,
    fieldOf,
    changes: stop && { id: stop.id, version: draft.version ?? stop.version },
    readNewest: async ({ id }) => {
      const newest = await askForStop(queries, { tripId, stopId: id })
      return { newest, changes: { id, version: newest.version } }
    },
    words,
  })

  const submit = onSubmit(async ({ day, ...facts }, { changes }) => {
    if (changes) {
      const saved = await changeStop(
        queries,
        { tripId, stopId: changes.id },
        {
          ...facts,
          version: changes.version,
        },
      )
      if (day !== saved.day) {
        const after = trip.destinations.filter((each) => each.day === day).at(-1)?.id ?? null
        await placeStop(queries, { tripId, stopId: changes.id }, { day, after })
      }
      toast.success('Changes saved')
    } else {
      const added = await addStop(queries, tripId, { ...facts, day, clientKey: draft.key })
      toast.success(`${nameOf(added)} added`)
    }
    draft.forget()
    onDone()
  })

  return {
    form,
    problem,
    isSending,
    submit,
    /** As somebody else saved it meanwhile. */
    other,
    takeOther: () => other && takeOther(valuesOfStop(other)),
  }
}

export type FormOfStop = ReturnType<typeof useStopWriting>['form']
