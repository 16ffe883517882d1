import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { eventSeries, events } from '#db/schema/events.ts'
import type { EventRow, SeriesRow } from '../reading/events.repo.ts'

export const insertSeries = async (tx: Db, row: typeof eventSeries.$inferInsert): Promise<void> => {
  await tx.insert(eventSeries).values(row)
}

export const lockSeries = async (tx: Db, id: string): Promise<SeriesRow | undefined> => {
  const [row] = await tx.select().from(eventSeries).where(eq(eventSeries.id, id)).for('update')
  return row
}

export const saveSeries = async (
  tx: Db,
  { id, ...known }: Partial<SeriesRow> & { id: string },
): Promise<void> => {
  await tx.update(eventSeries).set(known).where(eq(eventSeries.id, id))
}

export const deleteSeries = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(eventSeries).where(eq(eventSeries.id, id))
}

/** Those of which more are to be made, a piece at a time. */
export const listOpenSeries = async (db: Db, after: string, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: eventSeries.id })
    .from(eventSeries)
    .where(and(isNull(eventSeries.endedAt), sql`${eventSeries.id} > ${after}::uuid`))
    .orderBy(asc(eventSeries.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** What became of the last event that was made of a series; undefined where none is left. */
export const findLastState = async (db: Db, seriesId: string): Promise<EventRow['state'] | undefined> => {
  const [row] = await db
    .select({ state: events.state })
    .from(events)
    .where(eq(events.seriesId, seriesId))
    .orderBy(desc(events.seriesN))
    .limit(1)
  return row?.state
}

/** How many of a series are still to come, and the next one after a moment. */
export const findUpcomingOf = async (
  db: Db,
  seriesId: string,
  { now, after }: { now: Date; after: Date },
): Promise<{ upcoming: number; nextId: string | null }> => {
  const open = sql`${events.seriesId} = ${seriesId} and ${events.state} in ('open', 'closed')`
  const { rows } = await db.execute<{ upcoming: number; next_id: string | null }>(sql`
    select (select count(*)::int from ${events} where ${open} and ${events.startsAt} > ${now.toISOString()}::timestamptz) as upcoming,
      (select ${events.id} from ${events} where ${open} and ${events.startsAt} > ${after.toISOString()}::timestamptz
        order by ${events.startsAt} limit 1) as next_id`)
  return { upcoming: rows[0]?.upcoming ?? 0, nextId: rows[0]?.next_id ?? null }
}

export const findSeries = async (db: Db, id: string): Promise<SeriesRow | undefined> => {
  const [row] = await db.select().from(eventSeries).where(eq(eventSeries.id, id))
  return row
}
