import type { Coordinates } from '@soundings/contract/common'
import type { Site } from '@soundings/contract/sites'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'
import { siteColumns, toSite } from './sites-rows.repo.ts'

/** The sites of a source that are already here, by their id at the source. */
export const findKnown = async (
  db: Db,
  source: string,
  externalIds: string[],
): Promise<Map<string, Site>> => {
  const rows = await db
    .select(siteColumns)
    .from(sites)
    .where(and(eq(sites.source, source), sql`${sites.externalId} = any(${sql.param(externalIds)}::text[])`))
  return new Map(rows.flatMap((row) => (row.externalId === null ? [] : [[row.externalId, toSite(row)]])))
}

/** Which facts of these sites people have changed here, by the id of the site. */
export const findEditedFields = async (db: Db, siteIds: string[]): Promise<Map<string, string[]>> => {
  if (siteIds.length === 0) return new Map()
  const { rows } = await db.execute<{ site_id: string; fields: string[] }>(sql`
    select site_id, array_agg(distinct field) as fields
    from site_changes, jsonb_object_keys(fields) as field
    where site_id = any(${sql.param(siteIds)}::uuid[]) and details ->> 'importedFrom' is null
    group by site_id
  `)
  return new Map(rows.map(({ site_id, fields }) => [site_id, fields]))
}

/** A site that lies near the point at the index `at` of those asked for. */
export type Neighbour = {
  at: number
  id: string
  siteName: string
  aliases: string[]
  coordinates: Coordinates
}

/** So many neighbours of one point are looked at; more within so small a distance are not all dive sites. */
const maxNeighbours = 200

/** The sites, rejected and removed ones aside, within `radius` kilometres of each point: one query for all, over the place index. */
export const findNeighbours = async (db: Db, points: Coordinates[], radius: number): Promise<Neighbour[]> => {
  if (points.length === 0) return []
  const lngs = sql.param(points.map(([lng]) => lng))
  const lats = sql.param(points.map(([, lat]) => lat))
  type Row = { at: number; id: string; name: string; aliases: string[]; lng: number; lat: number }
  const { rows } = await db.execute<Row>(sql`
    select (point.at - 1)::int as at, near.id, near.site_name as name, near.aliases, near.lng, near.lat
    from unnest(${lngs}::float8[], ${lats}::float8[]) with ordinality as point (lng, lat, at)
    cross join lateral (
      select id, site_name, aliases, lng, lat from sites
      where cube_enlarge(place_of(point.lat, point.lng), ${radius}, 3) @> place_of(lat, lng)
        and approval_status not in ('rejected', 'removed')
      limit ${maxNeighbours}
    ) as near
  `)
  return rows.map(({ name, lng, lat, ...row }) => ({ ...row, siteName: name, coordinates: [lng, lat] }))
}
