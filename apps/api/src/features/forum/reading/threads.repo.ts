import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { events } from '#db/schema/events.ts'
import { forumCategories } from '#db/schema/forum-categories.ts'
import { forumPosts } from '#db/schema/forum-posts.ts'
import { forumThreads } from '#db/schema/forum-threads.ts'
import { groups } from '#db/schema/groups.ts'
import { sites } from '#db/schema/sites.ts'
import { isTalkSeen } from '#db/talk-access.ts'
import type { Reader } from './reader.ts'

export type ThreadState = typeof forumThreads.$inferSelect

/** Whose eyes: a reader does not see what is said in private groups and events of others; what nobody reads sees all. */
export type Eyes = Reader | 'all'

/** What belongs to no group and no event, or to one that they see. */
const isSeenBy = (eyes: Eyes) =>
  eyes === 'all'
    ? undefined
    : isTalkSeen({ groupId: forumThreads.groupId, eventId: forumThreads.eventId }, eyes)

/** So much of an opening is enough for the line of its thread. */
const excerptLength = 600

/** What the line of a thread is made of; joined by `withLine`. */
export const lineColumns = {
  thread: getTableColumns(forumThreads),
  category: {
    id: forumCategories.id,
    slug: forumCategories.slug,
    name: forumCategories.name,
    kind: forumCategories.kind,
    icon: forumCategories.icon,
    archivedAt: forumCategories.archivedAt,
  },
  site: {
    id: sites.id,
    slug: sites.slug,
    siteName: sites.siteName,
  },
  group: { id: groups.id, name: groups.name },
  event: { id: events.id, title: events.title },
  opening: {
    id: forumPosts.id,
    state: forumPosts.state,
    beginning: sql<string>`left(${forumPosts.content}, ${sql.raw(String(excerptLength))})`,
    incident: forumPosts.incident,
  },
}

const selectLines = (db: Db) =>
  db
    .select(lineColumns)
    .from(forumThreads)
    .innerJoin(forumCategories, eq(forumCategories.id, forumThreads.categoryId))
    .innerJoin(forumPosts, and(eq(forumPosts.threadId, forumThreads.id), eq(forumPosts.n, 0)))
    // A site that isn’t public is nobody’s to read here.
    .leftJoin(sites, and(eq(sites.id, forumThreads.siteId), eq(sites.approvalStatus, 'approved')))
    .leftJoin(groups, eq(groups.id, forumThreads.groupId))
    .leftJoin(events, eq(events.id, forumThreads.eventId))

export type ThreadRow = Awaited<ReturnType<typeof selectLines>>[number]

/** Threads of any state in the order of these ids, but for those in groups and events that these eyes don’t see; `maySeeThread` says the rest. */
export const findThreads = async (db: Db, ids: readonly string[], eyes: Eyes): Promise<ThreadRow[]> => {
  if (ids.length === 0) return []
  const rows = await selectLines(db).where(and(inArray(forumThreads.id, [...ids]), isSeenBy(eyes)))
  const byId = new Map(rows.map((row) => [row.thread.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export const findThread = async (db: Db, id: string, eyes: Eyes): Promise<ThreadRow | undefined> =>
  (await findThreads(db, [id], eyes))[0]

/** A thread for one writer at a time: whoever else writes in it waits until the transaction ends. */
export const lockThread = async (tx: Db, id: string, eyes: Eyes): Promise<ThreadState | undefined> => {
  const [row] = await tx
    .select()
    .from(forumThreads)
    .where(and(eq(forumThreads.id, id), isSeenBy(eyes)))
    .for('no key update', { of: forumThreads })
  return row
}

export const saveThread = async (
  tx: Db,
  { id, ...known }: Partial<ThreadState> & { id: string },
): Promise<void> => {
  await tx.update(forumThreads).set(known).where(eq(forumThreads.id, id))
}

/** Counts a locked thread’s public replies anew, and what was last written in it; for changes of what is there already. */
export const recountThread = async (tx: Db, id: string): Promise<void> => {
  const posts = sql`${forumPosts} where ${forumPosts.threadId} = ${id}`
  const newest = sql`${posts} and ${forumPosts.state} = 'public' order by ${forumPosts.n} desc limit 1`
  const tops = sql`select coalesce(max(${forumPosts.n}), 0) from ${posts}`
  await tx
    .update(forumThreads)
    .set({
      replies: sql`(select count(*) from ${posts} and ${forumPosts.n} > 0 and ${forumPosts.state} = 'public')`,
      lastN: sql`(${tops})`,
      shownN: sql`(${tops} and ${forumPosts.state} <> 'held')`,
      likes: sql`coalesce((select ${forumPosts.likes} from ${posts} and ${forumPosts.n} = 0), 0)`,
      lastAt: sql`coalesce((select ${forumPosts.createdAt} from ${newest}), ${forumThreads.createdAt})`,
      lastAuthorId: sql`(select case when ${forumPosts.isAnonymous} then null else ${forumPosts.authorId} end from ${newest})`,
      changes: sql`${forumThreads.changes} + 1`,
    })
    .where(eq(forumThreads.id, id))
}

/** So often what a thread was merged into may have been merged itself. */
const longestTrail = 20

/** Where the posts of a merged thread are now, in however many steps; its own id where it was not merged. */
export const findMergedThread = async (db: Db, id: string): Promise<string> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive trail (id, next, step) as (
      select id, merged_into, 0 from forum_threads where id = ${id}
      union all
      select thread.id, thread.merged_into, step + 1 from forum_threads thread join trail on thread.id = trail.next
      where step < ${longestTrail}
    )
    select id from trail order by step desc limit 1`)
  return rows[0]?.id ?? id
}

/** What decides who sees these threads, by their ids. */
export const findThreadRights = async (
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Pick<ThreadState, 'state' | 'authorId' | 'groupId' | 'eventId'>>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: forumThreads.id,
      state: forumThreads.state,
      authorId: forumThreads.authorId,
      groupId: forumThreads.groupId,
      eventId: forumThreads.eventId,
    })
    .from(forumThreads)
    .where(inArray(forumThreads.id, [...ids]))
  return new Map(rows.map(({ id, ...rights }) => [id, rights]))
}
