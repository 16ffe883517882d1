import type { CallInput } from '@soundings/contract/route'
import { trips } from '@soundings/contract/trips'
import { tripTexts } from '@soundings/contract/trips-words'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError, call } from '#shared/api/client.ts'
import { noteChange, readTrips } from '../trips.queries.ts'

const soon = { staleTime: 20_000 }

export const expensesQuery = (tripId: string) => ({
  ...readTrips(trips.expenses, { params: { tripId } }),
  ...soon,
})
export const settlementQuery = (tripId: string) => ({
  ...readTrips(trips.settlement, { params: { tripId } }),
  ...soon,
})
export const budgetQuery = (tripId: string) => ({
  ...readTrips(trips.budget, { params: { tripId } }),
  ...soon,
})

export const addExpense = async (
  queries: QueryClient,
  tripId: string,
  body: CallInput<typeof trips.addExpense>['body'],
): Promise<void> => {
  await call(trips.addExpense, { params: { tripId }, body })
  noteChange(queries, tripId)
}

type OfExpense = { tripId: string; expenseId: string }

/** Asks how an expense is now; one that was taken away in the meantime is missing. */
export const askForExpense = async (queries: QueryClient, { tripId, expenseId }: OfExpense) => {
  const { items } = await queries.fetchQuery({ ...expensesQuery(tripId), staleTime: 0 })
  const expense = items.find(({ id }) => id === expenseId)
  if (!expense) throw new ApiError(404, { message: tripTexts.noExpense })
  return expense
}

export const changeExpense = async (
  queries: QueryClient,
  params: OfExpense,
  body: CallInput<typeof trips.changeExpense>['body'],
): Promise<void> => {
  await call(trips.changeExpense, { params, body })
  noteChange(queries, params.tripId)
}

export const removeExpense = async (queries: QueryClient, params: OfExpense): Promise<void> => {
  await call(trips.removeExpense, { params })
  noteChange(queries, params.tripId)
}
