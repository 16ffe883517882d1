import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/client.ts'
import { addJob, countDue, forgetFailed, type JobOptions, releaseLost } from './queue.ts'
import { keepRunning, type Repetition, type Running, type Task } from './runner.ts'

/**
 * Work that must be done even if this process dies: it lies in the database until it is done, and any instance may
 * do it.
 */
export type Jobs = {
  /** Adds a job in the caller's transaction. */
  add: (db: Db, name: string, payload: unknown, options?: JobOptions) => Promise<void>
  /** Says how jobs of this name are done; before `start`. */
  register: (name: string, task: Task) => void
  /** Does something again and again, on one instance each time, by a cron pattern in UTC; before `start`. */
  repeat: (name: string, pattern: string, task: () => Promise<void>) => void
  /** Waits until no job of this name is due, up to a number of milliseconds. */
  settled: (name: string, patience: number) => Promise<void>
}

type Options = {
  db: Db
  log: FastifyBaseLogger
  connectionString: string
  /** How often to look for jobs of runners that died, and how long ago these must have begun; in milliseconds. */
  rescue?: { every: number; age: number }
}

/**
 * Short, as a photo stays "processing" for as long. A runner names its line to the database a moment after it took its
 * first job; until then `age` keeps the others from taking it for dead.
 */
const usualRescue = { every: 2_000, age: 2_000 }
const glance = 20

/** Opens the queue. Jobs can be added at once; they are done from `start` on, until `close`. */
export const openJobs = ({
  rescue = usualRescue,
  ...options
}: Options): Jobs & { start: () => Promise<void>; close: () => Promise<void> } => {
  const { db, log } = options
  const tasks = new Map<string, Task>()
  const repetitions: Repetition[] = []
  let running: Running | undefined
  let rescuing: NodeJS.Timeout | undefined

  const register: Jobs['register'] = (name, task) => {
    if (running) throw new Error(`${name} comes too late: the jobs already run`)
    if (tasks.has(name)) throw new Error(`there are two tasks named ${name}`)
    tasks.set(name, task)
  }
  const repeat: Jobs['repeat'] = (name, pattern, task) => {
    register(name, task)
    repetitions.push({ name, pattern })
  }
  const releaseJobs = () =>
    releaseLost(db, rescue.age).catch((err: unknown) => log.warn({ err }, 'lost jobs could not be found'))
  repeat('forget-failed-jobs', '17 * * * *', () => forgetFailed(db))

  return {
    add: addJob,
    register,
    repeat,
    settled: async (name, patience) => {
      const until = performance.now() + patience
      while ((await countDue(db, name)) > 0 && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, glance))
    },
    start: async () => {
      // What this server did when it was killed goes on at once, and not when somebody looks next.
      await releaseJobs()
      running = await keepRunning({ ...options, tasks, repetitions })
      rescuing = setInterval(releaseJobs, rescue.every)
    },
    close: async () => {
      clearInterval(rescuing)
      await running?.stop()
    },
  }
}
