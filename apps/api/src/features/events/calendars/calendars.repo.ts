import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** So many events a calendar holds, those that begin first. */
const most = 500
/** What is over, and what was cancelled, stays in a calendar for so many days. */
const kept = sql`interval '30 days'`

/** The ids of public events to come, and of those that were lately cancelled; of a group or a country. */
export const listForCalendar = async (
  db: Db,
  { groupId, country, now }: { groupId?: string | undefined; country?: string | undefined; now: Date },
): Promise<string[]> => {
  const at = sql`${now.toISOString()}::timestamptz`
  const of = sql`visibility <> 'link'
    ${groupId ? sql`and group_id = ${groupId}` : sql`and visibility = 'public'`}
    ${country ? sql`and country = ${country}` : sql``}`
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from events where ${of} and ends_at > ${at}
      and (state in ('open', 'closed') and not is_past or state = 'cancelled' and cancelled_at > ${at} - ${kept})
    order by starts_at, id limit ${most}`)
  return rows.map(({ id }) => id)
}

/** The ids of what somebody is in: to come, lately over, or lately cancelled. */
export const listOfPerson = async (db: Db, userId: string, now: Date): Promise<string[]> => {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ id: string }>(sql`
    select events.id from event_people own join events on events.id = own.event_id
    where own.user_id = ${userId} and own.state = 'going' and own.starts_at > ${at} - interval '90 days'
      and (events.state in ('open', 'closed') and events.ends_at > ${at} - ${kept}
        or events.state = 'cancelled' and events.cancelled_at > ${at} - ${kept})
    order by own.starts_at, events.id limit ${most}`)
  return rows.map(({ id }) => id)
}
