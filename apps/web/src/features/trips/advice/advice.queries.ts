import type { CallInput, Reply } from '@soundings/contract/route'
import { tripAdvice } from '@soundings/contract/trip-advice'
import type { Units } from '@soundings/rules/units'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { failureOf } from '#shared/api/failure.ts'
import { readTakenInsights } from '../along/taken-insights.ts'
import { readTrips } from '../trips.queries.ts'

type Wishes = CallInput<typeof tripAdvice.recommendations>['body']

/** The units that the sentences of an answer are told in. */
const told = ({ depth, temperature }: Units) => ({ depth, temperature })

/** Places worth a trip, for what somebody wants. */
export const recommendationsQuery = (wishes: Wishes, units: Units) =>
  readTrips(tripAdvice.recommendations, { body: { ...wishes, units: told(units) } })

/** Places with dive sites, by what is typed. */
export const destinationsQuery = (query: string) => readTrips(tripAdvice.destinations, { query: { query } })

/** What is known of the destination of a trip, in its dates; without a connection, what was taken along of it. */
export const insightsQuery = (tripId: string, units: Units) => {
  const input = { body: { tripId, units: told(units) } }
  return {
    ...readTrips(tripAdvice.insights, input),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Reply<typeof tripAdvice.insights>> => {
      try {
        return await call(tripAdvice.insights, input, signal)
      } catch (error) {
        const taken = failureOf(error).kind === 'offline' ? await readTakenInsights(tripId) : null
        if (taken === null) throw error
        return taken
      }
    },
  }
}

/** What to mind on a trip. */
export const warningsQuery = (tripId: string, units: Units) => ({
  ...readTrips(tripAdvice.warnings, { params: { tripId }, query: told(units) }),
  staleTime: 0,
})

type Known = { tripId: string; key: string; isKnown: boolean; units: Units }

/** Says that one knows of a warning, or takes it back. */
export const knowWarning = async (
  queries: QueryClient,
  { tripId, key, isKnown, units }: Known,
): Promise<void> => {
  const input = { params: { tripId, key }, query: told(units) }
  const answer = await call(isKnown ? tripAdvice.know : tripAdvice.forget, input)
  queries.setQueryData(warningsQuery(tripId, units).queryKey, answer)
}
