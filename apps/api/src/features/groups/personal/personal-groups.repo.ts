import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { groupDives, groupInvites, groupPeople, groups } from '#db/schema/groups.ts'

/** The groups that somebody is in, asked, or was invited to, as they said it; a ban is the group’s. */
export const findMembershipsOf = (db: Db, userId: string) =>
  db
    .select({
      groupId: groups.id,
      group: groups.name,
      role: groupPeople.role,
      state: groupPeople.state,
      note: groupPeople.note,
      since: groupPeople.at,
      hearsOfThreads: groupPeople.watches,
    })
    .from(groupPeople)
    .innerJoin(groups, eq(groups.id, groupPeople.groupId))
    .where(eq(groupPeople.userId, userId))
    .orderBy(asc(groupPeople.at))

export const findFoundedBy = (db: Db, userId: string) =>
  db
    .select({
      id: groups.id,
      name: groups.name,
      description: groups.description,
      kind: groups.kind,
      createdAt: groups.createdAt,
    })
    .from(groups)
    .where(eq(groups.createdBy, userId))
    .orderBy(asc(groups.createdAt))

export const findSharedOf = (db: Db, userId: string) =>
  db
    .select({
      groupId: groupDives.groupId,
      diveId: groupDives.diveId,
      reportId: groupDives.reportId,
      sharedAt: groupDives.at,
    })
    .from(groupDives)
    .where(eq(groupDives.byId, userId))
    .orderBy(asc(groupDives.at))

export const findInvitesOf = (db: Db, userId: string) =>
  db
    .select({
      groupId: groupInvites.groupId,
      uses: groupInvites.uses,
      usesLeft: groupInvites.usesLeft,
      createdAt: groupInvites.createdAt,
      expiresAt: groupInvites.expiresAt,
    })
    .from(groupInvites)
    .where(eq(groupInvites.byId, userId))
    .orderBy(asc(groupInvites.createdAt))

/** Groups that somebody owns, in one order for everybody. */
export const findOwnedBy = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: groupPeople.groupId })
    .from(groupPeople)
    .where(and(eq(groupPeople.userId, userId), eq(groupPeople.state, 'in'), eq(groupPeople.role, 'owner')))
    .orderBy(asc(groupPeople.groupId))
  return rows.map(({ id }) => id)
}

/** The groups where somebody stands in any way, in one order for everybody. */
export const findAllOf = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: groupPeople.groupId })
    .from(groupPeople)
    .where(eq(groupPeople.userId, userId))
    .orderBy(asc(groupPeople.groupId))
  return rows.map(({ id }) => id)
}

/** Takes somebody’s name off what stays, and what is theirs away. */
export const forgetPerson = async (tx: Db, userId: string): Promise<void> => {
  await tx.delete(groupDives).where(eq(groupDives.byId, userId))
  await tx.delete(groupPeople).where(eq(groupPeople.userId, userId))
  await tx.update(groupPeople).set({ byId: null }).where(eq(groupPeople.byId, userId))
  await tx.update(groupInvites).set({ byId: null }).where(eq(groupInvites.byId, userId))
  await tx.update(groups).set({ createdBy: null }).where(eq(groups.createdBy, userId))
}
