import type { Expense } from '@soundings/contract/trips-money'
import type { Trip } from '@soundings/contract/trips-shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraftedForm } from '#shared/drafts/use-drafted-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import type { ExpenseDraft } from './expense-draft.ts'
import {
  type ExpenseValues,
  fieldOf,
  type SentExpense,
  typedExpense,
  valuesOfExpense,
} from './expense-values.ts'
import { addExpense, askForExpense, changeExpense } from './money.queries.ts'

const words = {
  signedOut: 'You were signed out, so nothing was saved. Log in and save it again.',
  failed: 'The expense couldn’t be saved. Please try again.',
  couldNotSend: (problem: string) => problem,
}

type Changes = { id: string; version: number }

type Writing = {
  trip: Trip
  me: string
  expense: Expense | null
  base: ExpenseValues
  draft: ExpenseDraft
  onDone: () => void
}

/** An expense as it is written and sent. What is typed is kept until it is saved, also when somebody else saves first. */
export const useExpenseWriting = ({ trip, me, expense, base, draft, onDone }: Writing) => {
  const queries = useQueryClient()
  const tripId = trip.id
  const [schema] = useState(() => typedExpense(trip.currency))
  const { form, problem, isSending, other, takeOther, onSubmit } = useDraftedForm<
    ExpenseValues,
    SentExpense,
    Expense,
    Changes
  >({
    schema,
    base,
    draft,
    fieldOf,
    changes: expense && { id: expense.id, version: draft.version ?? expense.version },
    readNewest: async ({ id }) => {
      const newest = await askForExpense(queries, { tripId, expenseId: id })
      return { newest, changes: { id, version: newest.version } }
    },
    words,
  })
  const submit = onSubmit(async (sent, { changes }) => {
    if (changes)
      await changeExpense(queries, { tripId, expenseId: changes.id }, { ...sent, version: changes.version })
    else await addExpense(queries, tripId, { ...sent, clientKey: draft.key })
    toast.success(changes ? 'Changes saved' : 'Expense added')
    draft.forget()
    onDone()
  })
  return {
    form,
    problem,
    isSending,
    other,
    takeOther: () => other && takeOther(valuesOfExpense(other, me)),
    submit,
  }
}

export type FormOfExpense = ReturnType<typeof useExpenseWriting>['form']
