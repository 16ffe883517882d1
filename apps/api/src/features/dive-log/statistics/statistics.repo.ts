import type { DiveStatistics, LifeListItem } from '@soundings/contract/dive-log'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { diveLogs, divePeople, dives } from '#db/schema/dive-log.ts'
import { clockOf, inLogOf } from '../dives.repo.ts'

/** How a log stands: its revision, and what was counted of which revision. */
export const findLog = async (db: Db, ownerId: string) => {
  const [row] = await db.select().from(diveLogs).where(eq(diveLogs.ownerId, ownerId))
  return row
}

/** The few figures that others may see of a log; null those that were not counted of its present state by these rules. */
export const findFigures = async (db: Db, ownerId: string, rules: number) => {
  const isCurrent = sql`${diveLogs.countedRevision} = ${diveLogs.revision} and ${diveLogs.countedBy} = ${rules}`
  const figure = (name: 'loggedDives' | 'countries') =>
    sql<number | null>`case when ${isCurrent} then (${diveLogs.statistics} ->> ${name}::text)::int end`
  const [row] = await db
    .select({
      startingDives: diveLogs.startingDives,
      logged: figure('loggedDives'),
      countries: figure('countries'),
    })
    .from(diveLogs)
    .where(eq(diveLogs.ownerId, ownerId))
  return row
}

/** What is counted of every dive, in the order in which they were made. */
export const findCounted = async (db: Db, ownerId: string) => {
  const rows = await db
    .select({
      id: dives.id,
      startsAt: dives.startsAt,
      timePrecision: dives.timePrecision,
      number: dives.number,
      siteName: dives.siteName,
      country: dives.country,
      maxDepth: dives.maxDepth,
      durationSeconds: dives.durationSeconds,
      waterTemp: dives.waterTemp,
      sac: dives.sac,
      gases: dives.gases,
    })
    .from(dives)
    .where(inLogOf(ownerId))
    .orderBy(asc(dives.startsAt), asc(dives.id))
  const people = await db
    .select({ diveId: divePeople.diveId, name: divePeople.name })
    .from(divePeople)
    .where(and(eq(divePeople.ownerId, ownerId), eq(divePeople.role, 'buddy')))
  const buddies = Map.groupBy(people, ({ diveId }) => diveId)
  return rows.map(({ startsAt, timePrecision, ...row }) => ({
    ...row,
    ...clockOf({ startsAt, timePrecision }),
    buddies: buddies.get(row.id)?.map(({ name }) => name) ?? [],
  }))
}

/** Keeps what was counted, unless the log has changed since. */
export const keepStatistics = async (
  db: Db,
  ownerId: string,
  counted: { revision: number; rules: number; statistics: DiveStatistics },
): Promise<void> => {
  const { revision, rules, statistics } = counted
  await db
    .update(diveLogs)
    .set({ statistics, countedRevision: revision, countedBy: rules })
    .where(and(eq(diveLogs.ownerId, ownerId), eq(diveLogs.revision, revision)))
}

/** The days on which somebody dived, in one year or in all. */
export const listDays = async (db: Db, ownerId: string, year: number | undefined) => {
  const day = sql<string>`${dives.startsAt}::date::text`
  const ofYear =
    year === undefined
      ? undefined
      : sql`${dives.startsAt} >= make_date(${year}, 1, 1) and ${dives.startsAt} < make_date(${year + 1}, 1, 1)`
  return db
    .select({ date: day, dives: sql<number>`count(*)::int` })
    .from(dives)
    .where(and(inLogOf(ownerId), ofYear))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

type Sighting = LifeListItem['first']

/** The species that somebody saw, those seen most often first, with the first and the last time. */
export const listSpecies = async (db: Db, ownerId: string): Promise<LifeListItem[]> => {
  const sighting = sql`json_build_object('id', id, 'date', starts_at::date, 'siteName', site_name)`
  const { rows } = await db.execute<{ species: string; dives: number; first: Sighting; last: Sighting }>(sql`
    select species, count(*)::int as dives,
      (array_agg(${sighting} order by starts_at, id))[1] as first,
      (array_agg(${sighting} order by starts_at desc, id desc))[1] as last
    from (
      select id, starts_at, site_name, unnest(species) as species from dives
      where owner_id = ${ownerId}::uuid and deleted_at is null
    ) seen
    group by species order by dives desc, species
  `)
  return rows
}
