import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { knownTripWarnings as known } from '#db/schema/trip-advice.ts'
import { trips } from '#db/schema/trips.ts'

/** The warnings that somebody knows of, and their trips whose budgets count. */
export const findAdviceOf = async (db: Db, userId: string) => {
  const [knownWarnings, countedBudgets] = await Promise.all([
    db
      .select({ tripId: known.tripId, warning: known.key, knownAt: known.knownAt })
      .from(known)
      .where(eq(known.userId, userId))
      .orderBy(known.knownAt, known.key),
    db.select({ tripId: trips.id }).from(trips).where(eq(trips.budgetCountedBy, userId)).orderBy(trips.id),
  ])
  return { knownWarnings, countedBudgets }
}

export const forgetAdviceOf = async (db: Db, userId: string): Promise<void> => {
  await db.delete(known).where(eq(known.userId, userId))
  await db.update(trips).set({ budgetCountedBy: null }).where(eq(trips.budgetCountedBy, userId))
}
