import { sql } from 'drizzle-orm'
import type { Dependencies } from '#ports/dependencies.ts'

/** Has people told at once of what was decided, instead of some seconds later, and waits until they are. */
export const notifyOfDecisionsNow = async ({
  db,
  jobs,
}: Pick<Dependencies, 'db' | 'jobs'>): Promise<void> => {
  await db.execute(sql`
    select from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where task_identifier = 'tell-decision'),
      run_at => now() - interval '1 second')`)
  // The runners look by themselves every two seconds only.
  await db.execute(sql`select pg_notify('jobs:insert', '{"count":3}')`)
  await jobs.settled('tell-decision', 20_000)
}
