import { and, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { findGoing, isEventSeen, isGoing, isOrganisedBy } from './event-access.ts'
import { findGroupAccess, findGroupWatchers, isGroupSeen } from './group-access.ts'
import { events } from './schema/events.ts'
import { users } from './schema/people.ts'

// Talk is what is said in a group or at an event: who reads it, writes in it and keeps it in order.

type Id = SQLWrapper | string

/** Where something is said: in a group, at an event, or in the forum, where both are null. */
export type Talk = { groupId: string | null; eventId: string | null }

/** Whether a reader sees what is said there. */
export const isTalkSeen = (
  { groupId, eventId }: { groupId: SQLWrapper; eventId: SQLWrapper },
  reader: { id: Id; isModerator: boolean } | undefined,
) => sql<boolean>`(${and(isGroupSeen(groupId, reader?.id), isEventSeen(eventId, reader))})`

/** Those of these people who see what is said there. */
export const findSeeingTalk = async (
  db: Db,
  { groupId, eventId }: Talk,
  userIds: readonly string[],
): Promise<Set<string>> => {
  if (groupId === null && eventId === null) return new Set(userIds)
  const where = { groupId: sql`${groupId}::uuid`, eventId: sql`${eventId}::uuid` }
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        sql`${users.id} = any(${sql.param([...userIds])}::uuid[])`,
        isTalkSeen(where, { id: users.id, isModerator: false }),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Whether there is such a group or event, and a reader sees what is said there. */
export const isTalkThere = async (
  db: Db,
  { groupId, eventId }: Talk,
  reader: { id: string; isModerator: boolean } | undefined,
): Promise<boolean> => {
  if (groupId !== null) return (await findGroupAccess(db, groupId, reader?.id))?.isSeen ?? false
  if (eventId === null) return true
  const { rows } = await db.execute<{ is: boolean }>(
    sql`select ${isEventSeen(sql`${eventId}::uuid`, reader)} as "is"`,
  )
  return rows[0]?.is ?? false
}

const keyOf = ({ groupId, eventId }: Talk) => groupId ?? eventId ?? ''

/** Says of many at once who of them sees what is said where. */
export const talksSeen = async (
  db: Db,
  pairs: readonly { talk: Talk; readerId: string }[],
): Promise<(talk: Talk, readerId: string) => boolean> => {
  const seen = new Map<string, Set<string>>()
  for (const [key, of] of Map.groupBy(pairs, ({ talk }) => keyOf(talk))) {
    const readers = of.map(({ readerId }) => readerId)
    if (key !== '' && of[0]) seen.set(key, await findSeeingTalk(db, of[0].talk, readers))
  }
  return (talk, readerId) => keyOf(talk) === '' || (seen.get(keyOf(talk))?.has(readerId) ?? false)
}

/** Why somebody doesn’t write there; undefined where they do. Who sees it not at all reads `unseen`. */
export const whyNotWriting = async (
  db: Db,
  { groupId, eventId }: Talk,
  readerId: string | undefined,
): Promise<'unseen' | 'not-in-group' | 'not-in-event' | 'archived' | undefined> => {
  if (groupId !== null) {
    const group = await findGroupAccess(db, groupId, readerId)
    if (!group?.isSeen) return 'unseen'
    if (group.role === null) return 'not-in-group'
    return group.state === 'public' ? undefined : 'archived'
  }
  if (eventId === null) return undefined
  const reader = readerId === undefined ? undefined : { id: readerId, isModerator: false }
  const [event] = await db
    .select({
      state: events.state,
      isSeen: isEventSeen(sql`${eventId}::uuid`, reader),
      isIn: readerId === undefined ? sql<boolean>`false` : isGoing(eventId, readerId),
    })
    .from(events)
    .where(sql`${events.id} = ${eventId}`)
  if (!event?.isSeen) return 'unseen'
  if (!event.isIn) return 'not-in-event'
  return event.state === 'held' || event.state === 'removed' ? 'archived' : undefined
}

/** Whether somebody organises the group or the event that something is said in. */
export const organisesTalk = async (db: Db, { groupId, eventId }: Talk, userId: string): Promise<boolean> => {
  if (groupId !== null) {
    const role = (await findGroupAccess(db, groupId, userId))?.role
    return role === 'owner' || role === 'organiser'
  }
  if (eventId === null) return false
  const { rows } = await db.execute<{ is: boolean }>(
    sql`select ${isOrganisedBy(sql`${eventId}::uuid`, userId)} as "is"`,
  )
  return rows[0]?.is ?? false
}

/** The ids of those who hear of what is begun there. */
export const findTalkWatchers = async (db: Db, { groupId, eventId }: Talk): Promise<string[]> => {
  if (groupId !== null) return findGroupWatchers(db, groupId)
  return eventId === null ? [] : findGoing(db, eventId)
}
