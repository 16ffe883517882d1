import { tripLimits } from '@soundings/contract/trips-fields'
import type { Expense, ExpenseChange, ExpenseForm } from '@soundings/contract/trips-money'
import { shareCents } from '@soundings/rules/trip-settlement'
import { v7 as newId } from 'uuid'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { type Changes, enter } from '../access/on-trip.ts'
import { findIdsIn } from '../reading/people.repo.ts'
import { changedSince, noExpense, tooManyExpenses } from '../refusals.ts'
import { expenseColumns } from './expense-facts.ts'
import {
  countExpenses,
  deleteExpense,
  findExpense,
  findExpenseByKey,
  insertExpense,
  listExpenses,
  type Shared,
  saveExpense,
  saveShares,
} from './expenses.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & Pick<Changes, 'change'>

/** Cents as money of their currency. */
export const money = (cents: number): number => cents / 100

const toExpense = ({ shares, ...row }: Shared): Expense => {
  const parts = shareCents(row.converted, shares)
  return {
    id: row.id,
    title: row.title,
    amount: money(row.cents),
    currency: row.currency,
    rate: row.rate,
    converted: money(row.converted),
    paidBy: row.paidBy,
    category: row.category,
    day: row.day,
    shares: shares.map(({ userId, weight }, at) => ({
      userId,
      weight,
      amount: money(parts[at]?.cents ?? 0),
    })),
    by: row.byId,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  }
}

/** What was paid on trips, and who has a part of it. */
export const expensesService = ({ db, clock, change }: Needs) => {
  const shown = async (tripId: string, id: string): Promise<Expense> => {
    const row = await findExpense(db, tripId, id)
    if (!row) throw noExpense()
    return toExpense(row)
  }

  return {
    list: async (person: Person, tripId: string): Promise<{ items: Expense[] }> => {
      await enter(db, person, tripId)
      return { items: (await listExpenses(db, tripId)).map(toExpense) }
    },

    add: async (person: Person, tripId: string, form: ExpenseForm): Promise<Expense> => {
      const { clientKey = newId(), ...facts } = form
      const id = await change(person, tripId, 'editor', async (tx, { trip }) => {
        const before = await findExpenseByKey(tx, tripId, clientKey)
        if (before) return { result: before }
        if ((await countExpenses(tx, tripId)) >= tripLimits.expenses) throw tooManyExpenses()
        const inIds = await findIdsIn(tx, tripId)
        const { columns, shares } = expenseColumns(facts, { trip, writerId: person.id, inIds })
        const newOne = newId()
        const by = { byId: person.id, clientKey, createdAt: clock() }
        await insertExpense(tx, { id: newOne, tripId, ...columns, ...by })
        await saveShares(tx, newOne, shares)
        return { result: newOne, told: { thing: 'expense', thingId: newOne, deed: 'added' } }
      })
      return shown(tripId, id)
    },

    change: async (person: Person, tripId: string, id: string, form: ExpenseChange): Promise<Expense> => {
      const { version, ...facts } = form
      await change(person, tripId, 'editor', async (tx, { trip }) => {
        const before = await findExpense(tx, tripId, id)
        if (!before) throw noExpense()
        if (before.version !== version) throw changedSince()
        const inIds = await findIdsIn(tx, tripId)
        const { columns, shares } = expenseColumns(facts, { trip, writerId: person.id, inIds, before })
        await saveExpense(tx, { id, ...columns, version: version + 1 })
        await saveShares(tx, id, shares)
        return { result: undefined, told: { thing: 'expense', thingId: id, deed: 'changed' } }
      })
      return shown(tripId, id)
    },

    remove: (person: Person, tripId: string, id: string): Promise<void> =>
      change(person, tripId, 'editor', async (tx) => {
        if (!(await deleteExpense(tx, tripId, id))) return { result: undefined }
        return { result: undefined, told: { thing: 'expense', thingId: id, deed: 'removed' } }
      }),
  }
}
