import { and, asc, desc, eq, gt, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'
import { tallies } from '#db/schema/statistics.ts'

const some = gt(tallies.n, 0)

/** How many there are of each of these that are counted under one name alone. */
export const readTotals = async (db: Db, whats: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ what: tallies.what, n: tallies.n })
    .from(tallies)
    .where(and(inArray(tallies.what, [...whats]), eq(tallies.slot, '')))
  return new Map(rows.map(({ what, n }) => [what, n]))
}

/** Everything that is counted under these. */
export const readTallies = (db: Db, whats: readonly string[]) =>
  db
    .select({ what: tallies.what, slot: tallies.slot, n: tallies.n })
    .from(tallies)
    .where(and(inArray(tallies.what, [...whats]), some))

/** What is counted of these things: `site-views` of some sites. */
export const readOf = async (
  db: Db,
  what: string,
  slots: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await db
    .select({ slot: tallies.slot, n: tallies.n })
    .from(tallies)
    .where(and(eq(tallies.what, what), inArray(tallies.slot, [...slots])))
  return new Map(rows.map(({ slot, n }) => [slot, n]))
}

/** How many of one slot are counted under each of these: of a species under `seen:1:`, `seen:2:` and so on. */
export const readAcross = async (
  db: Db,
  whats: readonly string[],
  slot: string,
): Promise<Map<string, number>> => {
  const rows = await db
    .select({ what: tallies.what, n: tallies.n })
    .from(tallies)
    .where(and(inArray(tallies.what, [...whats]), eq(tallies.slot, slot)))
  return new Map(rows.map(({ what, n }) => [what, n]))
}

/** Where a page of a ranking ended. */
export type RankPlace = { n: number; slot: string }

/** The slots with most of something, most first. */
export const readMost = (
  db: Db,
  what: string,
  {
    after,
    limit,
    least = 1,
    also,
  }: { after?: RankPlace | undefined; limit: number; least?: number; also?: SQL | undefined },
) =>
  db
    .select({ slot: tallies.slot, n: tallies.n })
    .from(tallies)
    .where(
      and(
        eq(tallies.what, what),
        gte(tallies.n, least),
        also,
        after &&
          sql`(${tallies.n} < ${after.n} or (${tallies.n} = ${after.n} and ${tallies.slot} > ${after.slot}))`,
      ),
    )
    .orderBy(desc(tallies.n), asc(tallies.slot))
    .limit(limit)

/** How many slots have any, at most so many. */
export const countSlots = async (db: Db, what: string, most: number, also?: SQL): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select from ${tallies} where ${and(eq(tallies.what, what), some, also)} limit ${most}) as some_of_them`)
  return rows[0]?.n ?? 0
}

/** How many of all slots together. */
export const sumOf = async (db: Db, what: string): Promise<number> => {
  const [row] = await db
    .select({ n: sql<number>`coalesce(sum(${tallies.n}), 0)::int` })
    .from(tallies)
    .where(and(eq(tallies.what, what), some))
  return row?.n ?? 0
}

/** How these places are spelt by most of their sites. */
export const readNames = async (db: Db, keys: readonly string[]): Promise<Map<string, string>> => {
  const { rows } = await db.execute<{ key: string; name: string }>(sql`
    select key, most.slot as name from unnest(${sql.param([...keys])}::text[]) as key
    cross join lateral (
      select slot from ${tallies} where what = 'names:' || key and n > 0 order by n desc, slot limit 1) as most`)
  return new Map(rows.map(({ key, name }) => [key, name]))
}

/** Whether a slot of a ranking is a public site. */
export const isPublicSite = sql`exists (
  select from ${sites} where ${sites.id} = ${tallies.slot}::uuid and ${sites.approvalStatus} = 'approved')`

/** What lists of sites show of these, by id. */
export const findSites = async (db: Db, ids: readonly string[]) => {
  const rows = await db
    .select({
      id: sites.id,
      slug: sites.slug,
      siteName: sites.siteName,
      region: sites.region,
      country: sites.country,
      lng: sites.lng,
      lat: sites.lat,
      averageRating: sites.averageRating,
      imageUrl: sites.imageUrl,
      thumbnailUrl: sites.thumbnailUrl,
      description: sites.description,
    })
    .from(sites)
    .where(and(inArray(sites.id, [...ids]), eq(sites.approvalStatus, 'approved')))
  return new Map(rows.map((row) => [row.id, row]))
}

/** How a counted name is written by most of those who let theirs be counted. */
export const readGearSpellings = async (
  db: Db,
  kind: string,
  names: readonly string[],
): Promise<Map<string, string>> => {
  const { rows } = await db.execute<{ name: string; spelling: string }>(sql`
    select name, spelt.spelling from unnest(${sql.param([...names])}::text[]) as name
    cross join lateral (
      select btrim(concat_ws(' ', btrim(brand), case when kind <> 'bcd' then btrim(model) end)) as spelling
      from (
        select e.kind, e.brand, e.model from equipment e
        where e.kind = ${kind} and gear_name(e.kind, e.brand, e.model, e.retired_on, e.removed_at) = name
        and exists (select from equipment_lists l where l.owner_id = e.owner_id and l.is_counted) limit 200
      ) as some_of_them group by 1 order by count(*) desc, 1 limit 1) as spelt`)
  return new Map(rows.map(({ name, spelling }) => [name, spelling]))
}
