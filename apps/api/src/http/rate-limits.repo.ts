import { inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { preparedStatement } from '#db/prepared.ts'
import { rateLimits } from '#db/schema/limits.ts'

/** A key to count under, how many points it holds, and when it ends if it begins now. */
export type Window = { key: string; max: number; expiresAt: Date }

type Count = { at: number; points: number; expires: number }

const maxForgotten = 5_000

const asked = (name: string, at: number) => sql.placeholder(`${name}${at}`)
const now = sql`${sql.placeholder('now')}::timestamptz`

/** Adds to the window at a place; one that is over begins anew. `when` says whether to, as the rest of a select. */
const step = (at: number, change: 1 | -1, when: SQL) => sql`
  insert into rate_limits as known (key, points, expires_at)
  select ${asked('key', at)}::text, ${sql.raw(String(Math.max(change, 0)))}, ${asked('expires', at)}::timestamptz ${when}
  on conflict (key) do update set
    points = greatest(0, case when known.expires_at <= ${now} then 0 else known.points end + ${sql.raw(String(change))}),
    expires_at = case when known.expires_at <= ${now} then excluded.expires_at else known.expires_at end
  returning points, expires_at`

const name = (at: number) => sql.raw(`step${at}`)

const joined = (steps: SQL[]): SQL => {
  const all = sql.join(
    steps.map((each, at) => sql`${name(at)} as (${each})`),
    sql`, `,
  )
  const counts = sql.join(
    steps.map(
      (_, at) => sql`
      select ${sql.raw(String(at))} as at, points, (extract(epoch from expires_at) * 1000)::float8 as expires from ${name(at)}`,
    ),
    sql` union all `,
  )
  return sql`with ${all} ${counts} order by at`
}

/** A statement for each number of windows: what is asked so often is planned once. */
const forEach = (what: string, stepAt: (at: number) => SQL) => {
  const known = new Map<number, ReturnType<typeof preparedStatement<Count>>>()
  return (count: number) => {
    const all = () => joined(Array.from({ length: count }, (_, at) => stepAt(at)))
    const found = known.get(count) ?? preparedStatement<Count>(`${what}_${count}`, all)
    known.set(count, found)
    return found
  }
}
const counting = forEach('count_tries', (at) =>
  step(at, 1, at > 0 ? sql`from ${name(at - 1)} where points <= ${asked('max', at - 1)}::int` : sql``),
)
const takingBack = forEach('take_back_tries', (at) =>
  step(at, -1, at > 0 ? sql`from ${name(at - 1)}` : sql``),
)

const valuesOf = (windows: Window[], moment: Date) =>
  Object.fromEntries([
    ['now', moment.toISOString()],
    ...windows.flatMap(({ key, max, expiresAt }, place) => [
      [`key${place}`, key],
      [`max${place}`, max],
      [`expires${place}`, expiresAt.toISOString()],
    ]),
  ])

/**
 * Adds a point to one window after the other, in one statement that needs no durable commit, and stops at the first
 * that then holds too many. Answers the windows it came to, with their points and ends; all callers take rows in the
 * order of their windows, so that no two wait for each other.
 */
export const countInTurn = async (db: Db, windows: Window[], moment: Date) => {
  if (windows.length === 0) return []
  const counts = await counting(windows.length)(db, valuesOf(windows, moment))
  return counts.flatMap(({ at, points, expires }) => {
    const window = windows[at]
    return window ? [{ ...window, points, expiresAt: new Date(expires) }] : []
  })
}

/** Takes a point back from each window. */
export const takeBack = async (db: Db, windows: Window[], moment: Date): Promise<void> => {
  if (windows.length > 0) await takingBack(windows.length)(db, valuesOf(windows, moment))
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
