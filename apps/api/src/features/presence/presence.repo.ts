import type { PrivacyChange } from '@soundings/contract/privacy'
import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { isBlockedBetween } from '#db/blocked.ts'
import type { Db } from '#db/client.ts'
import { presence } from '#db/schema/presence.ts'
import { freshFor, onlineFor } from './seen.ts'

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()

/**
 * Writes that these people are here, those alone whose row is no longer fresh, in one statement. Answers who of them came
 * online by it and shows it to somebody.
 */
export const writeSeen = async (db: Db, ids: string[], instance: string, now: Date): Promise<string[]> => {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    with due as (
      select asked.user_id, known.seen_at
      from unnest(${sql.param(ids)}::uuid[]) as asked(user_id)
      left join presence known on known.user_id = asked.user_id
      where known.seen_at is null or known.seen_at < ${before(now, freshFor)}::timestamptz
    ), written as (
      insert into presence (user_id, instance, seen_at, visible_to)
      select due.user_id, ${instance}::uuid, ${now.toISOString()}::timestamptz,
        presence_audience(coalesce(profiles.privacy, '{}'))
      from due
      join users on users.id = due.user_id and users.deleted_at is null
      left join profiles on profiles.user_id = due.user_id
      order by due.user_id
      on conflict (user_id) do update
        set instance = excluded.instance, seen_at = excluded.seen_at, visible_to = excluded.visible_to
        where presence.seen_at < excluded.seen_at
      returning user_id, visible_to
    )
    select written.user_id from written join due on due.user_id = written.user_id
    where written.visible_to <> 'nobody'
      and (due.seen_at is null or due.seen_at < ${before(now, onlineFor)}::timestamptz)`)
  return rows.map(({ user_id }) => user_id)
}

/** These people left this instance: they count as seen then, unless another has written since that they are there. */
export const writeLeft = async (db: Db, ids: string[], instance: string, seenAt: Date): Promise<void> => {
  await db
    .update(presence)
    .set({ seenAt: sql`least(${presence.seenAt}, ${seenAt.toISOString()}::timestamptz)` })
    .where(and(sql`${presence.userId} = any(${sql.param(ids)}::uuid[])`, eq(presence.instance, instance)))
}

/** Those of these people who show themselves to somebody. */
export const findVisible = async (db: Db, ids: string[]): Promise<string[]> => {
  const rows = await db
    .select({ id: presence.userId })
    .from(presence)
    .where(and(inArray(presence.userId, ids), ne(presence.visibleTo, 'nobody')))
  return rows.map(({ id }) => id)
}

/** When these people were last seen. */
export const findSeen = async (db: Db, ids: string[]): Promise<Map<string, Date>> => {
  const rows = await db
    .select({ id: presence.userId, seenAt: presence.seenAt })
    .from(presence)
    .where(inArray(presence.userId, ids))
  return new Map(rows.map(({ id, seenAt }) => [id, seenAt]))
}

export const deletePresenceOf = async (db: Db, userId: string): Promise<void> => {
  await db.delete(presence).where(eq(presence.userId, userId))
}

export const forgetSeenBefore = async (db: Db, oldest: Date): Promise<void> => {
  await db.delete(presence).where(lt(presence.seenAt, oldest))
}

/** Who asks about whom. */
export type Pair = { readerId: string; personId: string }

/** What decides for each pair whether the one may see the other, in the order asked; undefined where nobody is there. */
export const findPairs = async (db: Db, pairs: readonly Pair[]) => {
  const { rows } = await db.execute<{
    at: string
    privacy: PrivacyChange
    are_buddies: boolean
    is_blocked: boolean
  }>(sql`
    select asked.at, coalesce(profiles.privacy, '{}') as privacy,
      exists (
        select from buddies where accepted_at is not null
        and low_id = least(asked.person_id, asked.reader_id) and high_id = greatest(asked.person_id, asked.reader_id)
      ) as are_buddies,
      ${isBlockedBetween(sql`asked.reader_id`, sql`asked.person_id`)} as is_blocked
    from unnest(
      ${sql.param(pairs.map(({ readerId }) => readerId))}::uuid[],
      ${sql.param(pairs.map(({ personId }) => personId))}::uuid[]
    ) with ordinality as asked(reader_id, person_id, at)
    join users on users.id = asked.person_id and users.deleted_at is null and users.handle is not null
    left join profiles on profiles.user_id = asked.person_id`)
  const found = new Map(rows.map((row) => [Number(row.at) - 1, row]))
  return pairs.map((_, at) => found.get(at))
}
