import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/**
 * How many different sites are on the plans of somebody’s trips, and at how many of these their log has a dive on a day of
 * that trip.
 */
export const countSites = async (
  db: Db,
  userId: string,
): Promise<{ sitesPlanned: number; sitesDived: number }> => {
  const { rows } = await db.execute<{ planned: number; dived: number }>(sql`
    with planned as (
      select distinct stop.site_id, trip.start_day, trip.end_day
      from trip_people person
      join trips trip on trip.id = person.trip_id and trip.deleted_at is null and trip.cancelled_at is null
      join trip_stops stop on stop.trip_id = trip.id and stop.removed_at is null and stop.site_id is not null
      where person.user_id = ${userId} and person.state = 'in'
    )
    select count(distinct site_id)::int as planned,
      (count(distinct site_id) filter (where exists (
        select from dives where dives.owner_id = ${userId} and dives.dive_site_id = planned.site_id
          and dives.deleted_at is null
          and dives.starts_at >= planned.start_day and dives.starts_at < planned.end_day + 1
      )))::int as dived
    from planned`)
  const [row] = rows
  return { sitesPlanned: row?.planned ?? 0, sitesDived: row?.dived ?? 0 }
}
