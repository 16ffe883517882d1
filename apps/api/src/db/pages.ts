import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether a row of a list by moment, and by id where moments are equal, comes after where the last page ended. */
export const comesAfter = (
  moment: SQLWrapper,
  id: SQLWrapper,
  last: { at: Date; id: string } | undefined,
): SQL | undefined =>
  last && sql`(${moment}, ${id}) > (${last.at.toISOString()}::timestamptz, ${last.id}::uuid)`
