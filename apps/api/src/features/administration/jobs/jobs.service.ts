import type { Job, JobCounts, JobState } from '@soundings/contract/administration'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import type { Person } from '#shared/person.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import { countJobs, listJobs, lockJob, type QueuedJob, runAgain, takeOut } from '#src/jobs/jobs-desk.ts'
import { firstLine, toJob } from './job-view.ts'

type Paging = { state: JobState; cursor?: string | undefined; limit: number }
type JobsPage = { items: Job[]; nextCursor: string | null; total: number; counts: JobCounts }

const Place = z.string().regex(/^\d{1,18}$/)

/** What admins see and do with the queue. */
export const jobsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const held = async (tx: Db, jobId: string): Promise<QueuedJob> => {
    const job = await lockJob(tx, jobId)
    if (!job) throw new HttpError(404, 'This job is done, or was taken out of the queue')
    if (job.isRunning) throw new HttpError(409, 'This job is running right now', { code: 'job-running' })
    return job
  }

  const audit = (tx: Db, by: Person, action: string, { id, task, attempts, lastError }: QueuedJob) =>
    writeAudit(tx, {
      id: newId(),
      at: clock(),
      actorId: by.id,
      action,
      subjectType: 'job',
      subjectId: id,
      details: { task, attempts, lastError: firstLine(lastError) },
    })

  return {
    list: async ({ state, cursor, limit }: Paging): Promise<JobsPage> => {
      const [rows, { oldestDue, ...counts }] = await Promise.all([
        listJobs(db, state, fromCursor(Place, cursor), limit + 1),
        countJobs(db),
      ])
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return {
        items: shown.map(toJob),
        nextCursor: rows.length > limit && last ? toCursor(last.id) : null,
        total: counts[state],
        counts: { ...counts, oldestDue: oldestDue?.toISOString() ?? null },
      }
    },

    /** Runs it now, with all its tries. */
    retry: (by: Person, jobId: string): Promise<Job> =>
      db.transaction(async (tx) => {
        const job = await held(tx, jobId)
        await runAgain(tx, jobId)
        await audit(tx, by, 'job.retry', job)
        return toJob({ ...job, attempts: 0, runAt: new Date() })
      }),

    /** What it was to do is not done. */
    discard: (by: Person, jobId: string): Promise<void> =>
      db.transaction(async (tx) => {
        const job = await held(tx, jobId)
        await takeOut(tx, jobId)
        await audit(tx, by, 'job.discard', job)
      }),
  }
}
