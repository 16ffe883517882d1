import { type Jobs, openJobs } from '#src/jobs/jobs.ts'

/** A queue whose runner starts with the first job, as most tests add none; not before `open`, when all tasks are known. */
export const jobsOnDemand = (
  options: Parameters<typeof openJobs>[0],
): Jobs & { open: () => void; close: () => Promise<void> } => {
  const jobs = openJobs(options)
  let isOpen = false
  let isAsked = false
  let started: Promise<void> | undefined
  const start = () => {
    if (isOpen && isAsked) started ??= jobs.start()
  }
  return {
    ...jobs,
    add: async (...job) => {
      await jobs.add(...job)
      isAsked = true
      start()
    },
    open: () => {
      isOpen = true
      start()
    },
    close: async () => {
      await started
      await jobs.close()
    },
  }
}
