import { inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { rateLimits } from '#db/schema/limits.ts'

/** A key to count under, how many points it holds, and when it ends if it begins now. */
export type Window = { key: string; max: number; expiresAt: Date }

type Count = { at: number; points: number; expires: number }

const maxForgotten = 5_000

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`

/** Adds to one window; one that is over begins anew. `when` says whether to, as the rest of a select. */
const step = ({ key, expiresAt }: Window, change: number, now: Date, when: SQL) => sql`
  insert into rate_limits as known (key, points, expires_at)
  select ${key}, ${Math.max(change, 0)}::int, ${moment(expiresAt)} ${when}
  on conflict (key) do update set
    points = greatest(0, case when known.expires_at <= ${moment(now)} then 0 else known.points end + ${change}::int),
    expires_at = case when known.expires_at <= ${moment(now)} then excluded.expires_at else known.expires_at end
  returning points, expires_at`

const name = (at: number) => sql.raw(`step${at}`)

const run = async (db: Db, steps: SQL[]): Promise<Count[]> => {
  const all = sql.join(
    steps.map((each, at) => sql`${name(at)} as (${each})`),
    sql`, `,
  )
  const counts = sql.join(
    steps.map(
      (_, at) => sql`
      select ${at}::int as at, points, (extract(epoch from expires_at) * 1000)::float8 as expires from ${name(at)}`,
    ),
    sql` union all `,
  )
  const { rows } = await db.execute<Count>(sql`with ${all} ${counts} order by at`)
  return rows
}

/**
 * Adds a point to one window after the other, in one statement that needs no durable commit, and stops at the first
 * that then holds too many. Answers the windows it came to, with their points and ends; all callers take rows in the
 * order of their windows, so that no two wait for each other.
 */
export const countInTurn = async (db: Db, windows: Window[], now: Date) => {
  const steps = windows.map((window, at) => {
    const before = windows[at - 1]
    return step(window, 1, now, before ? sql`from ${name(at - 1)} where points <= ${before.max}::int` : sql``)
  })
  const counts = await run(db, steps)
  return counts.flatMap(({ at, points, expires }) => {
    const window = windows[at]
    return window ? [{ ...window, points, expiresAt: new Date(expires) }] : []
  })
}

/** Takes a point back from each window. */
export const takeBack = async (db: Db, windows: Window[], now: Date): Promise<void> => {
  const steps = windows.map((window, at) => step(window, -1, now, at > 0 ? sql`from ${name(at - 1)}` : sql``))
  await run(db, steps)
}

/** Forgets windows that are over; those that somebody is counting in wait for the next time. */
export const forgetOver = async (db: Db, now: Date): Promise<void> => {
  const over = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.expiresAt, now))
    .limit(maxForgotten)
    .for('update', { skipLocked: true })
  await db.delete(rateLimits).where(inArray(rateLimits.key, over))
}
