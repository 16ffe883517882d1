import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, parseCronItems, type Runner, run, type WorkerEvents, type WorkerPool } from 'graphile-worker'
import pg from 'pg'
import { lineName } from './queue.ts'

/**
 * Does the work of one job. It runs at least once and may run again when a process dies in the middle, so doing it
 * twice must be as good as once. A throw means: try again later. What a thrown message says lands in the log.
 */
export type Task = (
  payload: unknown,
  job: {
    /** True when there will be no further try. */
    isLast: boolean
    /** Raised when the server stops. */
    signal: AbortSignal
  },
) => Promise<void>

export type Repetition = { name: string; pattern: string }

export type Running = { stop: () => Promise<void> }

type Options = {
  log: FastifyBaseLogger
  connectionString: string
  tasks: Map<string, Task>
  repetitions: Repetition[]
}

/** So many jobs run side by side in one process. */
const concurrency = 3
/** In milliseconds: jobs that still run so long after a stop was asked for go back into the queue. */
const patience = 2_000
/** In milliseconds: a runner that stops by itself and takes longer is left behind. */
const farewell = 2 * patience
const restartAfter = 2_000

const levels = { error: 'warn', warning: 'warn', info: 'debug', debug: 'trace' } as const

/** The library's own words, one line of them, without the facts it adds: these hold whole payloads. */
const quietLogger = (log: FastifyBaseLogger) =>
  new Logger(() => (level, message) => {
    const [line = '', ...stack] = message.split('\n')
    log[levels[level]](`jobs: ${line.replace(/:$/, '')}`)
    if (stack.length > 0) log.debug(message)
  })

const openPool = ({ connectionString, log }: Options) => {
  const pool = new pg.Pool({
    connectionString,
    // One more listens for new jobs.
    max: concurrency + 1,
    connectionTimeoutMillis: 10_000,
    application_name: 'soundings jobs',
    statement_timeout: 30_000,
    keepAlive: true,
  })
  pool.on('error', (err) => log.warn({ err }, 'a database connection of the jobs broke'))
  // Whoever uses a connection that breaks hears of it; without a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

const within = (work: Promise<unknown>, milliseconds: number): Promise<boolean> => {
  const done = work.then(
    () => true,
    () => true,
  )
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), milliseconds).unref()
  })
  return Promise.race([done, late])
}

const open = async (options: Options): Promise<Running & { ended: Promise<void> }> => {
  const { log, tasks, repetitions } = options
  const pool = openPool(options)
  const events: WorkerEvents = new EventEmitter()
  let workers: WorkerPool | undefined
  events.on('pool:create', ({ workerPool }) => {
    workers = workerPool
  })
  // The others know by this name that the runner lives, and leave it its jobs.
  events.on('pool:listen:success', ({ workerPool, client }) => {
    const name = client.escapeLiteral(lineName(workerPool.id))
    // The library is about to listen on it, and a line does one thing at a time.
    client.once('drain', () => {
      client
        .query(`set application_name to ${name}`)
        .catch((err: unknown) => log.warn({ err }, 'the line of the jobs has no name'))
    })
  })
  // The library waits for ever when its last words on two jobs fail at once: it counts one failure twice (0.18.0, main.ts).
  const { promise: leftBehind, resolve: leaveBehind } = Promise.withResolvers<void>()
  events.on('pool:gracefulShutdown', () => void setTimeout(leaveBehind, farewell).unref())
  const start = (): Promise<Runner> =>
    run({
      pgPool: pool,
      events,
      concurrency,
      noHandleSignals: true,
      logger: quietLogger(log),
      gracefulShutdownAbortTimeout: patience / 4,
      // Without these two the library neither waits for its last word on a job nor survives when that word fails.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      parsedCronItems: parseCronItems(
        repetitions.map(({ name, pattern }) => ({
          task: name,
          match: pattern,
          options: { backfillPeriod: 0, maxAttempts: 1 },
        })),
      ),
      taskList: Object.fromEntries(
        [...tasks].map(([name, task]) => [
          name,
          (payload, { job, abortSignal }) =>
            task(payload, { isLast: job.attempts >= job.max_attempts, signal: abortSignal }),
        ]),
      ),
    })
  const runner = await start().catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  const giveJobsBack = async (stopped: Promise<void>) => {
    await workers?.forcefulShutdown('the server is stopping')
    await stopped
  }
  const closePool = async () => {
    await within(pool.end(), patience)
  }
  const ended = Promise.race([runner.promise, leftBehind]).then(closePool, closePool)
  return {
    ended,
    stop: async () => {
      const stopped = runner.stop()
      if (!(await within(stopped, patience))) await within(giveJobsBack(stopped), patience)
      await within(ended, patience / 4)
    },
  }
}

/**
 * Does the jobs of the queue until it is stopped. A database that cannot be reached, or has no room for more connections,
 * is tried again; and the library gives up when it goes away at a bad moment: then it is started again.
 */
export const keepRunning = async (options: Options): Promise<Running> => {
  const { log } = options
  let isStopped = false
  let retry: NodeJS.Timeout | undefined
  let current: Awaited<ReturnType<typeof open>> | undefined

  const begin = async () => {
    try {
      current = await open(options)
    } catch (err) {
      log.warn({ err }, 'the jobs cannot run yet')
      return beginAgain()
    }
    void current.ended.then(() => {
      if (!isStopped) log.warn('the jobs stopped; starting them again')
      beginAgain()
    })
    if (isStopped) await current.stop()
  }
  const beginAgain = () => {
    if (!isStopped) retry = setTimeout(begin, restartAfter)
  }
  await begin()

  return {
    stop: async () => {
      isStopped = true
      clearTimeout(retry)
      await current?.stop().catch((err: unknown) => log.warn({ err }, 'the jobs did not stop cleanly'))
    },
  }
}
