import type { CallInput } from '@soundings/contract/route'
import { type Trip, type TripStop, trips } from '@soundings/contract/trips'
import type { VoteValue } from '@soundings/contract/trips-fields'
import { tripTexts } from '@soundings/contract/trips-words'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError, call } from '#shared/api/client.ts'
import { askForTrip, noteChange, tripQuery } from '../trips.queries.ts'
import { type Place, withPlaced } from './plan.view.ts'

type Stops = readonly TripStop[]

/** Changes the stops that are shown; answers how to take that back. */
const showStops = (queries: QueryClient, tripId: string, change: (stops: Stops) => Stops): (() => void) => {
  const { queryKey } = tripQuery(tripId)
  // What is on its way was asked for before.
  void queries.cancelQueries({ queryKey })
  const before = queries.getQueryData<Trip>(queryKey)
  if (before)
    queries.setQueryData<Trip>(queryKey, { ...before, destinations: [...change(before.destinations)] })
  return () => {
    if (before) queries.setQueryData(queryKey, before)
  }
}

const replaced = (stop: TripStop) => (stops: Stops) =>
  stops.some(({ id }) => id === stop.id)
    ? stops.map((each) => (each.id === stop.id ? stop : each))
    : [...stops, stop]

export const addStop = async (
  queries: QueryClient,
  tripId: string,
  body: CallInput<typeof trips.addStop>['body'],
): Promise<TripStop> => {
  const stop = await call(trips.addStop, { params: { tripId }, body })
  showStops(queries, tripId, replaced(stop))
  noteChange(queries, tripId)
  return stop
}

type OfStop = { tripId: string; stopId: string }

/** Asks how a stop is now; one that was taken out in the meantime is missing. */
export const askForStop = async (queries: QueryClient, { tripId, stopId }: OfStop): Promise<TripStop> => {
  const { destinations } = await askForTrip(queries, tripId)
  const stop = destinations.find(({ id }) => id === stopId)
  if (!stop) throw new ApiError(404, { message: tripTexts.noStop })
  return stop
}

export const changeStop = async (
  queries: QueryClient,
  params: OfStop,
  body: CallInput<typeof trips.changeStop>['body'],
): Promise<TripStop> => {
  const stop = await call(trips.changeStop, { params, body })
  showStops(queries, params.tripId, replaced(stop))
  noteChange(queries, params.tripId)
  return stop
}

/** How many moves are on their way: what is read between two of them is from before the second. */
let moving = 0

/** Moves a stop, at once on the screen; taken back where the server refuses. */
export const placeStop = async (queries: QueryClient, params: OfStop, place: Place): Promise<void> => {
  const takeBack = showStops(queries, params.tripId, (stops) => withPlaced(stops, params.stopId, place))
  moving++
  try {
    await call(trips.placeStop, { params, body: place })
  } catch (error) {
    takeBack()
    throw error
  } finally {
    moving--
    if (moving === 0) noteChange(queries, params.tripId)
  }
}

export const removeStop = async (queries: QueryClient, params: OfStop): Promise<void> => {
  const takeBack = showStops(queries, params.tripId, (stops) =>
    stops.filter(({ id }) => id !== params.stopId),
  )
  try {
    await call(trips.removeStop, { params })
  } catch (error) {
    takeBack()
    throw error
  } finally {
    noteChange(queries, params.tripId)
  }
}

export const restoreStop = async (queries: QueryClient, params: OfStop): Promise<void> => {
  await call(trips.restoreStop, { params })
  noteChange(queries, params.tripId)
}

/** Votes, at once on the screen; taken back where the server refuses. */
export const voteFor = async (
  queries: QueryClient,
  params: OfStop,
  value: VoteValue,
  me: string,
): Promise<void> => {
  const takeBack = showStops(queries, params.tripId, (stops) =>
    stops.map((stop) =>
      stop.id === params.stopId ? { ...stop, votes: voted(stop.votes, value, me) } : stop,
    ),
  )
  try {
    const votes = await call(trips.vote, { params, body: { value } })
    showStops(queries, params.tripId, (stops) =>
      stops.map((stop) => (stop.id === params.stopId ? { ...stop, votes } : stop)),
    )
  } catch (error) {
    takeBack()
    throw error
  } finally {
    // What was on its way before was broken off.
    noteChange(queries, params.tripId)
  }
}

const voted = ({ upBy, downBy }: TripStop['votes'], value: VoteValue, me: string): TripStop['votes'] => {
  const others = (ids: readonly string[]) => ids.filter((id) => id !== me)
  const up = [...others(upBy), ...(value === 1 ? [me] : [])]
  const down = [...others(downBy), ...(value === -1 ? [me] : [])]
  return { up: up.length, down: down.length, mine: value, upBy: up, downBy: down }
}
