import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { tripStops } from '#db/schema/trips.ts'

type Moved = { ids: string[]; tripIds: string[] }

const movedOf = (rows: { id: string; tripId: string }[]): Moved => ({
  ids: rows.map(({ id }) => id),
  tripIds: [...new Set(rows.map(({ tripId }) => tripId))].toSorted(),
})
const named = { id: tripStops.id, tripId: tripStops.tripId }

/** All stops at a site go to another one. */
export const transferStops = async (tx: Db, from: string, into: string): Promise<Moved> =>
  movedOf(await tx.update(tripStops).set({ siteId: into }).where(eq(tripStops.siteId, from)).returning(named))

/** Those of these stops that are still at that site go back. */
export const returnStops = async (
  tx: Db,
  { outOf, siteId, ids }: { outOf: string; siteId: string; ids: readonly string[] },
): Promise<Moved> =>
  movedOf(
    await tx
      .update(tripStops)
      .set({ siteId })
      .where(and(eq(tripStops.siteId, outOf), sql`${tripStops.id} = any(${sql.param([...ids])}::uuid[])`))
      .returning(named),
  )

/** Stops at a site stay as places of their name, where it was. */
export const leaveAsPlaces = async (tx: Db, siteId: string): Promise<Moved> => {
  const { rows } = await tx.execute<{ id: string; tripId: string }>(sql`
    update trip_stops stop set kind = 'place', site_id = null, version = stop.version + 1,
      lng = coalesce(stop.lng, site.lng), lat = coalesce(stop.lat, site.lat)
    from sites site
    where stop.site_id = ${siteId} and site.id = ${siteId}
    returning stop.id, stop.trip_id as "tripId"`)
  return movedOf(rows)
}

/** Counts a change in each of these trips, so that their pages show it. */
export const countChanges = async (tx: Db, tripIds: readonly string[]): Promise<void> => {
  if (tripIds.length === 0) return
  await tx.execute(sql`
    with counted as (
      update trips set seq = seq + 1 where id = any(${sql.param([...tripIds])}::uuid[]) returning id, seq
    )
    insert into trip_changes (trip_id, seq, at, thing, deed)
    select id, seq, now(), 'stop', 'changed' from counted`)
}
