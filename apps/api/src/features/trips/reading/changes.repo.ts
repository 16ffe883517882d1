import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { tripChanges } from '#db/schema/trips.ts'

type Change = typeof tripChanges.$inferSelect

/** What changed on a trip after one number up to another, in its order. */
export const listChanges = (
  db: Db,
  tripId: string,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<Change[]> =>
  db
    .select()
    .from(tripChanges)
    .where(and(eq(tripChanges.tripId, tripId), gt(tripChanges.seq, after), lte(tripChanges.seq, upTo)))
    .orderBy(asc(tripChanges.seq))
    .limit(limit)
