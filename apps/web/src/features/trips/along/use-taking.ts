import type { Trip } from '@soundings/contract/trips-shapes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { toast } from '#shared/ui/toast.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { measureQuery, takenQuery } from './along.queries.ts'
import { leaveBehind, type Taken } from './taken.ts'
import { NoRoom, takeAlong } from './taking.ts'

const failed = 'The trip couldn’t be taken along. Please try again.'

const problemOf = (error: unknown): string => {
  if (error instanceof NoRoom) return error.message
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'There isn’t enough room on this device.'
  return wordsOf(error, failed)
}

/** What of a trip is on this device, and the way to put it there; what is under way ends with the page. */
export const useTaking = (personId: string, trip: Trip) => {
  const queries = useQueryClient()
  const units = useUnits()
  const { data } = useQuery(takenQuery(personId))
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const under = useRef<AbortController | null>(null)
  useEffect(() => () => under.current?.abort(), [])

  const begin = async () => {
    const control = new AbortController()
    under.current = control
    setProblem(null)
    setShare(0)
    try {
      await takeAlong({ personId, trip, units, signal: control.signal, onShare: setShare })
      toast.success(`${trip.name} is on this device`)
    } catch (error) {
      if (!control.signal.aborted) setProblem(problemOf(error))
    }
    under.current = null
    setShare(null)
    await queries.invalidateQueries(takenQuery(personId))
  }
  const remove = async ({ tripId, name }: Pick<Taken, 'tripId' | 'name'>) => {
    setProblem(null)
    await leaveBehind(personId, tripId)
    await queries.invalidateQueries(takenQuery(personId))
    // Without that one, there may be room for this.
    await queries.invalidateQueries({ queryKey: measureQuery(personId, trip).queryKey })
    toast.success(`${name} removed from this device`)
  }
  return {
    taken: data?.find(({ tripId }) => tripId === trip.id) ?? null,
    others: (data ?? []).filter(({ tripId }) => tripId !== trip.id),
    share,
    problem,
    begin,
    remove,
    giveUp: () => under.current?.abort(),
  }
}

export type Taking = ReturnType<typeof useTaking>
