import type { ActivityItem, ActivityKind } from '@soundings/contract/profile'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.ts'
import { photos } from '#db/schema/media.ts'
import { reports } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import { isPublicPhoto } from '#features/media/index.ts'
import { isPublicReport } from '#features/reports/index.ts'
import type { TimedPlace } from '#shared/timed-place.ts'

/** Beyond this many of a kind, they are not counted. */
const maxCounted = 10_000

type Part = { from: SQL; which: SQL | undefined; title: SQL; at: PgColumn; id: PgColumn }

/** What is public of somebody, kind by kind, with the site beside it. */
const partsOf = (personId: string): Record<ActivityKind, Part> => ({
  photo: {
    from: sql`${photos} left join ${sites} on ${sites.id} = ${photos.siteId}`,
    which: and(eq(photos.uploaderId, personId), isPublicPhoto),
    title: sql`${photos.caption}`,
    at: photos.createdAt,
    id: photos.id,
  },
  report: {
    from: sql`${reports} join ${sites} on ${sites.id} = ${reports.siteId}`,
    which: and(eq(reports.authorId, personId), isPublicReport),
    title: sql`${reports.title}`,
    at: reports.createdAt,
    id: reports.id,
  },
  site: {
    from: sql`${sites}`,
    which: and(eq(sites.createdBy, personId), eq(sites.approvalStatus, 'approved')),
    title: sql`null::text`,
    at: sites.createdAt,
    id: sites.id,
  },
})

export type SharedCounts = { photos: number; reports: number; sites: number }

/** How many public things of each kind there are of somebody. */
export const countShared = async (db: Db, personId: string): Promise<SharedCounts> => {
  const parts = partsOf(personId)
  const counted = ({ from, which }: Part) =>
    sql`(select count(*)::int from (select from ${from} where ${which} limit ${maxCounted}) found)`
  const { rows } = await db.execute<SharedCounts>(sql`
    select ${counted(parts.photo)} as photos, ${counted(parts.report)} as reports, ${counted(parts.site)} as sites`)
  return rows[0] ?? { photos: 0, reports: 0, sites: 0 }
}

/** Whether anything public stands under somebody’s name. */
export const hasShared = async (db: Db, personId: string): Promise<boolean> => {
  const some = Object.values(partsOf(personId)).map(
    ({ from, which }) => sql`exists (select from ${from} where ${which})`,
  )
  const { rows } = await db.execute<{ has: boolean }>(sql`select ${sql.join(some, sql` or `)} as has`)
  return rows[0]?.has ?? false
}

type Page = { after: TimedPlace | undefined; limit: number }

/** What became public of somebody, newest first. */
export const listActivity = async (
  db: Db,
  personId: string,
  { after, limit }: Page,
): Promise<ActivityItem[]> => {
  const newest = Object.entries(partsOf(personId)).map(([kind, { from, which, title, at, id }]) => {
    const later = after && sql`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
    return sql`(select ${id} as id, ${kind}::text as kind, ${title} as title, ${at} as at,
        case when ${sites.id} is not null then json_build_object('id', ${sites.id}, 'slug', ${sites.slug},
          'siteName', ${sites.siteName}, 'country', ${sites.country}) end as site
      from ${from} where ${and(which, later)} order by ${at} desc, ${id} desc limit ${limit})`
  })
  const { rows } = await db.execute<Omit<ActivityItem, 'timestamp'> & { ms: number }>(sql`
    select id, kind, title, site, (extract(epoch from at) * 1000)::float8 as ms
    from (${sql.join(newest, sql` union all `)}) shown
    order by at desc, id desc limit ${limit}`)
  return rows.map(({ ms, ...item }) => ({ ...item, timestamp: new Date(ms).toISOString() }))
}
