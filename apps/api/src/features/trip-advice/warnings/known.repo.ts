import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { knownTripWarnings as known } from '#db/schema/trip-advice.ts'

type OfPerson = { tripId: string; userId: string }

const ofPerson = ({ tripId, userId }: OfPerson) => and(eq(known.tripId, tripId), eq(known.userId, userId))

/** The keys of the warnings about a trip that somebody knows of. */
export const findKnown = async (db: Db, whose: OfPerson): Promise<Set<string>> => {
  const rows = await db.select({ key: known.key }).from(known).where(ofPerson(whose))
  return new Set(rows.map(({ key }) => key))
}

export const rememberKnown = async (db: Db, whose: OfPerson, key: string, knownAt: Date): Promise<void> => {
  await db
    .insert(known)
    .values({ ...whose, key, knownAt })
    .onConflictDoNothing()
}

export const forgetKnown = async (db: Db, whose: OfPerson, key: string): Promise<void> => {
  await db.delete(known).where(and(ofPerson(whose), eq(known.key, key)))
}
