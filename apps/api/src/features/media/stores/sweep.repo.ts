import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { photos } from '#db/schema/media.ts'
import { users } from '#db/schema/people.ts'

const setOf = (rows: { name: string }[]) => new Set(rows.map(({ name }) => name))

/** Which of these ids are those of photos whose sizes are still to be made. */
export const findAwaited = async (db: Db, ids: string[]): Promise<Set<string>> =>
  setOf(
    await db
      .select({ name: photos.id })
      .from(photos)
      .where(and(sql`${photos.id}::text = any(${sql.param(ids)}::text[])`, eq(photos.state, 'processing'))),
  )

/** Which of these keys are those of photos that can be shown or are about to be. */
export const findKept = async (db: Db, keys: string[]): Promise<Set<string>> =>
  setOf(await db.select({ name: photos.key }).from(photos).where(inArray(photos.key, keys)))

/** Which of these keys are those of pictures of people. */
export const findWorn = async (db: Db, keys: string[]): Promise<Set<string>> => {
  const key = sql<string>`substring(${users.avatarUrl} from '[0-9a-f]{32}')`
  return setOf(await db.select({ name: key }).from(users).where(inArray(key, keys)))
}

/** Which of these jobs will be tried yet, by their keys. */
export const findQueued = async (db: Db, keys: string[]): Promise<Set<string>> => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select key as name from graphile_worker.jobs
    where key = any(${sql.param(keys)}::text[]) and attempts < max_attempts`)
  return setOf(rows)
}

/** Photos whose sizes have been awaited since before a moment. */
export const findStuck = (db: Db, before: Date): Promise<{ id: string }[]> =>
  db
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.state, 'processing'), lt(photos.createdAt, before)))
    .orderBy(photos.id)
