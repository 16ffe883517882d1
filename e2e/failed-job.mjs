// Leaves a job that failed for good in the queue of a server that runs: TASK, by the name of what it was to do.
import { withDatabase } from '../apps/api/src/cli/command.ts'

const [task = ''] = process.argv.slice(2)
const name = task.replaceAll("'", "''")

await withDatabase(async ({ db }) => {
  await db.execute(`
    with added as (
      select (graphile_worker.add_job('${name}', run_at => now() + interval '1 day', max_attempts => 1)).id)
    select id from added`)
  await db.execute(`
    update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'The disk was full for a moment'
    where task_id = (select id from graphile_worker._private_tasks where identifier = '${name}') and locked_at is null`)
})
