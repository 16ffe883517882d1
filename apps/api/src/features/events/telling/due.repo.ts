import { eventLimits } from '@soundings/contract/events-fields'
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { events } from '#db/schema/events.ts'

const day = 86_400_000

/** Events that begin within two days and that nobody was reminded of; not those that were planned later than that. */
export const listToRemind = async (db: Db, now: Date): Promise<string[]> => {
  const soon = new Date(now.getTime() + eventLimits.reminderDays * day)
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.isPast, false),
        inArray(events.state, ['open', 'closed']),
        isNull(events.remindedAt),
        lte(events.startsAt, soon),
        sql`${events.startsAt} > ${now.toISOString()}::timestamptz`,
        sql`${events.createdAt} < ${events.startsAt} - ${`${eventLimits.reminderDays} days`}::interval`,
      ),
    )
    .limit(2_000)
  return rows.map(({ id }) => id)
}

/** False where another instance was faster. */
export const markReminded = async (tx: Db, id: string, at: Date): Promise<boolean> =>
  (
    await tx
      .update(events)
      .set({ remindedAt: at })
      .where(and(eq(events.id, id), isNull(events.remindedAt)))
      .returning({ id: events.id })
  ).length > 0

export const listOver = async (db: Db, now: Date, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.isPast, false), lte(events.endsAt, now)))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export const markOver = async (db: Db, ids: readonly string[]): Promise<void> => {
  await db
    .update(events)
    .set({ isPast: true })
    .where(inArray(events.id, [...ids]))
}
