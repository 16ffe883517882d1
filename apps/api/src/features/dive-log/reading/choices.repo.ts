import type { DiveChoices } from '@soundings/contract/dive-log'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { diveLogs } from '#db/schema/dive-log.ts'

/** Of each list so many, the most frequent first. */
const most = 500

type Named = { name: string; dives: number }

const logOf = (ownerId: string) => sql`owner_id = ${ownerId}::uuid and deleted_at is null`

const listSites = async (db: Db, ownerId: string): Promise<DiveChoices['sites']> => {
  const { rows } = await db.execute<DiveChoices['sites'][number]>(sql`
    select min(site_name) as "siteName", min(location) as location, dive_site_id as "diveSiteId",
      count(*)::int as dives, max(starts_at)::date::text as "lastDate"
    from dives where ${logOf(ownerId)}
    group by site_folded, lower(location), dive_site_id
    order by max(starts_at) desc limit ${most}
  `)
  return rows
}

const listCountries = async (db: Db, ownerId: string): Promise<Named[]> => {
  const { rows } = await db.execute<Named>(sql`
    select min(country) as name, count(*)::int as dives from dives
    where ${logOf(ownerId)} and country <> ''
    group by country_folded order by dives desc, name limit ${most}
  `)
  return rows
}

const listPeople = async (db: Db, ownerId: string, role: 'buddy' | 'guide'): Promise<Named[]> => {
  const { rows } = await db.execute<Named>(sql`
    select min(name) as name, count(*)::int as dives from dive_people
    where owner_id = ${ownerId}::uuid and role = ${role}
      and dive_id in (select id from dives where ${logOf(ownerId)})
    group by folded order by dives desc, name limit ${most}
  `)
  return rows
}

const listTags = async (db: Db, ownerId: string): Promise<Named[]> => {
  const { rows } = await db.execute<Named>(sql`
    select min(tag) as name, count(*)::int as dives from dive_tags
    where owner_id = ${ownerId}::uuid and dive_id in (select id from dives where ${logOf(ownerId)})
    group by folded order by dives desc, name limit ${most}
  `)
  return rows
}

const listTrips = async (db: Db, ownerId: string): Promise<Named[]> => {
  const { rows } = await db.execute<Named>(sql`
    select name, count(*)::int as dives from dives join dive_trips on dive_trips.id = trip_id
    where dives.owner_id = ${ownerId}::uuid and deleted_at is null
    group by name order by max(starts_at) desc limit ${most}
  `)
  return rows
}

/** What a log already names: sites and trips from the newest on, everything else from the most frequent on. */
const findNamed = async (db: Db, ownerId: string): Promise<DiveChoices> => ({
  sites: await listSites(db, ownerId),
  countries: await listCountries(db, ownerId),
  buddies: await listPeople(db, ownerId, 'buddy'),
  divemasters: await listPeople(db, ownerId, 'guide'),
  tags: await listTags(db, ownerId),
  trips: await listTrips(db, ownerId),
})

const nothing: DiveChoices = { sites: [], countries: [], buddies: [], divemasters: [], tags: [], trips: [] }

/** What a log already names, gathered once for each of its revisions. */
export const findChoices = async (db: Db, ownerId: string): Promise<DiveChoices> => {
  const [log] = await db
    .select({
      revision: diveLogs.revision,
      choices: diveLogs.choices,
      namedRevision: diveLogs.namedRevision,
    })
    .from(diveLogs)
    .where(eq(diveLogs.ownerId, ownerId))
  if (!log) return nothing
  const { revision, choices, namedRevision } = log
  if (choices && namedRevision === revision) return choices
  const named = await findNamed(db, ownerId)
  await db
    .update(diveLogs)
    .set({ choices: named, namedRevision: revision })
    .where(and(eq(diveLogs.ownerId, ownerId), eq(diveLogs.revision, revision)))
  return named
}
