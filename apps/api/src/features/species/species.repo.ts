import type { Photo } from '@soundings/contract/media'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { photos } from '#db/schema/media.ts'
import { reports } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import { tallies } from '#db/schema/statistics.ts'

const isTagged = (tags: readonly string[]) => sql`${photos.tags} && ${sql.param([...tags])}::text[]
  and ${photos.approvalStatus} = 'approved' and ${photos.state} = 'ready'`

/** The ids of public photos that one of these tags names, newest first, and how many there are at most 1,000. */
export const listTagged = async (
  db: Db,
  tags: readonly string[],
  { after, limit }: { after: Photo['id'] | undefined; limit: number },
): Promise<{ ids: string[]; total: number }> => {
  const isShown = sql`(${photos.siteId} is null or exists (
    select from ${sites} where ${sites.id} = ${photos.siteId} and ${sites.approvalStatus} = 'approved'))`
  const found = db
    .select({ id: photos.id })
    .from(photos)
    .where(and(isTagged(tags), isShown, after ? lt(photos.id, after) : undefined))
    .orderBy(desc(photos.id))
    .limit(limit)
  const counted = db.execute<{ n: number }>(sql`
    select count(*)::int as n from (select from ${photos} where ${isTagged(tags)} and ${isShown} limit 1000) as some_of_them`)
  const [rows, { rows: count }] = await Promise.all([found, counted])
  return { ids: rows.map(({ id }) => id), total: count[0]?.n ?? 0 }
}

/** Public sites with most reports of a species, and how many reports they have in all. */
export const readSitesOf = async (db: Db, species: string, most: number) => {
  const { rows } = await db.execute<{ id: string; sightings: number; reports: number }>(sql`
    select seen.id, seen.n::int as sightings, coalesce(sum((m.counts ->> 'n')::int), 0)::int as reports from (
      select sites.id, ${tallies.n} as n from ${tallies} join sites on sites.id = ${tallies.slot}::uuid
      where ${tallies.what} = ${`species-sites:${species}`} and ${tallies.n} > 0 and sites.approval_status = 'approved'
      order by ${tallies.n} desc, ${tallies.slot} limit ${most}) as seen
    join report_months m on m.site_id = seen.id group by seen.id, seen.n`)
  return rows
}

/** The species in somebody’s public reports, how often, and on which day first. */
export const readLifeList = async (db: Db, personId: string) => {
  const { rows } = await db.execute<{ species: string; reports: number; first: string }>(sql`
    select named as species, count(*)::int as reports, min(${reports.diveDate})::text as first
    from ${reports} join ${sites} on ${sites.id} = ${reports.siteId}, unnest(${reports.species}) as named
    where ${and(eq(reports.authorId, personId), eq(reports.approvalStatus, 'approved'), eq(sites.approvalStatus, 'approved'))}
    group by named order by first desc, named`)
  return rows
}
