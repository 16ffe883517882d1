import { forumLimits, type ThreadSort } from '@soundings/contract/forum-fields'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { isTalkSeen } from '#db/talk-access.ts'

/** Which public threads. */
export type Filter = {
  categoryId?: string | undefined
  siteId?: string | undefined
  /** The talk of a group or an event, which whoever asks sees; where both are left out, what belongs to none. */
  groupId?: string | undefined
  eventId?: string | undefined
  tag?: string | undefined
  /** What they wrote without a name is left out. */
  authorId?: string | undefined
  /** Of the author’s own eyes: with what is held. */
  isOwn?: boolean | undefined
  watchedBy?: string | undefined
  unreadBy?: string | undefined
  isSolved?: boolean | undefined
}

/** Where a page ended: what it is ordered by, and the id. */
export type Place = { at: string; id: string }

const keys: Record<ThreadSort, { key: SQL; cast: SQL }> = {
  active: { key: sql`thread.last_at`, cast: sql`::timestamptz` },
  unanswered: { key: sql`thread.last_at`, cast: sql`::timestamptz` },
  newest: { key: sql`thread.created_at`, cast: sql`::timestamptz` },
  top: { key: sql`thread.likes`, cast: sql`::int` },
}

/** Not read to its end, and written in since all was marked as read. */
const isUnreadBy = (userId: string): SQL => sql`
  coalesce((select mark.read_n from forum_marks mark
    where mark.user_id = ${userId} and mark.thread_id = thread.id), -1) < thread.shown_n
  and thread.last_at > coalesce((select max(read_before) from forum_floors
    where user_id = ${userId} and category_id is null), '-infinity')
  and thread.last_at > coalesce((select max(read_before) from forum_floors
    where user_id = ${userId} and category_id = thread.category_id), '-infinity')`

const matching = (filter: Filter, sort: ThreadSort): SQL => {
  const { categoryId, siteId, groupId, eventId, tag, authorId, isOwn, watchedBy, unreadBy, isSolved } = filter
  // Written out, so that the indices of public threads answer.
  const conditions = [isOwn ? sql`thread.state in ('public', 'held')` : sql`thread.state = 'public'`]
  if (groupId) conditions.push(sql`thread.group_id = ${groupId}`)
  else if (eventId) conditions.push(sql`thread.event_id = ${eventId}`)
  else if (watchedBy)
    conditions.push(
      isTalkSeen(
        { groupId: sql`thread.group_id`, eventId: sql`thread.event_id` },
        { id: watchedBy, isModerator: false },
      ),
    )
  else conditions.push(sql`thread.group_id is null and thread.event_id is null`)
  if (categoryId) conditions.push(sql`thread.category_id = ${categoryId}`)
  if (siteId) conditions.push(sql`thread.site_id = ${siteId}`)
  if (tag) conditions.push(sql`thread.tags @> array[${tag}]::text[]`)
  if (authorId) conditions.push(sql`thread.author_id = ${authorId} and not thread.is_anonymous`)
  if (watchedBy)
    conditions.push(
      sql`exists (select from forum_marks mark where mark.user_id = ${watchedBy} and mark.thread_id = thread.id and mark.watch = 'watching')`,
    )
  if (unreadBy) conditions.push(isUnreadBy(unreadBy))
  if (isSolved !== undefined)
    conditions.push(isSolved ? sql`thread.solution_n is not null` : sql`thread.solution_n is null`)
  if (sort === 'unanswered') conditions.push(sql`thread.replies = 0`)
  return sql.join(conditions, sql` and `)
}

/** The ids of threads in an order, after where the last page ended, with what they are ordered by. */
export const listThreadIds = async (
  db: Db,
  filter: Filter,
  {
    sort,
    after,
    limit,
    without = [],
  }: { sort: ThreadSort; after?: Place | undefined; limit: number; without?: readonly string[] },
): Promise<Place[]> => {
  const { key, cast } = keys[sort]
  const from = after ? sql`and (${key}, thread.id) < (${after.at}${cast}, ${after.id}::uuid)` : sql``
  const but = without.length > 0 ? sql`and thread.id <> all(${sql.param([...without])}::uuid[])` : sql``
  const { rows } = await db.execute<Place>(sql`
    select thread.id, to_json(${key})#>>'{}' as at from forum_threads thread
    where ${matching(filter, sort)} ${from} ${but}
    order by ${key} desc, thread.id desc limit ${limit}`)
  return rows
}

/** How many there are, up to 1,000. */
export const countThreads = async (db: Db, filter: Filter, sort: ThreadSort): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select from forum_threads thread where ${matching(filter, sort)} limit ${forumLimits.counted}) found`)
  return rows[0]?.n ?? 0
}

/** How many public threads there are, in a category or in all: kept, and so exact however many. */
export const countAll = async (db: Db, categoryId?: string): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`
    select coalesce(sum(threads), 0)::int as n from forum_tallies
    ${categoryId ? sql`where category_id = ${categoryId}` : sql``}`)
  return rows[0]?.n ?? 0
}

/** So many pinned threads a list shows at most before all others. */
const mostPinned = 10

/** What can have pinned threads: a category, or the talk of a group or an event. */
type Pinning = { categoryId: string } | { groupId: string } | { eventId: string }

/** The threads that stand first somewhere, those pinned the longest first. */
export const listPinned = async (db: Db, where: Pinning, now: Date): Promise<string[]> => {
  const of = () => {
    if ('groupId' in where) return sql`group_id = ${where.groupId}`
    if ('eventId' in where) return sql`event_id = ${where.eventId}`
    return sql`category_id = ${where.categoryId} and group_id is null and event_id is null`
  }
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from forum_threads
    where ${of()} and state = 'public' and pinned_until > ${now.toISOString()}::timestamptz
    order by pinned_until desc, id desc limit ${mostPinned}`)
  return rows.map(({ id }) => id)
}
