import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { isGroupSeen, isInGroup } from '#db/group-access.ts'
import { events } from '#db/schema/events.ts'

/** Which events, of those that a reader finds. */
export type Filter = {
  readerId: string | undefined
  now: Date
  when: 'upcoming' | 'past' | 'mine'
  /** Moments between which they begin, and the days of those that last all day. */
  from?: Date | undefined
  to?: Date | undefined
  country?: string | undefined
  siteId?: string | undefined
  groupId?: string | undefined
  seriesId?: string | undefined
  /** Of a series the next one alone. */
  isFolded?: boolean | undefined
  q?: string | undefined
  bounds?: Bounds | undefined
}
type Bounds = { west: number; south: number; east: number; north: number }
/** Where a page ended. */
export type Place = { at: string; id: string }

const instant = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`

/** What is found by everybody, and by members of its group. Written out, so that the indices of such events answer. */
const isListed = (readerId: string | undefined): SQL => {
  const ofOwnGroup =
    readerId === undefined
      ? sql`false`
      : sql`events.group_id is not null and ${isInGroup(events.groupId, readerId)}`
  return sql`events.state in ('open', 'closed') and events.visibility <> 'link'
    and (events.visibility = 'public' and ${isGroupSeen(events.groupId, readerId)} or ${ofOwnGroup})`
}

/** What somebody is in or waits for, whatever became of it, as long as they still see it. */
const isMine = (readerId: string): SQL => sql`events.state <> 'removed'
  and (events.group_id is null or events.visibility <> 'group' and ${isGroupSeen(events.groupId, readerId)}
    or ${isInGroup(events.groupId, readerId)})`

const within = ({ west, south, east, north }: Bounds): SQL => {
  const box = (from: number, to: number) =>
    sql`point(events.lng, events.lat) <@ box(point(${from}, ${south}), point(${to}, ${north}))`
  const is = west <= east ? box(west, east) : sql`(${box(west, 180)} or ${box(-180, east)})`
  return sql`events.lat is not null and not events.is_past and ${is}`
}

const likely = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`
/** Each of the words somewhere in the title or the place, in any order. */
const withWords = (q: string): SQL[] =>
  q.split(/\s+/).map((word) => sql`events.title || ' ' || events.location ilike ${likely(word)}`)

const narrowed = ({ from, to, country, siteId, groupId, seriesId, q, bounds }: Filter): SQL[] => [
  ...(from ? [sql`events.starts_at >= ${instant(from)}`] : []),
  ...(to ? [sql`events.starts_at < ${instant(to)}`] : []),
  ...(country ? [sql`events.country = ${country}`] : []),
  ...(siteId ? [sql`events.site_id = ${siteId}`] : []),
  ...(groupId ? [sql`events.group_id = ${groupId}`] : []),
  ...(seriesId ? [sql`events.series_id = ${seriesId}`] : []),
  ...(q ? withWords(q) : []),
  ...(bounds ? [within(bounds)] : []),
]

/** Without days of their own, what is to come begins now, and what is past ended before. */
const inTime = ({ when, now, from, to }: Filter): SQL[] => {
  if (from || to) return []
  return when === 'past'
    ? [sql`events.ends_at <= ${instant(now)} and events.starts_at <= ${instant(now)}`]
    : [sql`not events.is_past and events.ends_at > ${instant(now)}`]
}

const isUpward = ({ when }: Filter) => when !== 'past'

const source = ({ when, readerId }: Filter): SQL =>
  when === 'mine' && readerId !== undefined
    ? sql`event_people own join events on events.id = own.event_id`
    : sql`events`

/** The next one of its series that the reader finds, or is in. */
const isNextOfSeries = ({ when, readerId, now }: Filter): SQL => {
  const own =
    when === 'mine' && readerId !== undefined
      ? sql`join event_people theirs on theirs.event_id = earlier.id and theirs.user_id = ${readerId}
          and theirs.state in ('going', 'waiting')`
      : sql``
  return sql`(events.series_id is null or not exists (
    select from events earlier ${own} where earlier.series_id = events.series_id
      and earlier.starts_at < events.starts_at and earlier.ends_at > ${instant(now)} and not earlier.is_past
      and earlier.state in ('open', 'closed') and earlier.visibility = events.visibility))`
}

const matching = (filter: Filter): SQL => {
  const { when, readerId } = filter
  const whose =
    when === 'mine' && readerId !== undefined
      ? sql`own.user_id = ${readerId} and own.state in ('going', 'waiting') and ${isMine(readerId)}`
      : isListed(readerId)
  const next = filter.isFolded ? [isNextOfSeries(filter)] : []
  return sql.join([whose, ...inTime(filter), ...narrowed(filter), ...next], sql` and `)
}

/** The ids of events in the order of their time, after where the last page ended. */
export const listEventIds = async (
  db: Db,
  filter: Filter,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<Place[]> => {
  const up = isUpward(filter)
  const key = when(filter)
  const direction = up ? sql`asc` : sql`desc`
  const compared = up ? sql`>` : sql`<`
  const from = after
    ? sql`and (${key}, events.id) ${compared} (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``
  const { rows } = await db.execute<Place>(sql`
    select events.id, to_json(${key})#>>'{}' as at from ${source(filter)}
    where ${matching(filter)} ${from}
    order by ${key} ${direction}, events.id ${direction} limit ${limit}`)
  return rows
}
/** Of what somebody is in, the index of their places answers. */
const when = (filter: Filter): SQL => (filter.when === 'mine' ? sql`own.starts_at` : sql`events.starts_at`)

/** How many there are, up to 1,000. */
export const countEvents = async (db: Db, filter: Filter): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select from ${source(filter)} where ${matching(filter)} limit ${mostCounted}) found`)
  return rows[0]?.n ?? 0
}
const mostCounted = 1_000

/** So many events near a place are looked at; beyond them nobody pages. */
const mostNear = 200

/** Those to come within so many kilometres, the nearest first; of a series the next one alone. */
export const listNear = async (
  db: Db,
  filter: Filter,
  { lat, lng, radius }: { lat: number; lng: number; radius: number },
): Promise<{ id: string; distance: number }[]> => {
  const here = sql`place_of(${lat}, ${lng})`
  const there = sql`place_of(events.lat, events.lng)`
  const { rows } = await db.execute<{ id: string; distance: number }>(sql`
    select * from (
      select events.id, events.starts_at, km_between(${here}, ${there}) as distance from events
      where not events.is_past and events.lat is not null and cube_enlarge(${here}, ${radius}, 3) @> ${there}
        and ${matching({ ...filter, isFolded: true })}
      order by ${there} <-> ${here} limit ${mostNear}) near
    where distance <= ${radius}
    order by distance, starts_at, id`)
  return rows
}

/** How many events everybody finds are still to come. */
export const countUpcoming = async (db: Db, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from events where ${isListed(undefined)} and events.starts_at > ${instant(now)}`)
  return rows[0]?.n ?? 0
}
