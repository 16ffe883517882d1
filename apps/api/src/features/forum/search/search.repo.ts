import { forumLimits } from '@soundings/contract/forum-fields'
import { and, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { forumPosts } from '#db/schema/forum-posts.ts'
import { forumThreads } from '#db/schema/forum-threads.ts'

/** What is searched: posts of a category or a site, or those that somebody wrote with their name. */
export type Searched = {
  categoryId?: string | undefined
  siteId?: string | undefined
  /** Of what belongs to no group, where it is left out. Whoever asks sees the group. */
  groupId?: string | undefined
  authorId?: string | undefined
  /** Openings alone. */
  isOpening?: boolean
}

/** A post that a search found, with what its place in the order follows from. */
export type Hit = {
  id: string
  threadId: string
  n: number
  title: string
  likes: number
  isSolution: boolean
  createdAt: Date
}

const hit = {
  id: forumPosts.id,
  threadId: forumPosts.threadId,
  n: forumPosts.n,
  title: forumThreads.title,
  likes: forumPosts.likes,
  isSolution: sql<boolean>`${forumThreads.solutionN} is not distinct from ${forumPosts.n}`,
  createdAt: forumPosts.createdAt,
}

const isOf = ({ categoryId, siteId, groupId, authorId, isOpening }: Searched): SQL | undefined =>
  and(
    // Written out, so that the indexes of public posts and threads are used.
    sql`${forumPosts.state} = 'public'`,
    sql`${forumThreads.state} = 'public'`,
    // What is said in groups is found there alone.
    groupId === undefined ? isNull(forumThreads.groupId) : eq(forumThreads.groupId, groupId),
    // What is said at events is read there alone.
    isNull(forumThreads.eventId),
    categoryId === undefined ? undefined : eq(forumThreads.categoryId, categoryId),
    siteId === undefined ? undefined : eq(forumThreads.siteId, siteId),
    authorId === undefined
      ? undefined
      : and(eq(forumPosts.authorId, authorId), eq(forumPosts.isAnonymous, false)),
    isOpening ? eq(forumPosts.n, 0) : undefined,
  )

/** The day of a post, as the index of words has it. */
const dayOf = sql`((${forumPosts.createdAt} at time zone 'UTC')::date)`

type Span = { since?: string | undefined; until: Date; limit: number }

/** The newest posts with what a query of PostgreSQL asks for, of these days alone. */
export const findNewest = (
  db: Db,
  query: string,
  searched: Searched,
  { since, until, limit }: Span,
): Promise<Hit[]> =>
  db
    .select(hit)
    .from(forumPosts)
    .innerJoin(forumThreads, eq(forumThreads.id, forumPosts.threadId))
    .where(
      and(
        sql`${forumPosts.search} @@ ${query}::tsquery`,
        since === undefined ? undefined : sql`${dayOf} >= ${since}::date`,
        lte(forumPosts.createdAt, until),
        isOf(searched),
      ),
    )
    .orderBy(desc(forumPosts.createdAt), desc(forumPosts.id))
    .limit(limit)

/** So many threads of a site are looked at, the newest first. */
const maxOfSites = 100

/** The openings of threads that belong to sites, of which some may not name theirs; `query` is what else they must say. */
export const findOfSites = (
  db: Db,
  siteIds: readonly string[],
  query: string | null,
  searched: Searched,
  until: Date,
): Promise<Hit[]> =>
  db
    .select(hit)
    .from(forumThreads)
    .innerJoin(forumPosts, and(eq(forumPosts.threadId, forumThreads.id), eq(forumPosts.n, 0)))
    .where(
      and(
        inArray(forumThreads.siteId, [...siteIds]),
        query === null ? undefined : sql`${forumPosts.search} @@ ${query}::tsquery`,
        lte(forumPosts.createdAt, until),
        isOf(searched),
      ),
    )
    .orderBy(desc(forumThreads.lastAt), desc(forumThreads.id))
    .limit(maxOfSites)

/** How alike a word of a title must be to one that was typed, 0 to 1. */
const leastAlike = 0.45

/** The openings of threads whose titles have words much like each of these, and that say the rest; the most alike first. */
export const findTitlesAlike = (
  db: Db,
  { words, query }: { words: readonly string[]; query: string | null },
  searched: Searched,
  until: Date,
): Promise<Hit[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastAlike)}, true)`)
    const likeness = words.map((word) => sql`word_similarity(${word}, ${forumThreads.title})`)
    return tx
      .select(hit)
      .from(forumThreads)
      .innerJoin(forumPosts, and(eq(forumPosts.threadId, forumThreads.id), eq(forumPosts.n, 0)))
      .where(
        and(
          ...words.map((word) => sql`${word} <% ${forumThreads.title}`),
          query === null ? undefined : sql`${forumPosts.search} @@ ${query}::tsquery`,
          lte(forumPosts.createdAt, until),
          isOf(searched),
        ),
      )
      .orderBy(desc(sql.join(likeness, sql` + `)), desc(forumPosts.createdAt), desc(forumPosts.id))
      .limit(forumLimits.found)
  })

/** The day on which the post was written that so many public ones follow; undefined where there are fewer. */
export const findDayBefore = async (db: Db, newer: number): Promise<string | undefined> => {
  const [row] = await db
    .select({ day: sql<string>`${dayOf}::text` })
    .from(forumPosts)
    // Ids begin with when they were made.
    .orderBy(desc(forumPosts.id))
    .offset(newer)
    .limit(1)
  return row?.day
}
