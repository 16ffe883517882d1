import { type SQL, sql } from 'drizzle-orm'
import { isBlockedBetween } from '#db/blocked.ts'
import type { Db } from '#db/client.ts'
import { everybody } from '../awarding/earned.repo.ts'

/** Where a page of recipients ended. */
export type RecipientPlace = { at: string; userId: string }
export type Recipient = RecipientPlace & { achievementId: string }

const met = (readerId: string | undefined): SQL =>
  readerId === undefined ? sql`` : sql`and not ${isBlockedBetween(sql`${readerId}::uuid`, sql`e.user_id`)}`

const columns = sql`e.user_id as "userId", e.achievement_id as "achievementId",
  to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`

/** Who earned each of these last, of those who are named: so many of each. */
export const latestRecipients = async (
  db: Db,
  ids: readonly string[],
  readerId: string | undefined,
  most: number,
): Promise<Recipient[]> => {
  const { rows } = await db.execute<Recipient>(sql`
    select latest.* from unnest(${sql.param([...ids])}::text[]) as which(id)
    cross join lateral (
      select ${columns} from earned e where e.achievement_id = which.id and e.is_listed ${met(readerId)}
      order by e.at desc, e.user_id limit ${most}
    ) latest`)
  return rows
}

/** Who earned one, the latest first, of those who are named. */
export const listRecipients = async (
  db: Db,
  id: string,
  readerId: string | undefined,
  after: RecipientPlace | undefined,
  limit: number,
): Promise<Recipient[]> => {
  const later = after
    ? sql`and (e.at < ${after.at}::timestamptz or (e.at = ${after.at}::timestamptz and e.user_id > ${after.userId}::uuid))`
    : sql``
  const { rows } = await db.execute<Recipient>(sql`
    select ${columns} from earned e where e.achievement_id = ${id} and e.is_listed ${met(readerId)} ${later}
    order by e.at desc, e.user_id limit ${limit}`)
  return rows
}

/** How many of those whom the reader does not meet are named as having it. */
export const countApart = async (db: Db, id: string, readerId: string): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from earned where achievement_id = ${id} and is_listed and user_id in (
      select blocked_id from blocks where blocker_id = ${readerId}::uuid
      union select blocker_id from blocks where blocked_id = ${readerId}::uuid)`)
  return rows[0]?.n ?? 0
}

/** How many have each achievement, how many of them are named, and how many people there are. */
export const readTallies = async (db: Db) => {
  const { rows } = await db.execute<{ id: string; people: number; listed: number }>(
    sql`select achievement_id as id, people, listed from earned_tallies`,
  )
  const byId = new Map(rows.map(({ id, ...tally }) => [id, tally]))
  return {
    members: byId.get(everybody)?.people ?? 0,
    of: (id: string) => byId.get(id) ?? { people: 0, listed: 0 },
  }
}

/** How many achievements somebody has. */
export const countEarnedBy = async (db: Db, userId: string): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from earned where user_id = ${userId}::uuid`,
  )
  return rows[0]?.n ?? 0
}
