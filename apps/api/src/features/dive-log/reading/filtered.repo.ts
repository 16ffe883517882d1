import { Uuid } from '@soundings/contract/common'
import type { AskedDives, DiveSort } from '@soundings/contract/dive-log'
import { and, count, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { dives } from '#db/schema/dive-log.ts'
import { type DiveRow, inLogOf, selectDives } from '../dives.repo.ts'

/** Where a page ended: what the list is sorted by, and the dive. */
export type DivePlace = { by: string | number; id: string }

const contains = (word: string): SQL => {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql`${dives.words} like ${pattern}`
}

const atSite = (site: string): SQL =>
  Uuid.safeParse(site).success ? sql`${dives.diveSiteId} = ${site}::uuid` : sql`${dives.siteFolded} = ${site}`

const inTrip = (ownerId: string, name: string): SQL =>
  sql`${dives.tripId} in (select id from dive_trips where owner_id = ${ownerId}::uuid and folded = ${name})`

const withPerson = (ownerId: string, name: string): SQL =>
  sql`${dives.id} in (select dive_id from dive_people where owner_id = ${ownerId}::uuid and folded = ${name})`

const withTag = (ownerId: string, tag: string): SQL =>
  sql`${dives.id} in (select dive_id from dive_tags where owner_id = ${ownerId}::uuid and folded = ${tag})`

const hasPhotos = sql`exists (select from dive_photos where dive_id = ${dives.id})`

const ofYear = (year: number): SQL =>
  sql`${dives.startsAt} >= make_date(${year}, 1, 1) and ${dives.startsAt} < make_date(${year + 1}, 1, 1)`

const told = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value)

/** The dives of one log that a filter lets through: every word is somewhere in them. */
export const matching = (ownerId: string, filter: AskedDives): SQL | undefined =>
  and(
    inLogOf(ownerId),
    ...filter.words.map(contains),
    told(filter.year, ofYear),
    told(filter.site, atSite),
    told(filter.country, (country) => sql`${dives.countryFolded} = ${country}`),
    told(filter.buddy, (name) => withPerson(ownerId, name)),
    told(filter.tag, (tag) => withTag(ownerId, tag)),
    told(filter.trip, (name) => inTrip(ownerId, name)),
    told(filter.condition, (condition) => sql`${condition} = any(${dives.conditions})`),
    told(filter.gas, (gas) => sql`${gas} = any(${dives.gases})`),
    told(filter.minDepth, (metres) => sql`${dives.maxDepth} >= ${metres}::real`),
    told(filter.maxDepth, (metres) => sql`${dives.maxDepth} <= ${metres}::real`),
    told(filter.hasPhotos, (isAsked) => (isAsked ? hasPhotos : sql`not ${hasPhotos}`)),
    told(filter.hasProfile, (isAsked) => sql`${dives.hasProfile} = ${isAsked}`),
  )

type Order = { by: SQL; type: SQL; isFalling: boolean; of: (row: DiveRow) => string | number }

const byStart = { by: sql`${dives.startsAt}`, type: sql`timestamp`, of: ({ dive }: DiveRow) => dive.startsAt }

const orders: Record<DiveSort, Order> = {
  newest: { ...byStart, isFalling: true },
  oldest: { ...byStart, isFalling: false },
  deepest: {
    by: sql`coalesce(${dives.maxDepth}, -1)`,
    type: sql`real`,
    isFalling: true,
    of: ({ dive }) => dive.maxDepth ?? -1,
  },
  longest: {
    by: sql`coalesce(${dives.durationSeconds}, -1)`,
    type: sql`integer`,
    isFalling: true,
    of: ({ dive }) => dive.durationSeconds ?? -1,
  },
}

export const placeOf = (row: DiveRow, sort: DiveSort): DivePlace => ({
  by: orders[sort].of(row),
  id: row.dive.id,
})

type Part = { sort: DiveSort; after: DivePlace | undefined; limit: number }

/** The ids of a part of a list, from where the last one ended, and where it began how many there are in all. */
const findIds = async (db: Db, which: SQL | undefined, { sort, after, limit }: Part) => {
  const { by, type, isFalling } = orders[sort]
  const direction = isFalling ? sql`desc` : sql`asc`
  const past =
    after &&
    sql`(${by}, ${dives.id}) ${isFalling ? sql`<` : sql`>`} (${after.by}::${type}, ${after.id}::uuid)`
  return db
    .select({ id: dives.id, total: sql<number>`(count(*) over ())::int` })
    .from(dives)
    .where(and(which, past))
    .orderBy(sql`${by} ${direction}`, sql`${dives.id} ${direction}`)
    .limit(limit)
}

/** A part of a list, and how long the whole list is: the first part is found and counted in one pass. */
export const listDives = async (
  db: Db,
  which: SQL | undefined,
  part: Part,
): Promise<{ rows: DiveRow[]; total: number }> => {
  const found = await findIds(db, which, part)
  const ids = found.map(({ id }) => id)
  const total = part.after ? await countDives(db, which) : (found[0]?.total ?? 0)
  if (ids.length === 0) return { rows: [], total }
  const rows = new Map((await selectDives(db).where(inArray(dives.id, ids))).map((row) => [row.dive.id, row]))
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), total }
}

const countDives = async (db: Db, which: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(dives).where(which)
  return row?.count ?? 0
}
