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

const isInThreads = ({ categoryId, groupId }: Pick<Searched, 'categoryId' | 'groupId'>): SQL | undefined =>
  and(
    sql`${forumThreads.state} = 'public'`,
    // What is said in groups is found there alone.
    groupId === undefined ? isNull(forumThreads.groupId) : eq(forumThreads.groupId, groupId),
    // What is said at events is read there alone.
    isNull(forumThreads.eventId),
    categoryId === undefined ? undefined : eq(forumThreads.categoryId, categoryId),
  )

const isOf = ({ siteId, authorId, isOpening, ...where }: Searched): SQL | undefined =>
  and(
    // Written out, so that the indexes of public posts and threads are used.
    sql`${forumPosts.state} = 'public'`,
    isInThreads(where),
    siteId === undefined ? undefined : eq(forumThreads.siteId, siteId),
    authorId === undefined
      ? undefined
      : and(eq(forumPosts.authorId, authorId), eq(forumPosts.isAnonymous, false)),
    isOpening ? eq(forumPosts.n, 0) : undefined,
  )

/** The newest posts with what a query of PostgreSQL asks for, of a site or by somebody: among few, which are read all. */
export const findNewestOfFew = (
  db: Db,
  query: string,
  searched: Searched,
  { until, limit }: { until: Date; limit: number },
): Promise<Hit[]> =>
  db
    .select(hit)
    .from(forumPosts)
    .innerJoin(forumThreads, eq(forumThreads.id, forumPosts.threadId))
    .where(
      and(sql`${forumPosts.search} @@ ${query}::tsquery`, lte(forumPosts.createdAt, until), isOf(searched)),
    )
    .orderBy(desc(forumPosts.createdAt), desc(forumPosts.id))
    .limit(limit)

type Row = Omit<Hit, 'createdAt' | 'title'> & { at: number; title: string | null }

/**
 * The newest posts with what a query asks for, its marks included. Their threads are read for them alone. Of the posts, up to
 * `limit`, those that nobody may read are left out; `isAll` says whether there were no more.
 */
export const findNewestMarked = async (
  db: Db,
  query: string,
  searched: Pick<Searched, 'categoryId' | 'groupId' | 'isOpening'>,
  { until, limit }: { until: Date; limit: number },
): Promise<{ hits: Hit[]; isAll: boolean }> => {
  const { rows } = await db.execute<Row>(sql`
    select found.id, thread_id as "threadId", n, found.likes, (extract(epoch from found.created_at) * 1000)::float8 as at,
      title, solution_n is not distinct from n as "isSolution"
    from (
      select id, thread_id, n, likes, created_at from forum_posts
      where search @@ ${query}::tsquery and state = 'public' ${searched.isOpening ? sql`and n = 0` : sql``} and created_at <= ${until.toISOString()}::timestamptz
      order by created_at desc, id desc limit ${limit}
    ) as found
    left join lateral (
      -- Each by its id, whatever is known of how many there are.
      select title, solution_n from ${forumThreads} where ${forumThreads.id} = found.thread_id and ${isInThreads(searched)} limit 1
    ) as thread on true
    order by found.created_at desc, found.id desc`)
  const hits = rows.flatMap(({ at, title, ...row }) =>
    title === null ? [] : [{ ...row, title, createdAt: new Date(at) }],
  )
  return { hits, isAll: rows.length < limit }
}

/** About how many public posts a query finds, by what PostgreSQL knows of its words, without reading any. */
export const estimateMarked = async (
  db: Db,
  query: string,
  { isOpening }: Pick<Searched, 'isOpening'>,
): Promise<number> => {
  const { rows } = await db.execute<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(sql`
    explain (format json) select from forum_posts
    where search @@ ${query}::tsquery and state = 'public' ${isOpening ? sql`and n = 0` : sql``}`)
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
}

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

/**
 * When the posts were made that so many newer ones follow, as far as there are so many, by their ids, which begin with that;
 * and about how many there are in all.
 */
export const findSpread = async (
  db: Db,
  newer: readonly number[],
  now: Date,
): Promise<{ at: Date[]; total: number }> => {
  // Lines of what moved have other ids.
  const last = `${now.getTime().toString(16).padStart(12, '0')}7fffbfffffffffffffff`
  const ids = newer.map(
    (offset) =>
      sql`(select id from forum_posts where id <= ${last}::uuid order by id desc offset ${offset} limit 1)`,
  )
  const { rows } = await db.execute<{ ids: string[]; total: number }>(sql`
    select array_remove(array[${sql.join(ids, sql`, `)}], null)::text[] as ids,
      (select reltuples::float8 from pg_class where oid = 'forum_posts'::regclass) as total`)
  const { ids: found, total } = rows[0] ?? { ids: [], total: 0 }
  return { at: found.map((id) => new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16))), total }
}
