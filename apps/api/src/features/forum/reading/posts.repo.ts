import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, ne, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.ts'
import { forumPosts } from '#db/schema/forum-posts.ts'
import { searchOf } from '../search/vector.repo.ts'
import type { Reader } from './reader.ts'

const { search: _, ...columns } = getTableColumns(forumPosts)
export type PostState = Omit<typeof forumPosts.$inferSelect, 'search'>

const moved = alias(forumPosts, 'moved')

const selectPosts = (db: Db) =>
  db
    .select({ post: columns, movedTo: { threadId: moved.threadId, n: moved.n } })
    .from(forumPosts)
    .leftJoin(moved, eq(moved.id, forumPosts.movedTo))

/** A post, and where it went. */
export type PostRow = Awaited<ReturnType<typeof selectPosts>>[number]

/** What somebody has at least a line of. */
const isShownTo = (reader: Reader): SQL | undefined => {
  if (reader?.isModerator) return undefined
  return or(ne(forumPosts.state, 'held'), reader && eq(forumPosts.authorId, reader.id))
}

/** Posts of any state in the order of these ids; what of them somebody reads, `shownOfPost` says. */
export const findPosts = async (db: Db, ids: readonly string[]): Promise<PostRow[]> => {
  if (ids.length === 0) return []
  const rows = await selectPosts(db).where(inArray(forumPosts.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.post.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export const findPost = async (db: Db, id: string): Promise<PostRow | undefined> =>
  (await findPosts(db, [id]))[0]

export const findPostAt = async (db: Db, threadId: string, n: number): Promise<PostRow | undefined> => {
  const [row] = await selectPosts(db).where(and(eq(forumPosts.threadId, threadId), eq(forumPosts.n, n)))
  return row
}

/** A post for one change at a time; its thread is locked before it. */
export const lockPost = async (tx: Db, id: string): Promise<PostState | undefined> => {
  const [row] = await tx.select(columns).from(forumPosts).where(eq(forumPosts.id, id)).for('no key update')
  return row
}

/** Replies of a thread that a reader has lines of, in their order: from a number on, or the last ones before one. */
export const listReplies = async (
  db: Db,
  threadId: string,
  { from, before, limit, reader }: { from?: number; before?: number; limit: number; reader: Reader },
): Promise<PostRow[]> => {
  const isBackwards = before !== undefined
  const rows = await selectPosts(db)
    .where(
      and(
        eq(forumPosts.threadId, threadId),
        gte(forumPosts.n, isBackwards ? 1 : Math.max(1, from ?? 1)),
        isBackwards ? lt(forumPosts.n, before) : undefined,
        isShownTo(reader),
      ),
    )
    .orderBy(isBackwards ? desc(forumPosts.n) : asc(forumPosts.n))
    .limit(limit)
  return isBackwards ? rows.reverse() : rows
}

export const findByKey = async (
  db: Db,
  authorId: string,
  clientKey: string,
): Promise<PostState | undefined> => {
  const [row] = await db
    .select(columns)
    .from(forumPosts)
    .where(and(eq(forumPosts.authorId, authorId), eq(forumPosts.clientKey, clientKey)))
  return row
}

/** Writes a post with the folded words that find it. False where its author wrote one with this key already. */
export const insertPost = async (
  tx: Db,
  { words, ...row }: PostState & { words: string },
): Promise<boolean> => {
  const inserted = await tx
    .insert(forumPosts)
    .values({ ...row, search: searchOf(words) })
    .onConflictDoNothing({ target: [forumPosts.authorId, forumPosts.clientKey] })
    .returning({ id: forumPosts.id })
  return inserted.length > 0
}

export const savePost = async (
  tx: Db,
  { id, words, ...known }: Partial<PostState> & { id: string; words?: string },
): Promise<void> => {
  await tx
    .update(forumPosts)
    .set({ ...known, ...(words !== undefined && { search: searchOf(words) }) })
    .where(eq(forumPosts.id, id))
}
