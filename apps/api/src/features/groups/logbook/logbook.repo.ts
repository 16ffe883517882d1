import type { LogbookTotals } from '@soundings/contract/groups'
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { dives } from '#db/schema/dive-log.ts'
import { groupDives } from '#db/schema/groups.ts'
import { reports } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'

/** Where a page of a logbook ended. */
type LogbookPlace = { date: string; id: string }

const minutes = sql<number | null>`round(${dives.durationSeconds} / 60.0)::int`
/** A dive in the trash and a report that is not public show in no logbook. */
const isThere = or(
  sql`${dives.id} is not null and ${dives.deletedAt} is null`,
  eq(reports.approvalStatus, 'approved'),
)
const siteOf = sql`coalesce(${dives.diveSiteId}, ${reports.siteId})`
const publicSite = and(sql`${sites.id} = ${siteOf}`, eq(sites.approvalStatus, 'approved'))

const select = (db: Db, condition: SQL | undefined) =>
  db
    .select({
      id: groupDives.itemId,
      isDive: sql<boolean>`${groupDives.diveId} is not null`,
      byId: groupDives.byId,
      date: groupDives.date,
      at: groupDives.at,
      minutes,
      siteName: sql<string>`coalesce(${dives.siteName}, ${sites.siteName}, '')`,
      title: reports.title,
      site: { id: sites.id, slug: sites.slug, siteName: sites.siteName },
    })
    .from(groupDives)
    .leftJoin(dives, eq(dives.id, groupDives.diveId))
    .leftJoin(reports, eq(reports.id, groupDives.reportId))
    .leftJoin(sites, publicSite)
    .where(and(isThere, condition))

/** An entry of a logbook. */
export type EntryRow = Awaited<ReturnType<typeof select>>[number]

/** What members share, the latest dive first. */
export const listEntries = (
  db: Db,
  groupId: string,
  { after, limit }: { after: LogbookPlace | undefined; limit: number },
): Promise<EntryRow[]> =>
  select(
    db,
    and(
      eq(groupDives.groupId, groupId),
      after && sql`(${groupDives.date}, ${groupDives.itemId}) < (${after.date}::date, ${after.id}::uuid)`,
    ),
  )
    .orderBy(desc(groupDives.date), desc(groupDives.itemId))
    .limit(limit)

export const findEntry = async (db: Db, groupId: string, itemId: string): Promise<EntryRow | undefined> =>
  (await select(db, and(eq(groupDives.groupId, groupId), eq(groupDives.itemId, itemId))))[0]

/** What all that is shared adds up to. */
export const readTotals = async (db: Db, groupId: string): Promise<LogbookTotals> => {
  const [row] = await db
    .select({
      dives: sql<number>`count(*)::int`,
      minutes: sql<number>`coalesce(sum(${minutes}), 0)::int`,
      divers: sql<number>`count(distinct ${groupDives.byId})::int`,
      sites: sql<number>`count(distinct coalesce(${sites.id}::text, lower(${dives.siteName})))::int`,
    })
    .from(groupDives)
    .leftJoin(dives, eq(dives.id, groupDives.diveId))
    .leftJoin(reports, eq(reports.id, groupDives.reportId))
    .leftJoin(sites, publicSite)
    .where(and(isThere, eq(groupDives.groupId, groupId)))
  return row ?? { dives: 0, minutes: 0, divers: 0, sites: 0 }
}

/** Which of their own somebody names: a dive of their log or a public report of theirs, with its day. */
export const findOwn = async (
  db: Db,
  userId: string,
  itemId: string,
): Promise<{ kind: 'dive' | 'report'; date: string } | undefined> => {
  const [dive] = await db
    .select({ date: sql<string>`${dives.startsAt}::date::text` })
    .from(dives)
    .where(and(eq(dives.id, itemId), eq(dives.ownerId, userId), sql`${dives.deletedAt} is null`))
  if (dive) return { kind: 'dive', date: dive.date }
  const [report] = await db
    .select({ date: reports.diveDate })
    .from(reports)
    .where(and(eq(reports.id, itemId), eq(reports.authorId, userId), eq(reports.approvalStatus, 'approved')))
  return report && { kind: 'report', date: report.date }
}

export const insertEntry = async (tx: Db, row: typeof groupDives.$inferInsert): Promise<void> => {
  await tx.insert(groupDives).values(row).onConflictDoNothing()
}

/** Of anybody where `byId` is left out. */
export const deleteEntry = async (
  tx: Db,
  { groupId, itemId, byId }: { groupId: string; itemId: string; byId?: string },
): Promise<void> => {
  await tx
    .delete(groupDives)
    .where(
      and(
        eq(groupDives.groupId, groupId),
        eq(groupDives.itemId, itemId),
        byId === undefined ? undefined : eq(groupDives.byId, byId),
      ),
    )
}
