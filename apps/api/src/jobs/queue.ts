import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

// The tables are graphile-worker's own; it makes and keeps them (db/migrate.ts). Spoken to by its functions and views.

export type JobOptions = {
  /** How often the job is tried; the pauses between grow from seconds to six hours. */
  attempts?: number
  /** At most one job with the same key waits; a later one takes its place. */
  key?: string
  /** Not before this moment. */
  at?: Date
  /** Of two jobs that are due, the one with the lower number is done first; 0 where none is said. */
  priority?: number
}

/** So often a job is tried when its caller does not say: for about a day. */
const usualAttempts = 13

/** Puts a job into the queue, in the caller's transaction: it is there when that commits, and never otherwise. */
export const addJob = async (db: Db, name: string, payload: unknown, options: JobOptions = {}) => {
  const { attempts = usualAttempts, key = null, at, priority = 0 } = options
  await db.execute(sql`
    select from graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::json,
      run_at => ${at?.toISOString() ?? null}::timestamptz, max_attempts => ${attempts}::int, job_key => ${key}::text,
      priority => ${priority}::int)`)
}

/** How many jobs of this name are due or running. Those that failed and wait for their next try are not. */
export const countDue = async (db: Db, name: string): Promise<number> => {
  const { rows } = await db.execute<{ due: number }>(sql`
    select count(*)::int as due from graphile_worker.jobs
    where task_identifier = ${name} and run_at <= now() and attempts < max_attempts
      or task_identifier = ${name} and locked_at is not null`)
  return rows[0]?.due ?? 0
}

/** The name that a runner's line to the database goes by while the runner lives. */
export const lineName = (runner: string): string => `soundings jobs ${runner}`

/**
 * Gives back what dead runners held: jobs taken at least `age` milliseconds ago by a runner without a line to the
 * database. A process that is killed loses its line at once, and the system notices for one that was cut off.
 */
export const releaseLost = async (db: Db, age: number): Promise<void> => {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_at < now() - ${age} * interval '1 millisecond'
      and not exists (
        select from pg_stat_activity
        where datname = current_database() and application_name = ${lineName('')} || locked_by)
    having count(*) > 0`)
}

/** Forgets jobs that failed for good more than a week ago: their payload is of no use, and may be private. */
export const forgetFailed = async (db: Db): Promise<void> => {
  await db.execute(sql`
    select from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '7 days'))`)
}
