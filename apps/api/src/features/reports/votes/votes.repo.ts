import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { reports, reportVotes } from '#db/schema/reports.ts'

/** Answers whether the vote is new. */
export const insertVote = async (tx: Db, row: typeof reportVotes.$inferInsert): Promise<boolean> => {
  const rows = await tx
    .insert(reportVotes)
    .values(row)
    .onConflictDoNothing()
    .returning({ reportId: reportVotes.reportId })
  return rows.length > 0
}

/** Answers whether there was a vote. */
export const deleteVote = async (tx: Db, reportId: string, userId: string): Promise<boolean> => {
  const rows = await tx
    .delete(reportVotes)
    .where(and(eq(reportVotes.reportId, reportId), eq(reportVotes.userId, userId)))
    .returning({ reportId: reportVotes.reportId })
  return rows.length > 0
}

/** Changes how many people a report helped; the caller keeps the report from others. */
export const addToVotes = async (tx: Db, reportId: string, change: number): Promise<number> => {
  const [row] = await tx
    .update(reports)
    .set({ helpfulCount: sql`${reports.helpfulCount} + ${change}` })
    .where(eq(reports.id, reportId))
    .returning({ count: reports.helpfulCount })
  if (!row) throw new Error('A report that was locked is gone')
  return row.count
}

/** What a person said of reports, for themselves. */
export const findVotesOf = (
  db: Db,
  userId: string,
): Promise<Omit<typeof reportVotes.$inferSelect, 'userId'>[]> => {
  const { reportId, votedAt } = reportVotes
  return db.select({ reportId, votedAt }).from(reportVotes).where(eq(reportVotes.userId, userId))
}
