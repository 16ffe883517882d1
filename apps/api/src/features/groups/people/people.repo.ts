import type { GroupRole, MemberState } from '@soundings/contract/groups-fields'
import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import { isBlockedBetween } from '#db/blocked.ts'
import type { Db } from '#db/client.ts'
import { groupDives, groupPeople, groups } from '#db/schema/groups.ts'

export type Membership = typeof groupPeople.$inferSelect

const isOf = (groupId: string, userId: string) =>
  and(eq(groupPeople.groupId, groupId), eq(groupPeople.userId, userId))

export const findPerson = async (
  db: Db,
  groupId: string,
  userId: string,
): Promise<Membership | undefined> => {
  const [row] = await db.select().from(groupPeople).where(isOf(groupId, userId))
  return row
}

/** Puts somebody where they stand now, whatever was before. */
export const savePerson = async (
  tx: Db,
  row: Pick<Membership, 'groupId' | 'userId' | 'state' | 'at'> & Partial<Membership>,
): Promise<void> => {
  const known = { role: 'member' as const, note: null, byId: null, activeAt: row.at, ...row }
  const { groupId: _, userId: _u, ...set } = known
  await tx
    .insert(groupPeople)
    .values(known)
    .onConflictDoUpdate({ target: [groupPeople.groupId, groupPeople.userId], set })
}

export const saveRole = async (tx: Db, groupId: string, userId: string, role: GroupRole): Promise<void> => {
  await tx.update(groupPeople).set({ role }).where(isOf(groupId, userId))
}

export const saveWatches = async (
  db: Db,
  groupId: string,
  userId: string,
  watches: boolean,
): Promise<boolean> => {
  const saved = await db
    .update(groupPeople)
    .set({ watches })
    .where(and(isOf(groupId, userId), eq(groupPeople.state, 'in')))
    .returning({ id: groupPeople.userId })
  return saved.length > 0
}

/** Takes somebody out of a group, with what they shared there. */
export const deletePerson = async (tx: Db, groupId: string, userId: string): Promise<void> => {
  await tx.delete(groupPeople).where(isOf(groupId, userId))
  await deleteSharedBy(tx, groupId, userId)
}

export const deleteSharedBy = async (tx: Db, groupId: string, userId: string): Promise<void> => {
  await tx.delete(groupDives).where(and(eq(groupDives.groupId, groupId), eq(groupDives.byId, userId)))
}

export const findOwners = async (db: Db, groupId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: groupPeople.userId })
    .from(groupPeople)
    .where(and(eq(groupPeople.groupId, groupId), eq(groupPeople.state, 'in'), eq(groupPeople.role, 'owner')))
    .orderBy(asc(groupPeople.at))
  return rows.map(({ id }) => id)
}

/** Owners and organisers. */
export const findOrganisers = async (db: Db, groupId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: groupPeople.userId })
    .from(groupPeople)
    .where(and(eq(groupPeople.groupId, groupId), eq(groupPeople.state, 'in'), ne(groupPeople.role, 'member')))
  return rows.map(({ id }) => id)
}

/** Everybody who is in. */
export const findMemberIds = async (db: Db, groupId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: groupPeople.userId })
    .from(groupPeople)
    .where(and(eq(groupPeople.groupId, groupId), eq(groupPeople.state, 'in')))
  return rows.map(({ id }) => id)
}

/** All who are in besides one: those who may inherit it. */
export const findOthers = (db: Db, groupId: string, userId: string): Promise<Membership[]> =>
  db
    .select()
    .from(groupPeople)
    .where(and(eq(groupPeople.groupId, groupId), eq(groupPeople.state, 'in'), ne(groupPeople.userId, userId)))
    .orderBy(desc(groupPeople.role), asc(groupPeople.at))
    .limit(100)

/** Whether somebody and one of those who organise a group keep each other away. */
export const isKeptOut = async (db: Db, groupId: string, userId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: groupPeople.userId })
    .from(groupPeople)
    .where(
      and(
        eq(groupPeople.groupId, groupId),
        eq(groupPeople.state, 'in'),
        ne(groupPeople.role, 'member'),
        isBlockedBetween(groupPeople.userId, sql`${userId}::uuid`),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export const countPeople = async (db: Db, groupId: string, state: MemberState): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(groupPeople)
    .where(and(eq(groupPeople.groupId, groupId), eq(groupPeople.state, state)))
  return row?.n ?? 0
}

export const countOwned = async (db: Db, userId: string): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(groupPeople)
    .innerJoin(groups, eq(groups.id, groupPeople.groupId))
    .where(
      and(
        eq(groupPeople.userId, userId),
        eq(groupPeople.state, 'in'),
        eq(groupPeople.role, 'owner'),
        ne(groups.state, 'archived'),
      ),
    )
  return row?.n ?? 0
}

/** Where a page of members ended. */
type MemberPlace = { role: GroupRole; at: Date; userId: string }

/** People of a group in one state: owners, organisers, then members, the latest first. */
export const listPeople = (
  db: Db,
  groupId: string,
  { state, after, limit }: { state: MemberState; after?: MemberPlace | undefined; limit: number },
): Promise<Membership[]> =>
  db
    .select()
    .from(groupPeople)
    .where(
      and(
        eq(groupPeople.groupId, groupId),
        eq(groupPeople.state, state),
        after &&
          sql`(${groupPeople.role}, ${groupPeople.at}, ${groupPeople.userId}) < (${after.role}, ${after.at.toISOString()}::timestamptz, ${after.userId}::uuid)`,
      ),
    )
    .orderBy(desc(groupPeople.role), desc(groupPeople.at), desc(groupPeople.userId))
    .limit(limit)

export const touch = async (tx: Db, groupId: string, userId: string, activeAt: Date): Promise<void> => {
  await tx.update(groupPeople).set({ activeAt }).where(isOf(groupId, userId))
}
