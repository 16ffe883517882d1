import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { reportMonths } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'

const approved = eq(sites.approvalStatus, 'approved')
const among = (ids: readonly string[]) => sql`any(${sql.param(ids)}::uuid[])`

/** What a description says that only its words tell. */
const speaksOf = (pattern: string) =>
  sql<boolean>`concat_ws(' ', ${sites.siteName}, ${sites.description}) ~* ${pattern}`

const siteColumns = {
  id: sites.id,
  revision: sites.revision,
  siteName: sites.siteName,
  country: sites.country,
  region: sites.region,
  city: sites.city,
  lng: sites.lng,
  lat: sites.lat,
  maxDepth: sites.maxDepth,
  difficulty: sites.difficulty,
  requiredDiverLevel: sites.requiredDiverLevel,
  waterBodyType: sites.waterBodyType,
  category: sites.diveSiteCategory,
  types: sites.diveType,
  hazards: sites.hazards,
  rating: sites.averageRating,
  access: sites.accessStatus,
  bestMonths: sites.bestMonths,
  marineLife: sites.marineLife,
  hasPhoto: sql<boolean>`${sites.imageUrl} is not null`,
  isForNight: speaksOf('\\m(night[- ]?div|(at|by) night|after dark)'),
  isForPhotos: speaksOf('\\m(photograph|macro|wide[- ]angle|camera)'),
}

/** Which sites are public, and in which state. */
export const readSiteKeys = (db: Pick<Db, 'select'>): Promise<{ id: string; revision: number }[]> =>
  db.select({ id: sites.id, revision: sites.revision }).from(sites).where(approved)

const readRows = (db: Pick<Db, 'select'>, ids: readonly string[]) =>
  db
    .select(siteColumns)
    .from(sites)
    .where(sql`${approved} and ${sites.id} = ${among(ids)}`)

/** What the entries of these sites say that matters to a trip. */
export const readAdviceSites = readRows
export type SiteRow = Awaited<ReturnType<typeof readRows>>[number]

/** The counts of the reports of some sites in one month, together; see the table of them. */
export type TallyRow = { month: number; counts: Record<string, number> }

/** What is counted of the reports of these sites, by the place that they name, summed by the database: it may be millions. */
export const readTallies = async (
  db: Pick<Db, 'execute'>,
  groups: readonly { key: string; siteIds: readonly string[] }[],
): Promise<Map<string, TallyRow[]>> => {
  const [keys, ids] = [
    groups.flatMap(({ key, siteIds }) => siteIds.map(() => key)),
    groups.flatMap(({ siteIds }) => siteIds),
  ]
  const { rows } = await db.execute<{ place: string; month: number; counts: Record<string, number> }>(sql`
    with marks as (
      select asked.place, ${reportMonths.month} as month, mark.key as mark, sum(mark.value::int)::int as times
      from unnest(${sql.param(keys)}::text[], ${sql.param(ids)}::uuid[]) as asked(place, site_id)
      join ${reportMonths} on ${reportMonths.siteId} = asked.site_id
      cross join lateral jsonb_each_text(${reportMonths.counts}) as mark
      group by 1, 2, 3
    )
    select place, month, json_object_agg(mark, times) as counts from marks group by place, month`)
  const tallies = new Map<string, TallyRow[]>()
  for (const { place, month, counts } of rows)
    tallies.set(place, [...(tallies.get(place) ?? []), { month, counts }])
  return tallies
}
