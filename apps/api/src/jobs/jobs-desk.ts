import type { JobState } from '@soundings/contract/administration-fields'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

// What those who run the server see and do with the queue. Its tables are the library's own; the indexes that these
// questions are answered by are made in db/migrate.ts.

/** A job without what it works on, which may be private. */
export type QueuedJob = {
  id: string
  task: string
  attempts: number
  maxAttempts: number
  runAt: Date
  createdAt: Date
  lastError: string | null
  isRunning: boolean
}

/** Each as the index has it that is made for it. */
const inState: Record<JobState, SQL> = {
  failed: sql`not is_available and locked_at is null`,
  running: sql`not is_available and locked_at is not null`,
  retrying: sql`is_available and attempts > 0`,
  waiting: sql`is_available and attempts = 0`,
}

const columns = sql`jobs.id::text as id, tasks.identifier as task, attempts, max_attempts as "maxAttempts",
  run_at as "runAt", created_at as "createdAt", last_error as "lastError", locked_at is not null as "isRunning"`

type Row = Omit<QueuedJob, 'runAt' | 'createdAt'> & { runAt: string; createdAt: string }

const toJob = ({ runAt, createdAt, ...job }: Row): QueuedJob => ({
  ...job,
  runAt: new Date(runAt),
  createdAt: new Date(createdAt),
})

/** Jobs in a state, the latest first, before where the last page ended. */
export const listJobs = async (
  db: Db,
  state: JobState,
  before: string | undefined,
  limit: number,
): Promise<QueuedJob[]> => {
  const { rows } = await db.execute<Row>(sql`
    with listed as (
      select * from graphile_worker._private_jobs
      where ${inState[state]} ${before === undefined ? sql`` : sql`and id < ${before}::bigint`}
      order by id desc limit ${limit})
    select ${columns} from listed jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
    order by jobs.id desc`)
  return rows.map(toJob)
}

/** How many jobs are in each state, and when the oldest that is due was to run; of one task, or of all. */
export const countJobs = async (
  db: Db,
  task?: string,
): Promise<Record<JobState, number> & { oldestDue: Date | null }> => {
  const ofTask =
    task === undefined
      ? sql``
      : sql`and task_id = (select id from graphile_worker._private_tasks where identifier = ${task})`
  const count = (isCounted: SQL) =>
    sql`(select count(*)::int from graphile_worker._private_jobs where ${isCounted} ${ofTask})`
  const { rows } = await db.execute<{
    failed: number
    running: number
    retrying: number
    available: number
    oldestDue: string | null
  }>(sql`
    select ${count(inState.failed)} as failed, ${count(inState.retrying)} as retrying,
      ${count(inState.running)} as running, ${count(sql`is_available = true`)} as available,
      (select min(run_at) from graphile_worker._private_jobs
        where is_available = true and run_at <= now() ${ofTask}) as "oldestDue"`)
  const [row] = rows
  if (!row) throw new Error('The queue was not counted')
  const { available, oldestDue, ...counts } = row
  return {
    ...counts,
    // Those that may run and were never tried.
    waiting: available - counts.retrying,
    oldestDue: oldestDue === null ? null : new Date(oldestDue),
  }
}

/** The words of the latest failure among the jobs of a task that are tried again. */
export const findLastError = async (db: Db, task: string): Promise<string | null> => {
  const { rows } = await db.execute<{ error: string | null }>(sql`
    select last_error as error from graphile_worker._private_jobs
    where ${inState.retrying}
      and task_id = (select id from graphile_worker._private_tasks where identifier = ${task})
    order by id desc limit 1`)
  return rows[0]?.error ?? null
}

/** A job, locked until the transaction ends, so that no runner takes it meanwhile; undefined when there is none. */
export const lockJob = async (tx: Db, id: string): Promise<QueuedJob | undefined> => {
  const { rows } = await tx.execute<Row>(sql`
    select ${columns} from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = task_id
    where jobs.id = ${id}::bigint for update of jobs`)
  return rows[0] && toJob(rows[0])
}

/** Has it run now, with all its tries. */
export const runAgain = async (tx: Db, id: string): Promise<void> => {
  await tx.execute(sql`
    select from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`)
  // Otherwise runners look only when they do so by themselves.
  await tx.execute(sql`select pg_notify('jobs:insert', '{"r":0,"count":1}')`)
}

export const takeOut = async (tx: Db, id: string): Promise<void> => {
  await tx.execute(sql`select from graphile_worker.complete_jobs(array[${id}::bigint])`)
}
