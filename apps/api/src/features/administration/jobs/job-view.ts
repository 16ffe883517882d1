import type { Job, JobState } from '@soundings/contract/administration'
import type { QueuedJob } from '#src/jobs/jobs-desk.ts'

/** What a failure said, without where in the code it was. */
export const firstLine = (error: string | null): string | null => error?.split('\n')[0]?.slice(0, 500) ?? null

const stateOf = ({ isRunning, attempts, maxAttempts }: QueuedJob): JobState => {
  if (isRunning) return 'running'
  if (attempts >= maxAttempts) return 'failed'
  return attempts > 0 ? 'retrying' : 'waiting'
}

/** A job as the wire has it. */
export const toJob = (job: QueuedJob): Job => ({
  id: job.id,
  task: job.task,
  state: stateOf(job),
  attempts: job.attempts,
  maxAttempts: job.maxAttempts,
  runAt: job.runAt.toISOString(),
  createdAt: job.createdAt.toISOString(),
  lastError: firstLine(job.lastError),
})
