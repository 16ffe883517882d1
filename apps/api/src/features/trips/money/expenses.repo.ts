import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import { tripExpenses, tripShares } from '#db/schema/trip-lists.ts'

export type ExpenseRow = typeof tripExpenses.$inferSelect
export type ShareRow = Pick<typeof tripShares.$inferSelect, 'userId' | 'weight'>
/** An expense with the people who have a part of it. */
export type Shared = ExpenseRow & { shares: ShareRow[] }

const withShares = async (db: Db, rows: ExpenseRow[]): Promise<Shared[]> => {
  if (rows.length === 0) return []
  const shares = await db
    .select()
    .from(tripShares)
    .where(
      inArray(
        tripShares.expenseId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(tripShares.id))
  const of = Map.groupBy(shares, ({ expenseId }) => expenseId)
  return rows.map((row) => ({ ...row, shares: of.get(row.id) ?? [] }))
}

/** What was paid on a trip, the latest day first; what has no day by when it was written down. */
export const listExpenses = async (db: Db, tripId: string): Promise<Shared[]> =>
  withShares(
    db,
    await db
      .select()
      .from(tripExpenses)
      .where(eq(tripExpenses.tripId, tripId))
      .orderBy(sql`${tripExpenses.day} desc nulls last`, desc(tripExpenses.createdAt), desc(tripExpenses.id)),
  )

export const findExpense = async (db: Db, tripId: string, id: string): Promise<Shared | undefined> => {
  const rows = await db
    .select()
    .from(tripExpenses)
    .where(and(eq(tripExpenses.tripId, tripId), eq(tripExpenses.id, id)))
  return (await withShares(db, rows))[0]
}

export const findExpenseByKey = async (
  tx: Db,
  tripId: string,
  clientKey: string,
): Promise<string | undefined> => {
  const [row] = await tx
    .select({ id: tripExpenses.id })
    .from(tripExpenses)
    .where(and(eq(tripExpenses.tripId, tripId), eq(tripExpenses.clientKey, clientKey)))
  return row?.id
}

export const countExpenses = async (tx: Db, tripId: string): Promise<number> => {
  const [row] = await tx.select({ n: count() }).from(tripExpenses).where(eq(tripExpenses.tripId, tripId))
  return row?.n ?? 0
}

export const saveShares = async (tx: Db, expenseId: string, shares: readonly ShareRow[]): Promise<void> => {
  await tx.delete(tripShares).where(eq(tripShares.expenseId, expenseId))
  await tx.insert(tripShares).values(shares.map((share) => ({ id: newId(), expenseId, ...share })))
}

export const insertExpense = async (tx: Db, row: typeof tripExpenses.$inferInsert): Promise<void> => {
  await tx.insert(tripExpenses).values(row)
}

export const saveExpense = async (
  tx: Db,
  { id, ...known }: Partial<ExpenseRow> & { id: string },
): Promise<void> => {
  await tx.update(tripExpenses).set(known).where(eq(tripExpenses.id, id))
}

export const deleteExpense = async (tx: Db, tripId: string, id: string): Promise<boolean> => {
  const gone = await tx
    .delete(tripExpenses)
    .where(and(eq(tripExpenses.tripId, tripId), eq(tripExpenses.id, id)))
    .returning({ id: tripExpenses.id })
  return gone.length > 0
}
