import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { comesAfter } from '#db/pages.ts'
import { forumCategories } from '#db/schema/forum-categories.ts'
import { forumPosts } from '#db/schema/forum-posts.ts'
import { forumThreads } from '#db/schema/forum-threads.ts'
import { users } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import type { PendingPlace } from '#extension-points/reviewable.ts'

const isHeld = eq(forumPosts.state, 'held')

const columns = {
  id: forumPosts.id,
  n: forumPosts.n,
  state: forumPosts.state,
  content: forumPosts.content,
  incident: forumPosts.incident,
  isAnonymous: forumPosts.isAnonymous,
  signals: forumPosts.signals,
  version: forumPosts.version,
  createdAt: forumPosts.createdAt,
  toldAt: forumPosts.toldAt,
  authorId: forumPosts.authorId,
  authorHandle: users.handle,
  thread: { id: forumThreads.id, title: forumThreads.title, state: forumThreads.state },
  category: { slug: forumCategories.slug, name: forumCategories.name },
  site: { id: sites.id, siteName: sites.siteName },
}

const selectPlaced = (db: Db) =>
  db
    .select(columns)
    .from(forumPosts)
    .innerJoin(forumThreads, eq(forumThreads.id, forumPosts.threadId))
    .innerJoin(forumCategories, eq(forumCategories.id, forumThreads.categoryId))
    .leftJoin(users, eq(users.id, forumPosts.authorId))
    .leftJoin(sites, and(eq(sites.id, forumThreads.siteId), eq(sites.approvalStatus, 'approved')))

/** A post with where it stands. */
export type PlacedPost = Awaited<ReturnType<typeof selectPlaced>>[number]

/** Posts that are held, those that wait longest first. */
export const listHeld = (db: Db, after: PendingPlace | undefined, limit: number): Promise<PlacedPost[]> =>
  selectPlaced(db)
    .where(and(isHeld, comesAfter(forumPosts.createdAt, forumPosts.id, after)))
    .orderBy(asc(forumPosts.createdAt), asc(forumPosts.id))
    .limit(limit)

export const countHeld = async (db: Db): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(forumPosts).where(isHeld)
  return row?.count ?? 0
}

/** Those of these posts that are there, whatever their state. */
export const findPlaced = async (db: Db, ids: readonly string[]): Promise<PlacedPost[]> =>
  ids.length === 0 ? [] : selectPlaced(db).where(inArray(forumPosts.id, [...ids]))

/** The openings of those of these threads that are there. */
export const findOpenings = async (db: Db, threadIds: readonly string[]): Promise<PlacedPost[]> =>
  threadIds.length === 0
    ? []
    : selectPlaced(db).where(and(inArray(forumPosts.threadId, [...threadIds]), eq(forumPosts.n, 0)))
