import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { dives } from '#db/schema/dive-log.ts'

/** All dives of a site go along to the one that it became part of, and say where they came from. */
export const transferDives = async (tx: Db, from: string, into: string): Promise<void> => {
  await tx
    .update(dives)
    .set({ diveSiteId: into, cameFrom: sql`coalesce(${dives.cameFrom}, ${from}::uuid)` })
    .where(eq(dives.diveSiteId, from))
}

/** Brings dives back to a site that stands on its own again: its own, and those of sites merged into it (`led`). */
export const returnDives = async (tx: Db, outOf: string, siteId: string, led: string[]): Promise<void> => {
  await tx
    .update(dives)
    .set({ diveSiteId: siteId, cameFrom: sql`nullif(${dives.cameFrom}, ${siteId}::uuid)` })
    .where(
      and(eq(dives.diveSiteId, outOf), sql`${dives.cameFrom} = any(${sql.param([siteId, ...led])}::uuid[])`),
    )
}

/** Dives keep their words when their site ends, and lose the way to it. */
export const leaveSite = async (tx: Db, siteId: string): Promise<void> => {
  await tx
    .update(dives)
    .set({ diveSiteId: null, matchHow: null, matchMetres: null })
    .where(eq(dives.diveSiteId, siteId))
}
