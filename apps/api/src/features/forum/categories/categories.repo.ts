import { Uuid } from '@soundings/contract/common'
import type { ForumCategory } from '@soundings/contract/forum'
import { groupTalkId } from '@soundings/contract/forum-fields'
import { and, asc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { forumCategories, forumCategorySlugs, forumTallies } from '#db/schema/forum-categories.ts'
import { forumThreads } from '#db/schema/forum-threads.ts'

/** What is said in groups is listed nowhere. */
const isListed = ne(forumCategories.id, groupTalkId)

export type CategoryRow = typeof forumCategories.$inferSelect

const tallied = (column: typeof forumTallies.threads | typeof forumTallies.posts): SQL<number> =>
  sql<number>`(select coalesce(sum(${column}), 0)::int from ${forumTallies}
    where ${forumTallies.categoryId} = ${forumCategories.id})`
const columns = {
  ...getTableColumns(forumCategories),
  topics: tallied(forumTallies.threads),
  posts: tallied(forumTallies.posts),
}

type Row = CategoryRow & { topics: number; posts: number }
const toCategory = (row: Row): ForumCategory => ({
  ...row,
  archivedAt: row.archivedAt?.toISOString() ?? null,
})

/** All of them in their order, with what they hold. */
export const listCategories = async (db: Db): Promise<ForumCategory[]> => {
  const rows = await db
    .select(columns)
    .from(forumCategories)
    .where(isListed)
    .orderBy(asc(forumCategories.position), asc(forumCategories.slug))
  return rows.map(toCategory)
}

/** How many posts the public threads of all categories have. */
export const countPosts = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ n: sql<number>`coalesce(sum(${forumTallies.posts}), 0)::int` })
    .from(forumTallies)
  return row?.n ?? 0
}

export const readCategory = async (db: Db, id: string): Promise<ForumCategory | undefined> => {
  const [row] = await db.select(columns).from(forumCategories).where(eq(forumCategories.id, id))
  return row && toCategory(row)
}

/** The room of a thread, also that of what is said in groups. */
export const findRoom = async (db: Db, id: string): Promise<CategoryRow | undefined> => {
  const [row] = await db.select().from(forumCategories).where(eq(forumCategories.id, id))
  return row
}

/** A category by its id, its slug, or one that it had. */
export const findCategory = async (db: Db, slugOrId: string): Promise<CategoryRow | undefined> => {
  const slug = slugOrId.toLowerCase()
  const is = Uuid.safeParse(slugOrId).success
    ? eq(forumCategories.id, slugOrId)
    : sql`(${forumCategories.slug} = ${slug} or ${forumCategories.id} =
        (select ${forumCategorySlugs.categoryId} from ${forumCategorySlugs} where ${forumCategorySlugs.slug} = ${slug}))`
  const [row] = await db
    .select()
    .from(forumCategories)
    .where(and(is, isListed))
    .orderBy(sql`${forumCategories.slug} = ${slug} desc`)
    .limit(1)
  return row
}

/** A category for one change at a time. */
export const lockCategory = async (tx: Db, id: string): Promise<CategoryRow | undefined> => {
  const [row] = await tx
    .select()
    .from(forumCategories)
    .where(and(eq(forumCategories.id, id), isListed))
    .for('update')
  return row
}

export const insertCategory = async (tx: Db, row: typeof forumCategories.$inferInsert): Promise<void> => {
  await tx.insert(forumCategories).values(row)
}

export const saveCategory = async (
  tx: Db,
  { id, ...known }: Partial<CategoryRow> & { id: string },
): Promise<void> => {
  await tx.update(forumCategories).set(known).where(eq(forumCategories.id, id))
}

export const deleteCategory = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(forumCategories).where(eq(forumCategories.id, id))
}

/** Whether any thread is in it, of whatever state. */
export const hasThreads = async (db: Db, id: string): Promise<boolean> => {
  const rows = await db
    .select({ id: forumThreads.id })
    .from(forumThreads)
    .where(eq(forumThreads.categoryId, id))
    .limit(1)
  return rows.length > 0
}

/** Keeps an address that a category had; one that it has again leads nowhere else. */
export const keepSlug = async (tx: Db, categoryId: string, slug: string): Promise<void> => {
  await tx
    .insert(forumCategorySlugs)
    .values({ slug, categoryId })
    .onConflictDoUpdate({ target: forumCategorySlugs.slug, set: { categoryId } })
}

export const freeSlug = async (tx: Db, slug: string): Promise<void> => {
  await tx.delete(forumCategorySlugs).where(eq(forumCategorySlugs.slug, slug))
}
