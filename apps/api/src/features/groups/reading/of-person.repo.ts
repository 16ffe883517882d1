import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { groupPeople, groups } from '#db/schema/groups.ts'
import type { TimedPlace } from '#shared/timed-place.ts'

const isShownOf = (userId: string) =>
  and(
    eq(groupPeople.userId, userId),
    eq(groupPeople.state, 'in'),
    sql`${groups.state} = 'public' and ${groups.kind} <> 'private'`,
  )

/** A group on a profile, and since when its owner is in it. */
export type PublicGroup = Pick<typeof groups.$inferSelect, 'id' | 'name' | 'members'> &
  Pick<typeof groupPeople.$inferSelect, 'role'> & { joinedAt: Date }

/** The groups that somebody is in and everybody finds, those joined last first. */
export const listPublicGroupsOf = async (
  db: Db,
  userId: string,
  { after, limit }: { after: TimedPlace | undefined; limit: number },
): Promise<PublicGroup[]> =>
  db
    .select({
      id: groups.id,
      name: groups.name,
      members: groups.members,
      role: groupPeople.role,
      joinedAt: groupPeople.at,
    })
    .from(groupPeople)
    .innerJoin(groups, eq(groups.id, groupPeople.groupId))
    .where(
      and(
        isShownOf(userId),
        after && sql`(${groupPeople.at}, ${groups.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(groupPeople.at), desc(groups.id))
    .limit(limit)

export const countPublicGroupsOf = async (db: Db, userId: string): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(groupPeople)
    .innerJoin(groups, eq(groups.id, groupPeople.groupId))
    .where(isShownOf(userId))
  return row?.n ?? 0
}
