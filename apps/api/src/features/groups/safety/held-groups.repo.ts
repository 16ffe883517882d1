import { and, asc, count, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { comesAfter } from '#db/pages.ts'
import { groups } from '#db/schema/groups.ts'
import { users } from '#db/schema/people.ts'
import type { PendingPlace } from '#extension-points/reviewable.ts'

const selectGroups = (db: Db) =>
  db
    .select({ group: getTableColumns(groups), authorHandle: users.handle })
    .from(groups)
    .leftJoin(users, eq(users.id, groups.createdBy))

/** A group with who founded it. */
export type FoundedGroup = Awaited<ReturnType<typeof selectGroups>>[number]

const isHeld = eq(groups.state, 'held')

/** Groups that are held, those that wait longest first. */
export const listHeld = (db: Db, after: PendingPlace | undefined, limit: number): Promise<FoundedGroup[]> =>
  selectGroups(db)
    .where(and(isHeld, comesAfter(groups.createdAt, groups.id, after)))
    .orderBy(asc(groups.createdAt), asc(groups.id))
    .limit(limit)

export const countHeld = async (db: Db): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(groups).where(isHeld)
  return row?.n ?? 0
}

export const findFounded = async (db: Db, ids: readonly string[]): Promise<FoundedGroup[]> =>
  ids.length === 0 ? [] : selectGroups(db).where(inArray(groups.id, [...ids]))
