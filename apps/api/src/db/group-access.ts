import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isBlockedBetween } from './blocked.ts'
import type { Db } from './client.ts'
import { groupPeople, groups } from './schema/groups.ts'

// Who reads and writes what belongs to a group: asked by whatever belongs to one, such as threads and events.

type Id = SQLWrapper | string

/** Whether somebody is in a group. */
export const isInGroup = (groupId: Id, userId: Id) => sql<boolean>`exists (
  select from ${groupPeople} where ${groupPeople.groupId} = ${groupId}
    and ${groupPeople.userId} = ${userId} and ${groupPeople.state} = 'in')`

/** The reader’s own row of a group, for joins. */
export const ownPlace = alias(groupPeople, 'mine')

/** Joins it; an invitation of somebody whom they keep away is none. */
export const isOwnPlace = (readerId: string | undefined): SQL | undefined =>
  readerId === undefined
    ? sql`false`
    : and(
        eq(ownPlace.groupId, groups.id),
        eq(ownPlace.userId, readerId),
        sql`not (${ownPlace.state} = 'invited' and coalesce(${isBlockedBetween(ownPlace.byId, sql`${readerId}::uuid`)}, false))`,
      )

/** Whether two people are in one group that does not let everybody in. */
export const shareGroup = (one: Id, other: Id) => sql<boolean>`exists (
  select from ${groupPeople} mine
  join ${groupPeople} theirs on theirs.group_id = mine.group_id and theirs.user_id = ${other}
  join ${groups} shared on shared.id = mine.group_id
  where mine.user_id = ${one} and mine.state = 'in' and theirs.state = 'in'
    and shared.kind <> 'open' and shared.state in ('public', 'archived'))`

/** Whether a reader sees what belongs to a group, or to none: of private ones, and those taken down, only members do. */
export const isGroupSeen = (groupId: SQLWrapper, readerId: Id | undefined) => {
  // Under a name of its own: `groupId` may be the column of a group that is read around this.
  const isOpen = sql`exists (
    select from ${groups} as asked where asked.id = ${groupId}
      and asked.kind <> 'private' and asked.state in ('public', 'archived'))`
  const asMember = readerId === undefined ? sql`` : sql`or ${isInGroup(groupId, readerId)}`
  return sql<boolean>`(${groupId} is null or ${isOpen} ${asMember})`
}

/** A group as one reader meets it. */
type GroupAccess = Pick<typeof groups.$inferSelect, 'id' | 'name' | 'kind' | 'state'> & {
  role: 'owner' | 'organiser' | 'member' | null
  isSeen: boolean
}

/** A group as a reader meets it; `role` is null where they are not in it. */
export const findGroupAccess = async (
  db: Db,
  groupId: string,
  readerId: string | undefined,
): Promise<GroupAccess | undefined> => {
  const [row] = await db
    .select({
      id: groups.id,
      name: groups.name,
      kind: groups.kind,
      state: groups.state,
      role: groupPeople.role,
      isSeen: isGroupSeen(groups.id, readerId),
    })
    .from(groups)
    .leftJoin(
      groupPeople,
      and(
        eq(groupPeople.groupId, groups.id),
        eq(groupPeople.state, 'in'),
        sql`${groupPeople.userId} = ${readerId ?? null}::uuid`,
      ),
    )
    .where(eq(groups.id, groupId))
  return row
}

/** Members who hear of new threads. */
export const findGroupWatchers = async (db: Db, groupId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: groupPeople.userId })
    .from(groupPeople)
    .where(and(eq(groupPeople.groupId, groupId), eq(groupPeople.state, 'in'), eq(groupPeople.watches, true)))
  return rows.map(({ id }) => id)
}
