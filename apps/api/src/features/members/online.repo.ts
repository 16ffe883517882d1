import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { presence } from '#db/schema/presence.ts'
import { peopleCards, profiles } from '#db/schema/profiles.ts'
import { buddies } from '#db/schema/relations.ts'
import { isAfter, isWanted, latestFirst, type Place, type Wanted } from './lists.repo.ts'

/** Whoever was seen within so many milliseconds is online. */
const recent = 120_000

const isRecent = (now: Date): SQL => gt(presence.seenAt, new Date(now.getTime() - recent))

/** Who of these is online and not hidden. Whether the reader may know is for the rule to say. */
export const findOnline = async (db: Db, ids: readonly string[], now: Date): Promise<Set<string>> => {
  const rows = await db
    .select({ id: presence.userId })
    .from(presence)
    .where(and(inArray(presence.userId, [...ids]), isRecent(now), sql`${presence.visibleTo} <> 'nobody'`))
  return new Set(rows.map(({ id }) => id))
}

/**
 * Whether a member sees that somebody is online; needs the profile joined. What an instance wrote may be a minute old, so
 * what the person chose is asked too: `maySeePresence` of `packages/rules/src/privacy.ts`, in SQL.
 */
const isSeen = (readerId: string, now: Date): SQL | undefined => {
  const chosen = sql`coalesce(${profiles.privacy} ->> 'presence', 'members')`
  const areBuddies = sql`exists (select from ${buddies} where ${buddies.acceptedAt} is not null
    and ${buddies.lowId} = least(${presence.userId}, ${readerId}::uuid)
    and ${buddies.highId} = greatest(${presence.userId}, ${readerId}::uuid))`
  return and(
    isRecent(now),
    sql`${presence.visibleTo} <> 'nobody' and ${chosen} <> 'nobody'`,
    sql`not coalesce((${profiles.privacy} ->> 'junior')::boolean, false)`,
    sql`((${presence.visibleTo} = 'members' and ${chosen} = 'members')
      or ${areBuddies} or ${presence.userId} = ${readerId}::uuid)`,
  )
}

/** The same for somebody in a list or a search. */
export const isOnlineTo = (readerId: string, now: Date): SQL => sql`exists (
  select from ${presence} left join ${profiles} on ${profiles.userId} = ${presence.userId}
  where ${presence.userId} = ${peopleCards.userId} and ${isSeen(readerId, now)})`

/** Whom a member sees online, and how many they are. As many rows are read as people are online, however many there are. */
export const listOnline = async (
  db: Db,
  wanted: Wanted & { readerId: string },
  now: Date,
  after: Place | undefined,
  limit: number,
): Promise<{ places: Place[]; total: number }> => {
  const online = and(isSeen(wanted.readerId, now), isWanted(wanted))
  const [places, [counted]] = await Promise.all([
    db
      .select({ id: peopleCards.userId, day: peopleCards.activeOn })
      .from(presence)
      .innerJoin(peopleCards, eq(peopleCards.userId, presence.userId))
      .leftJoin(profiles, eq(profiles.userId, presence.userId))
      .where(and(online, after && isAfter(after)))
      .orderBy(...latestFirst)
      .limit(limit),
    db
      .select({ n: sql<number>`count(*)::int` })
      .from(presence)
      .innerJoin(peopleCards, eq(peopleCards.userId, presence.userId))
      .leftJoin(profiles, eq(profiles.userId, presence.userId))
      .where(online),
  ])
  return { places, total: counted?.n ?? 0 }
}
