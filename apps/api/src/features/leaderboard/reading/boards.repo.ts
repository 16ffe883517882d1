import type { Board } from '@soundings/contract/leaderboard'
import { type SQL, sql } from 'drizzle-orm'
import { isBlockedBetween } from '#db/blocked.ts'
import type { Db } from '#db/client.ts'
import type { Entry } from '../keeping/entries.ts'

/** Which list is read, by whom: visitors have no id. */
export type Wanted = {
  board: Board
  /** As it is kept: `2026`. */
  period: string
  country: string | undefined
  group: string | undefined
  readerId: string | undefined
}

/** Where somebody stands in the order of a board. */
export type Place = { score: number; tieAt: string; userId: string }

type Row = Pick<Entry, 'userId' | 'score' | 'figures'> & { tieAt: string }
export type RankedRow = Row & { rank: number }

const listedOn = ({ board, period, country, group }: Wanted): SQL => sql`
  s.board = ${board} and s.period = ${period} and s.is_listed
  ${country === undefined ? sql`` : sql`and s.country = ${country}`}
  ${group === undefined ? sql`` : sql`and exists (select from group_people g where g.group_id = ${group}::uuid and g.user_id = s.user_id and g.state = 'in')`}`

/** Nobody meets whom they blocked, or who blocked them. */
const met = ({ readerId }: Wanted): SQL =>
  readerId === undefined ? sql`` : sql`and not ${isBlockedBetween(sql`${readerId}::uuid`, sql`s.user_id`)}`

const columns = sql`s.user_id as "userId", s.score, s.figures,
  to_char(s.tie_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "tieAt"`

/** What comes after a place, or before it, nearest first: each part is one range of the index. */
const beside = (wanted: Wanted, place: Place | undefined, side: 'after' | 'before', limit: number): SQL => {
  const from = sql`from board_scores s where ${listedOn(wanted)} ${met(wanted)}`
  const order = side === 'after' ? sql`score desc, tie_at, user_id` : sql`score, tie_at desc, user_id desc`
  if (place === undefined) return sql`select s.* ${from} order by ${order} limit ${limit}`
  const sign = side === 'after' ? sql`>` : sql`<`
  const beyond = side === 'after' ? sql`<` : sql`>`
  return sql`
    (select s.* ${from} and s.score = ${place.score}
      and (s.tie_at, s.user_id) ${sign} (${place.tieAt}::timestamptz, ${place.userId}::uuid) order by ${order} limit ${limit})
    union all
    (select s.* ${from} and s.score ${beyond} ${place.score} order by ${order} limit ${limit})
    order by ${order} limit ${limit}`
}

/** The ranks of some scores: one more than people have more. */
const ranksOf = async (db: Db, wanted: Wanted, scores: readonly number[]): Promise<Map<number, number>> => {
  const asked = [...new Set(scores)]
  if (asked.length === 0) return new Map()
  const levels =
    wanted.group === undefined
      ? sql`select score, people from board_levels where board = ${wanted.board} and period = ${wanted.period}
          and place = ${wanted.country ?? ''} and score >= ${Math.min(...asked)}`
      : sql`select s.score, count(*) as people from board_scores s where ${listedOn(wanted)} group by s.score`
  const { rows } = await db.execute<{ score: number; rank: number }>(sql`
    select score, rank::int from (
      select score, sum(people) over (order by score desc) - people + 1 as rank from (${levels}) levels
    ) ranked where score = any(${sql.param(asked)}::int[])`)
  return new Map(rows.map(({ score, rank }) => [score, rank]))
}

const ranked = async (db: Db, wanted: Wanted, rows: Row[]): Promise<RankedRow[]> => {
  const ranks = await ranksOf(
    db,
    wanted,
    rows.map(({ score }) => score),
  )
  return rows.map((row) => ({ ...row, rank: ranks.get(row.score) ?? 1 }))
}

/** Part of a board, in its order, with ranks that do not depend on who reads it. */
export const listBoard = async (
  db: Db,
  wanted: Wanted,
  after: Place | undefined,
  limit: number,
): Promise<RankedRow[]> => {
  const { rows } = await db.execute<Row>(
    sql`select ${columns} from (${beside(wanted, after, 'after', limit)}) s order by s.score desc, s.tie_at, s.user_id`,
  )
  return ranked(db, wanted, rows)
}

/** Somebody with those just before and after them, in the order of the board. */
export const listAround = async (db: Db, wanted: Wanted, own: Place, each: number): Promise<RankedRow[]> => {
  const me = sql`select s.* from board_scores s where s.board = ${wanted.board} and s.period = ${wanted.period}
    and s.user_id = ${own.userId}::uuid`
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from (
      (${beside(wanted, own, 'before', each)}) union all (${me}) union all (${beside(wanted, own, 'after', each)})
    ) s order by s.score desc, s.tie_at, s.user_id`)
  return ranked(db, wanted, rows)
}

/** How many people the list holds for this reader: as many as its pages show. */
export const countBoard = async (db: Db, wanted: Wanted): Promise<number> => {
  const { board, period, country, group, readerId } = wanted
  const all =
    group === undefined
      ? sql`coalesce((select sum(people) from board_levels
          where board = ${board} and period = ${period} and place = ${country ?? ''}), 0)`
      : sql`(select count(*) from board_scores s where ${listedOn(wanted)})`
  const apart = sql`(select count(*) from board_scores s where ${listedOn(wanted)} and s.user_id in (
    select blocked_id from blocks where blocker_id = ${readerId}::uuid
    union select blocker_id from blocks where blocked_id = ${readerId}::uuid))`
  const { rows } = await db.execute<{ n: number }>(
    sql`select (${all} ${readerId === undefined ? sql`` : sql`- ${apart}`})::int as n`,
  )
  return rows[0]?.n ?? 0
}

export type OwnRow = Row & { isListed: boolean; isThere: boolean }

/** What somebody has on a board, and whether they are in the list that is asked for. */
export const findOwn = async (db: Db, wanted: Wanted, userId: string): Promise<OwnRow | undefined> => {
  const { rows } = await db.execute<OwnRow>(sql`
    select ${columns}, s.is_listed as "isListed", (${listedOn(wanted)}) as "isThere"
    from board_scores s where s.board = ${wanted.board} and s.period = ${wanted.period} and s.user_id = ${userId}::uuid`)
  return rows[0]
}

/** The rank of a score in a list, and the next higher score that somebody has. */
export const findRank = async (
  db: Db,
  wanted: Wanted,
  score: number,
): Promise<{ rank: number; next: number | null }> => {
  const higher =
    wanted.group === undefined
      ? sql`select sum(people) as people, min(score) as next from board_levels where board = ${wanted.board}
          and period = ${wanted.period} and place = ${wanted.country ?? ''} and score > ${score}`
      : sql`select count(*) as people, min(s.score) as next from board_scores s where ${listedOn(wanted)} and s.score > ${score}`
  const { rows } = await db.execute<{ rank: number; next: number | null }>(
    sql`select (coalesce(people, 0) + 1)::int as rank, next from (${higher}) higher`,
  )
  return rows[0] ?? { rank: 1, next: null }
}
