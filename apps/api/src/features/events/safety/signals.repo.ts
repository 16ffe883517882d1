import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { events } from '#db/schema/events.ts'

/** So many are looked at: more make no difference. */
const most = 20
/** A series is planned once. */
const isFirst = sql`(${events.seriesN} is null or ${events.seriesN} = 0)`

/** The words of what somebody planned since a moment. */
export const findLately = (
  db: Db,
  userId: string,
  since: Date,
): Promise<{ title: string; description: string; location: string }[]> =>
  db
    .select({ title: events.title, description: events.description, location: events.location })
    .from(events)
    .where(and(eq(events.organiserId, userId), gt(events.createdAt, since), isFirst))
    .orderBy(desc(events.createdAt))
    .limit(most)

/** Whether somebody has organised anything besides this event. */
export const hasOrganised = async (db: Db, userId: string, besides: string | null): Promise<boolean> => {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.organiserId, userId), besides === null ? undefined : ne(events.id, besides)))
    .limit(1)
  return rows.length > 0
}
