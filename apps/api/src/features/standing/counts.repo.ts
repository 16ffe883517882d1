import { blamelessReasons } from '@soundings/contract/moderation'
import type { Group } from '@soundings/contract/people'
import { and, desc, eq, gt, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { prepared } from '#db/prepared.ts'
import { contentFlags, decisions } from '#db/schema/contributions.ts'
import { events } from '#db/schema/events.ts'
import { forumPosts } from '#db/schema/forum-posts.ts'
import { forumThreads } from '#db/schema/forum-threads.ts'
import { groups } from '#db/schema/groups.ts'
import { photos } from '#db/schema/media.ts'
import { messageReports } from '#db/schema/message-reports.ts'
import { users } from '#db/schema/people.ts'
import { standings } from '#db/schema/relations.ts'
import { reports } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'

/** More is not counted: it makes no difference to a standing. */
const mostCounted = 1_000
/** Who was to blame for what a flag is about. */
const authorOfFlagged = sql<string | null>`case ${contentFlags.type}
  when 'dive_sites' then (select ${sites.createdBy} from ${sites} where ${sites.id} = ${contentFlags.itemId})
  when 'media' then (select ${photos.uploaderId} from ${photos} where ${photos.id} = ${contentFlags.itemId})
  when 'reports' then (select ${reports.authorId} from ${reports} where ${reports.id} = ${contentFlags.itemId})
  when 'messages' then (select ${messageReports.senderId} from ${messageReports} where ${messageReports.flagId} = ${contentFlags.id})
  when 'threads' then (select ${forumThreads.authorId} from ${forumThreads} where ${forumThreads.id} = ${contentFlags.itemId})
  when 'replies' then (select ${forumPosts.authorId} from ${forumPosts} where ${forumPosts.id} = ${contentFlags.itemId})
  when 'events' then (select ${events.organiserId} from ${events} where ${events.id} = ${contentFlags.itemId})
  when 'groups' then (select ${groups.createdBy} from ${groups} where ${groups.id} = ${contentFlags.itemId})
  when 'people' then ${contentFlags.itemId} end`

/** As prepared queries are asked: whom it is about. */
const asked = sql`${sql.placeholder('userIds')}::uuid[]`

const upheldSince = prepared((db) =>
  db
    .select({
      userId: authorOfFlagged,
      type: contentFlags.type,
      reason: contentFlags.reason,
      at: decisions.decidedAt,
    })
    .from(decisions)
    .innerJoin(contentFlags, eq(contentFlags.id, decisions.itemId))
    .where(
      and(
        eq(decisions.type, 'flags'),
        eq(decisions.outcome, 'approved'),
        isNull(decisions.undoneAt),
        gt(decisions.decidedAt, sql.placeholder('since')),
        notInArray(contentFlags.reason, [...blamelessReasons]),
        sql`${authorOfFlagged} = any(${asked})`,
      ),
    )
    .orderBy(desc(decisions.decidedAt))
    .prepare('upheld_since'),
)

/** What moderators upheld since then, and against whom of these people; latest first. */
export const findUpheld = async (
  db: Db,
  userIds: readonly string[],
  since: Date,
): Promise<{ userId: string; type: string; reason: string; at: Date }[]> => {
  const rows = await upheldSince(db).execute({ userIds, since })
  return rows.flatMap(({ userId, ...row }) => (userId === null ? [] : { userId, ...row }))
}

const fewOf = (query: SQL) => sql`(${query} limit ${sql.raw(String(mostCounted))})`

const isOld = sql`created_at < ${sql.placeholder('stoodSince')}::timestamptz`

/**
 * The days on which things of somebody came that are public now. What nobody approved counts once it stood for a while; what
 * has no name, and what few people see, never. A series of events is one thing.
 */
const stoodThings = sql`
  ${fewOf(sql`select created_at::date as day from sites
    where created_by = ${users.id} and approval_status = 'approved'`)}
  union all
  ${fewOf(sql`select created_at::date from photos
    where uploader_id = ${users.id} and approval_status = 'approved' and state = 'ready'`)}
  union all
  ${fewOf(sql`select created_at::date from reports
    where author_id = ${users.id} and approval_status = 'approved'`)}
  union all
  ${fewOf(sql`select created_at::date from forum_posts
    where author_id = ${users.id} and state = 'public' and not is_anonymous and ${isOld}`)}
  union all
  ${fewOf(sql`select created_at::date from events
    where organiser_id = ${users.id} and state in ('open', 'closed') and visibility = 'public'
      and coalesce(series_n, 0) = 0 and ${isOld}`)}
  union all
  ${fewOf(sql`select created_at::date from groups
    where created_by = ${users.id} and state = 'public' and kind <> 'private' and ${isOld}`)}`

const countedPeople = prepared((db) =>
  db
    .select({
      id: users.id,
      createdAt: users.createdAt,
      groups: users.groups,
      decided: standings,
      stood: sql<[number, number]>`array(
        select unnest(array[count(*)::int, count(distinct day)::int]) from (${stoodThings}) as things)`,
    })
    .from(users)
    .leftJoin(standings, eq(standings.userId, users.id))
    .where(and(sql`${users.id} = any(${asked})`, isNull(users.deletedAt)))
    .prepare('counted_people'),
)

/** What the standing of these people follows from: what stood since a moment, what was upheld since another; who left is missing. */
export const findCounts = async (
  db: Db,
  userIds: readonly string[],
  { since, stoodSince }: { since: Date; stoodSince: Date },
) => {
  if (userIds.length === 0) return []
  // One after the other: a transaction has one line to the database.
  const people = await countedPeople(db).execute({ userIds, stoodSince: stoodSince.toISOString() })
  const upheld = await findUpheld(db, userIds, since)
  return people.map(({ id, createdAt, groups, decided, stood: [stood, days] }) => ({
    id,
    createdAt,
    groups: groups as Group[],
    stood,
    days,
    upheld: upheld.filter(({ userId }) => userId === id).map(({ at }) => at),
    decided,
    version: decided?.version ?? 0,
  }))
}
export type Counted = Awaited<ReturnType<typeof findCounts>>[number]
