import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { eventSeries, events } from '#db/schema/events.ts'

const factsAt = (siteId: string) => sql`${eventSeries.facts} ->> 'siteId' = ${siteId}`
const withSite = (siteId: string | null) =>
  sql`${eventSeries.facts} || jsonb_build_object('siteId', ${siteId}::text)`

/** All events at a site move to another one; answers which. */
export const transferEvents = async (tx: Db, from: string, into: string): Promise<string[]> => {
  const rows = await tx
    .update(events)
    .set({ siteId: into })
    .where(eq(events.siteId, from))
    .returning({ id: events.id })
  await tx
    .update(eventSeries)
    .set({ facts: withSite(into) })
    .where(factsAt(from))
  return rows.map(({ id }) => id)
}

/** Brings those of these events back that nobody gave another site since. */
export const returnEvents = async (
  tx: Db,
  { outOf, siteId, ids }: { outOf: string; siteId: string; ids: readonly string[] },
): Promise<void> => {
  const rows = await tx
    .update(events)
    .set({ siteId })
    .where(and(eq(events.siteId, outOf), sql`${events.id} = any(${sql.param([...ids])}::uuid[])`))
    .returning({ seriesId: events.seriesId })
  const series = [...new Set(rows.flatMap(({ seriesId }) => seriesId ?? []))]
  await tx
    .update(eventSeries)
    .set({ facts: withSite(siteId) })
    .where(and(factsAt(outOf), sql`${eventSeries.id} = any(${sql.param(series)}::uuid[])`))
}

/** Whose events take place at a site, with one entry for each. */
export const findOrganisersAt = async (db: Db, siteId: string): Promise<string[]> => {
  const rows = await db
    .select({ organiserId: events.organiserId })
    .from(events)
    .where(and(eq(events.siteId, siteId), isNotNull(events.organiserId)))
  return rows.flatMap(({ organiserId }) => organiserId ?? [])
}

export const detachEvents = async (tx: Db, siteId: string): Promise<void> => {
  await tx.update(events).set({ siteId: null }).where(eq(events.siteId, siteId))
  await tx
    .update(eventSeries)
    .set({ facts: withSite(null) })
    .where(factsAt(siteId))
}
