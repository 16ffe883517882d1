import { eq } from 'drizzle-orm'
import { knownTripWarnings as known } from '#db/schema/trip-advice.ts'
import { trips } from '#db/schema/trips.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'

/** What somebody knows of their trips is theirs alone, and goes with the account; so does that their budgets count. */
export const personalAdvice: PersonalData = {
  name: 'trip-advice',
  read: async (db, userId) => {
    const [warnings, budgets] = await Promise.all([
      db
        .select({ tripId: known.tripId, warning: known.key, knownAt: known.knownAt })
        .from(known)
        .where(eq(known.userId, userId))
        .orderBy(known.knownAt, known.key),
      db.select({ tripId: trips.id }).from(trips).where(eq(trips.budgetCountedBy, userId)).orderBy(trips.id),
    ])
    return { knownWarnings: warnings, countedBudgets: budgets }
  },
  leave: async (db, userId) => {
    await db.delete(known).where(eq(known.userId, userId))
    await db.update(trips).set({ budgetCountedBy: null }).where(eq(trips.budgetCountedBy, userId))
  },
}
