import type { CallInput } from '@soundings/contract/route'
import { type TripItem, trips } from '@soundings/contract/trips'
import type { TripTrait } from '@soundings/contract/trips-fields'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { noteChange, readTrips } from '../trips.queries.ts'

export const checklistQuery = (tripId: string) => readTrips(trips.checklist, { params: { tripId } })

/** What may be worth thinking of; `traits` says what the trip is, null leaves that to its plan. */
export const proposalsQuery = (tripId: string, traits: readonly TripTrait[] | null) =>
  readTrips(trips.proposals, {
    params: { tripId },
    query: traits === null ? {} : { traits: traits.join(',') },
  })

type List = { items: TripItem[] } | undefined

/** Shows an item as it is now. */
export const takeItem = (queries: QueryClient, tripId: string, item: TripItem): void =>
  void queries.setQueryData<List>(checklistQuery(tripId).queryKey, (list) => {
    if (!list) return list
    const isThere = list.items.some(({ id }) => id === item.id)
    return {
      ...list,
      items: isThere ? list.items.map((each) => (each.id === item.id ? item : each)) : [...list.items, item],
    }
  })

/** A server that says nothing for so long does not answer, in milliseconds. */
const silence = 30_000

type Tick = { tripId: string; itemId: string; isDone: boolean }

export const sendTick = ({ tripId, itemId, isDone }: Tick, signal?: AbortSignal): Promise<TripItem> =>
  call(
    trips.changeItem,
    { params: { tripId, itemId }, body: { isDone } },
    AbortSignal.any([AbortSignal.timeout(silence), ...(signal ? [signal] : [])]),
  )

export const addItem = async (
  queries: QueryClient,
  tripId: string,
  body: CallInput<typeof trips.addItem>['body'],
): Promise<void> => {
  takeItem(queries, tripId, await call(trips.addItem, { params: { tripId }, body }))
  noteChange(queries, tripId)
}

export const changeItem = async (
  queries: QueryClient,
  params: { tripId: string; itemId: string },
  body: CallInput<typeof trips.changeItem>['body'],
): Promise<void> => {
  takeItem(queries, params.tripId, await call(trips.changeItem, { params, body }))
}

export const removeItem = async (
  queries: QueryClient,
  params: { tripId: string; itemId: string },
): Promise<void> => {
  await call(trips.removeItem, { params })
  queries.setQueryData<List>(
    checklistQuery(params.tripId).queryKey,
    (list) => list && { ...list, items: list.items.filter(({ id }) => id !== params.itemId) },
  )
  noteChange(queries, params.tripId)
}
