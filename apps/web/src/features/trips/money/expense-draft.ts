import { z } from 'zod'
import { entryDraftKind, openEntryDraft } from '#shared/drafts/entry-draft.ts'
import type { ExpenseValues } from './expense-values.ts'

const words = z.string().catch('')
const quantity = z.number().nullable().catch(null)

const Values: z.ZodType<ExpenseValues> = z.object({
  title: words,
  amount: quantity,
  currency: z.string(),
  rate: quantity,
  category: z.string(),
  day: words,
  paidBy: z.string(),
  shares: z.record(z.string(), z.number()),
})

const expenseDraftKind = entryDraftKind<ExpenseValues>('trip-expense', 1, Values)

const isSame = (one: ExpenseValues, other: ExpenseValues) => JSON.stringify(one) === JSON.stringify(other)

type Owner = {
  personId: string
  tripId: string
  base: ExpenseValues
  known?: { id: string; version: number } | undefined
}

/** An expense that a person is about to add, or changes. */
export const openExpenseDraft = ({ personId, tripId, base, known }: Owner) =>
  openEntryDraft(expenseDraftKind, { personId, base, isSame, known, about: tripId, namesFiles: true })

export type ExpenseDraft = ReturnType<typeof openExpenseDraft>
