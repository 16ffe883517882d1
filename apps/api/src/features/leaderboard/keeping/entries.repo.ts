import { and, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { boardScores } from '#db/schema/leaderboard.ts'
import type { Entry } from './entries.ts'
import type { LevelChange } from './levels.ts'

/** The rows of these people in these periods. */
export const findEntries = async (
  db: Db,
  userIds: readonly string[],
  periods: readonly string[],
): Promise<Entry[]> =>
  userIds.length === 0
    ? []
    : db
        .select()
        .from(boardScores)
        .where(and(inArray(boardScores.userId, [...userIds]), inArray(boardScores.period, [...periods])))

type Key = Pick<Entry, 'board' | 'period' | 'userId'>

export const deleteEntries = async (tx: Db, keys: readonly Key[]): Promise<void> => {
  if (keys.length === 0) return
  await tx.execute(sql`delete from ${boardScores} s using
    unnest(${sql.param(keys.map(({ board }) => board))}::text[], ${sql.param(keys.map(({ period }) => period))}::text[],
      ${sql.param(keys.map(({ userId }) => userId))}::uuid[]) as gone(board, period, user_id)
    where s.board = gone.board and s.period = gone.period and s.user_id = gone.user_id`)
}

/** Writes rows, those that are there anew. */
export const saveEntries = async (tx: Db, entries: readonly Entry[]): Promise<void> => {
  if (entries.length === 0) return
  const json = JSON.stringify(
    entries.map(({ userId, tieAt, isListed, ...rest }) => ({
      ...rest,
      user_id: userId,
      tie_at: tieAt,
      is_listed: isListed,
    })),
  )
  await tx.execute(sql`
    insert into ${boardScores} (board, period, user_id, score, tie_at, country, is_listed, figures)
    select board, period, user_id, score, tie_at, country, is_listed, figures
    from jsonb_to_recordset(${json}::jsonb) as come(board text, period text, user_id uuid, score int,
      tie_at timestamptz, country text, is_listed boolean, figures jsonb)
    order by board, period, user_id
    on conflict (board, period, user_id) do update set score = excluded.score, tie_at = excluded.tie_at,
      country = excluded.country, is_listed = excluded.is_listed, figures = excluded.figures`)
}

/** Adds to how many people have each score; a level that nobody has any more goes. */
export const changeLevels = async (tx: Db, changes: readonly LevelChange[]): Promise<void> => {
  if (changes.length === 0) return
  const json = sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
    as come(board text, period text, place text, score int, people int)`
  await tx.execute(sql`
    insert into board_levels as kept (board, period, place, score, people)
    select board, period, place, score, people from ${json} order by board, period, place, score
    on conflict (board, period, place, score) do update set people = kept.people + excluded.people`)
  await tx.execute(sql`
    delete from board_levels kept using ${json}
    where kept.board = come.board and kept.period = come.period and kept.place = come.place
      and kept.score = come.score and kept.people = 0`)
}

/** Forgets what was kept of periods that are over. */
export const deleteOldPeriods = async (tx: Db, current: readonly string[]): Promise<void> => {
  const old = sql`not (period = any(${sql.param([...current])}::text[]))`
  await tx.execute(sql`delete from board_scores where ${old}`)
  await tx.execute(sql`delete from board_levels where ${old}`)
}
