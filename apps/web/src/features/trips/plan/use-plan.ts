import type { Trip } from '@soundings/contract/trips-shapes'
import type { TripStop } from '@soundings/contract/trips-stops'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { toast } from '#shared/ui/toast.tsx'
import { tripQuery } from '../trips.queries.ts'
import { placeStop, removeStop, restoreStop } from './plan.queries.ts'
import { nameOf, type Place, placeText, planOf, stepOf } from './plan.view.ts'

/** The plan of a trip, and the ways to change its order. */
export const usePlan = (trip: Trip) => {
  const queries = useQueryClient()
  /** Said to those who hear the page. */
  const [said, say] = useState('')
  const plan = planOf(trip)

  const now = () => planOf(queries.getQueryData<Trip>(tripQuery(trip.id).queryKey) ?? trip)
  const move = (stopId: string, place: Place) => {
    const moving = placeStop(queries, { tripId: trip.id, stopId }, place)
    say(placeText(now(), stopId))
    moving.catch((error) => {
      say('')
      toast.error(wordsOf(error, 'The stop couldn’t be moved. Please try again.'))
    })
  }
  const remove = (stop: TripStop) => {
    const ids = { tripId: trip.id, stopId: stop.id }
    removeStop(queries, ids).then(
      () =>
        toast.notify({
          message: `${nameOf(stop)} removed`,
          action: {
            label: 'Undo',
            act: () =>
              void restoreStop(queries, ids).catch((error) =>
                toast.error(wordsOf(error, 'The stop couldn’t be brought back. Please try again.')),
              ),
          },
          isKept: false,
        }),
      (error) => toast.error(wordsOf(error, 'The stop couldn’t be removed. Please try again.')),
    )
  }
  return {
    plan,
    said,
    move,
    remove,
    /** One step up or down; at either end it stays. */
    step: (stopId: string, step: -1 | 1) => {
      const place = stepOf(now(), stopId, step)
      if (place) move(stopId, place)
      else say(`${placeText(now(), stopId)}. It can’t go further.`)
    },
  }
}

export type Plan = ReturnType<typeof usePlan>
