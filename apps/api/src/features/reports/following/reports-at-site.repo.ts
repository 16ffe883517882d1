import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { reports } from '#db/schema/reports.ts'

/** All reports of a site move to the one that it became part of, and say where they came from. */
export const transferReports = async (tx: Db, from: string, into: string): Promise<void> => {
  await tx
    .update(reports)
    .set({ siteId: into, cameFrom: sql`coalesce(${reports.cameFrom}, ${from}::uuid)` })
    .where(eq(reports.siteId, from))
}

/**
 * Brings reports back to a site that stands on its own again: its own, and those of the sites that are merged into it
 * (`led`).
 */
export const returnReports = async (tx: Db, outOf: string, siteId: string, led: string[]): Promise<void> => {
  await tx
    .update(reports)
    .set({ siteId, cameFrom: sql`nullif(${reports.cameFrom}, ${siteId}::uuid)` })
    .where(
      and(eq(reports.siteId, outOf), sql`${reports.cameFrom} = any(${sql.param([siteId, ...led])}::uuid[])`),
    )
}

/** Whose reports a site has, with one entry for each report. */
export const findAuthorsAt = async (db: Db, siteId: string): Promise<string[]> => {
  const rows = await db
    .select({ authorId: reports.authorId })
    .from(reports)
    .where(and(eq(reports.siteId, siteId), isNotNull(reports.authorId)))
  return rows.flatMap(({ authorId }) => authorId ?? [])
}

export const deleteReportsAt = async (tx: Db, siteId: string): Promise<void> => {
  await tx.delete(reports).where(eq(reports.siteId, siteId))
}
