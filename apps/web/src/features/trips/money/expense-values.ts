import { type Expense, ExpenseForm } from '@soundings/contract/trips-money'
import type { Trip } from '@soundings/contract/trips-shapes'
import { tripTexts } from '@soundings/contract/trips-words'
import { z } from 'zod'

/** An expense as it stands in its form. The order is that of the screen. */
export type ExpenseValues = {
  title: string
  amount: number | null
  currency: string
  rate: number | null
  category: string
  day: string
  paidBy: string
  /** Who has a part of it, by id, each with a weight; those without are left out. */
  shares: Record<string, number>
}

/** The people who may pay and share. */
const payers = ({ people }: Pick<Trip, 'people'>) => people.filter(({ state }) => state === 'in')

/** A form nobody has touched: everybody has the same part. */
export const emptyExpense = (trip: Trip, me: string): ExpenseValues => ({
  title: '',
  amount: null,
  currency: trip.currency,
  rate: null,
  category: 'diving',
  day: '',
  paidBy: me,
  shares: Object.fromEntries(payers(trip).map(({ id }) => [id, 1])),
})

/** What stands in the form of one that is changed. */
export const valuesOfExpense = (expense: Expense, me: string): ExpenseValues => ({
  title: expense.title,
  amount: expense.amount,
  currency: expense.currency,
  rate: expense.rate,
  category: expense.category,
  day: expense.day ?? '',
  paidBy: expense.paidBy ?? me,
  shares: Object.fromEntries(
    expense.shares.flatMap(({ userId, weight }) => (userId === null ? [] : [[userId, weight]])),
  ),
})

/** The field of the form at which an issue stands. */
export const fieldOf = ([first]: readonly PropertyKey[]): string => String(first)

export type SentExpense = Omit<z.output<typeof ExpenseForm>, 'clientKey'>

const wordsFor = (field: string, message: string, { amount }: ExpenseValues): string =>
  field === 'amount' && (amount === null || Number.isNaN(amount)) ? tripTexts.noAmount : message

/** The contract’s words of an expense, as a schema of what stands in the form. `currency` is that of the trip. */
export const typedExpense = (currency: string): z.ZodType<SentExpense> =>
  z.custom<ExpenseValues>().transform((values, context) => {
    const isOther = values.currency !== currency
    const read = ExpenseForm.safeParse({
      ...values,
      rate: isOther ? values.rate : null,
      day: values.day || null,
      shares: Object.entries(values.shares).map(([userId, weight]) => ({ userId, weight })),
    })
    const issues = (read.error?.issues ?? []).map(({ path, message }) => ({
      path,
      message: wordsFor(fieldOf(path), message, values),
    }))
    if (isOther && values.rate === null) issues.push({ path: ['rate'], message: tripTexts.rateNeeded })
    for (const issue of issues) context.issues.push({ code: 'custom', input: values, ...issue })
    return read.success && issues.length === 0 ? read.data : z.NEVER
  })
