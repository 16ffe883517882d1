import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { preparedStatement } from '#db/prepared.ts'
import { notifications, users } from '#db/schema/people.ts'
import { blocks, mutes } from '#db/schema/relations.ts'

type Row = typeof notifications.$inferInsert

/** What decides how somebody is told. */
export type Ways = { userId: string; preferences: Record<string, unknown>; hasPush: boolean }

/** They are to hear of what somebody did: neither blocked the other, nor did they mute them. */
const actor = sql`${sql.placeholder('actorId')}::uuid`
const isHeeding = sql`
  not exists (select from ${blocks} where blocker_id = ${actor} and blocked_id = asked.user_id)
  and not exists (select from ${blocks} where blocker_id = asked.user_id and blocked_id = ${actor})
  and not exists (select from ${mutes} where muter_id = asked.user_id and muted_id = ${actor})`

const waysOf = (name: string, condition: SQL) =>
  preparedStatement<{
    user_id: string
    preferences: Record<string, unknown> | null
    has_push: boolean
  }>(
    name,
    () => sql`
      select asked.user_id, chosen.preferences,
        exists (select from push_subscriptions p where p.user_id = asked.user_id) as has_push
      from unnest(${sql.placeholder('userIds')}::uuid[]) as asked(user_id)
      left join notification_preferences chosen on chosen.user_id = asked.user_id
      where ${condition}`,
  )
const waysOfAll = waysOf('ways_of_all', sql`true`)
const waysOfHeeding = waysOf('ways_of_heeding', isHeeding)

/** How each of these people wants to be told of things, without those who are not to hear of what `actorId` does. */
export const findWays = async (
  db: Db,
  userIds: readonly string[],
  actorId: string | undefined,
): Promise<Ways[]> => {
  const asked = { userIds: [...new Set(userIds)] }
  const rows = await (actorId === undefined ? waysOfAll(db, asked) : waysOfHeeding(db, { ...asked, actorId }))
  return rows.map(({ user_id, preferences, has_push }) => ({
    userId: user_id,
    preferences: preferences ?? {},
    hasPush: has_push,
  }))
}

/** So many rows at most are written by one statement. */
const most = 1_000

export const insertNotifications = async (db: Db, rows: Row[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += most)
    await db.insert(notifications).values(rows.slice(from, from + most))
}

/** Whoever else gathers under the key waits until the transaction ends, so that nobody is counted twice or lost. */
export const lockGathering = async (tx: Db, key: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notifications ${key}`}, 0))`)
}

export type Gathered = { id: string; userId: string; actorIds: string[]; actors: number }

/** What is gathered under a key and not read yet, locked so that nobody reads it meanwhile. */
export const findGathered = (tx: Db, key: string, userIds: string[]): Promise<Gathered[]> =>
  tx
    .select({
      id: notifications.id,
      userId: notifications.userId,
      actorIds: notifications.actorIds,
      actors: notifications.actors,
    })
    .from(notifications)
    .where(
      and(
        eq(notifications.groupKey, key),
        inArray(notifications.userId, userIds),
        isNull(notifications.readAt),
      ),
    )
    .orderBy(notifications.id)
    .for('update')

type Renewed = Gathered & { message: string }

/** Renews gathered notifications where they are. */
export const renewGathered = async (
  tx: Db,
  renewed: Renewed[],
  { createdAt, link }: Required<Pick<Row, 'createdAt' | 'link'>>,
): Promise<void> => {
  if (renewed.length === 0) return
  const rows = JSON.stringify(
    renewed.map(({ id, actorIds, actors, message }) => ({ id, actor_ids: actorIds, actors, message })),
  )
  await tx.execute(sql`
    update notifications set actor_ids = renewed.actor_ids, actors = renewed.actors, message = renewed.message,
      link = ${link}, created_at = ${createdAt.toISOString()}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as renewed(id uuid, actor_ids uuid[], actors int, message text)
    where notifications.id = renewed.id`)
}

/** Forgets what was gathered under a key: of one person, or of everybody. */
export const forgetGathered = async (
  tx: Db,
  { userId, key }: { userId?: string; key: string },
): Promise<void> => {
  await tx
    .delete(notifications)
    .where(and(eq(notifications.groupKey, key), userId ? eq(notifications.userId, userId) : undefined))
}

/** The handles that people have now, by their ids; who left has none. */
export const findHandles = async (db: Db, ids: string[]): Promise<Map<string, string>> => {
  const rows = await db
    .select({ id: users.id, handle: users.handle })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.deletedAt)))
  return new Map(rows.flatMap(({ id, handle }) => (handle === null ? [] : [[id, handle] as const])))
}
