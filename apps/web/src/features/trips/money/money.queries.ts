import type { CallInput } from '@soundings/contract/route'
import { trips } from '@soundings/contract/trips'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
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

export const askForExpense = async (queries: QueryClient, tripId: string, expenseId: string) => {
  const { items } = await queries.fetchQuery({ ...expensesQuery(tripId), staleTime: 0 })
  return items.find(({ id }) => id === expenseId)
}

export const addExpense = async (
  queries: QueryClient,
  tripId: string,
  body: CallInput<typeof trips.addExpense>['body'],
): Promise<void> => {
  await call(trips.addExpense, { params: { tripId }, body })
  noteChange(queries, tripId)
}

type OfExpense = { tripId: string; expenseId: string }

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
