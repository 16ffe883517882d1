import { fork } from 'node:child_process'
import pino from 'pino'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { bareDatabase, otherConnection, testDatabase } from '#src/testing/database.ts'
import { eventually } from '#src/testing/eventually.ts'
import { openJobs } from './jobs.ts'
import { addJob, countDue, forgetFailed, lineName } from './queue.ts'

const { db, connectionString } = await testDatabase()
const other = await otherConnection(connectionString)
const log = pino({ level: 'silent' })
const rescue = { every: 200, age: 300 }

const open = () => {
  const jobs = openJobs({ db, log, connectionString, rescue })
  afterAll(jobs.close)
  return jobs
}

/** The lines of runners, also where the address of the database gives all lines one name. */
const runners = `datname = current_database() and pid <> pg_backend_pid()
  and (application_name like 'soundings jobs%' or query like '%"graphile_worker"._private%')`
const throwOut = `select pg_terminate_backend(pid) from pg_stat_activity where ${runners}`
const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and ${runners}`

const rows = async (name: string) =>
  (await other.query('select * from graphile_worker.jobs where task_identifier = $1', [name])).rows

describe('a job', () => {
  it('is done once its transaction commits, and nothing of it stays', async () => {
    const jobs = open()
    const task = vi.fn(async () => undefined)
    jobs.register('greet', task)
    await jobs.start()
    await db.transaction((tx) => jobs.add(tx, 'greet', { name: 'Ana' }))
    await eventually(() => expect(task).toHaveBeenCalledTimes(1))
    expect(task).toHaveBeenCalledWith({ name: 'Ana' }, expect.objectContaining({ isLast: false }))
    await eventually(async () => expect(await rows('greet')).toEqual([]))
    await jobs.close()
  })

  it('is not done when its transaction is rolled back', async () => {
    const undone = db.transaction(async (tx) => {
      await addJob(tx, 'rolled-back', {})
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect(await rows('rolled-back')).toEqual([])
  })

  it('waits for its moment, and gives way to a later one with the same key', async () => {
    const at = new Date(Date.now() + 3_600_000)
    await addJob(db, 'later', { n: 1 }, { at, key: 'k' })
    await addJob(db, 'later', { n: 2 }, { at, key: 'k' })
    expect(await countDue(db, 'later')).toBe(0)
    expect(await rows('later')).toMatchObject([{ key: 'k', run_at: at }])
  })

  it('is tried again when it failed, as often as it may be, and is told which try is its last', async () => {
    const jobs = open()
    const wasLast: boolean[] = []
    jobs.register('fail', async (_, { isLast }) => {
      wasLast.push(isLast)
      throw new Error('not today')
    })
    await jobs.start()
    await jobs.add(db, 'fail', {}, { attempts: 2 })
    await eventually(() => expect(wasLast).toEqual([false, true]))
    await eventually(async () =>
      expect(await rows('fail')).toMatchObject([{ attempts: 2, last_error: 'not today', locked_at: null }]),
    )
    await jobs.close()
  })

  it('that failed for good is forgotten after a week', async () => {
    const forget = async (days: number) => {
      await other.query(
        `update graphile_worker._private_jobs set updated_at = now() - $1 * interval '1 day' where attempts >= max_attempts`,
        [days],
      )
      await forgetFailed(db)
    }
    await forget(6)
    expect(await rows('fail')).toHaveLength(1)
    await forget(8)
    expect(await rows('fail')).toEqual([])
  })
})

describe('several runners', () => {
  it('share the work, each job done by one of them', async () => {
    const done: [number, unknown][] = []
    const runners = [1, 2].map((runner) => {
      const jobs = open()
      jobs.register('share', async (payload) => {
        done.push([runner, payload])
        await new Promise((resolve) => setTimeout(resolve, 30))
      })
      return jobs
    })
    for (let n = 0; n < 40; n++) await addJob(db, 'share', n)
    await Promise.all(runners.map(({ start }) => start()))
    await eventually(() => expect(done).toHaveLength(40))
    expect(new Set(done.map(([runner]) => runner)).size).toBe(2)
    expect(done.map(([, payload]) => payload).toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 40 }, (_, n) => n),
    )
    await Promise.all(runners.map(({ close }) => close()))
  })
})

describe('a runner that dies', () => {
  it('loses no job: another does it, and leaves alone what the living are at', async () => {
    const task = vi.fn(async () => undefined)
    const living = open()
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const long = vi.fn(() => held)
    living.register('long', long)
    await living.start()
    await living.add(db, 'long', {})
    await eventually(() => expect(long).toHaveBeenCalledTimes(1))

    const child = fork(new URL('../testing/endless-job.ts', import.meta.url), [connectionString])
    await addJob(db, 'survive', { n: 7 })
    await new Promise((resolve) => child.once('message', resolve))
    expect(await rows('survive')).toMatchObject([{ attempts: 1, locked_by: expect.any(String) }])
    child.kill('SIGKILL')

    const mergeTarget = open()
    mergeTarget.register('survive', task)
    mergeTarget.register('long', long)
    await mergeTarget.start()
    await eventually(() => expect(task).toHaveBeenCalledTimes(1))
    expect(task).toHaveBeenCalledWith({ n: 7 }, expect.anything())
    expect(long).toHaveBeenCalledTimes(1)
    letGo()
    await Promise.all([living.close(), mergeTarget.close()])
  })

  it('left jobs that a starting one takes up at once, without waiting for the next look', async () => {
    const child = fork(new URL('../testing/endless-job.ts', import.meta.url), [connectionString])
    await addJob(db, 'survive', { n: 8 })
    await new Promise((resolve) => child.once('message', resolve))
    const [job] = await rows('survive')
    child.kill('SIGKILL')
    const line = 'select from pg_stat_activity where application_name = $1'
    await eventually(async () =>
      expect((await other.query(line, [lineName(job.locked_by)])).rowCount).toBe(0),
    )

    const jobs = openJobs({ db, log, connectionString, rescue: { every: 3_600_000, age: 0 } })
    afterAll(jobs.close)
    const task = vi.fn(async () => undefined)
    jobs.register('survive', task)
    await jobs.start()
    await eventually(() => expect(task).toHaveBeenCalledWith({ n: 8 }, expect.anything()))
    await jobs.close()
  })

  it('begins again when the database threw it out in the middle of a job', async () => {
    const jobs = open()
    const task = vi.fn(async () => {
      if (task.mock.calls.length === 1) await other.query(throwOut)
    })
    jobs.register('break', task)
    await jobs.start()
    await jobs.add(db, 'break', {})
    await jobs.add(db, 'break', {})
    await eventually(() => expect(task.mock.calls.length).toBeGreaterThanOrEqual(2))
    await eventually(async () => expect(await rows('break')).toEqual([]))
    await jobs.close()
  })

  it('begins again when its words on two jobs fail at once, before a third has failed', async () => {
    const jobs = open()
    const holder = await otherConnection(connectionString)
    const ways = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
    const task = vi.fn(async (payload: unknown) => {
      const { n } = payload as { n: number }
      await ways[n]?.promise
      if (n === 2 && task.mock.calls.length <= ways.length) throw new Error('not the first time')
    })
    jobs.register('end', task)
    await jobs.start()
    for (const n of ways.keys()) await jobs.add(db, 'end', { n })
    await eventually(() => expect(task).toHaveBeenCalledTimes(3))
    await holder.query('begin; select from graphile_worker._private_jobs for update')
    for (const n of [0, 1]) {
      ways[n]?.resolve()
      await eventually(async () => expect((await other.query(waiting)).rowCount).toBe(n + 1))
    }
    await other.query(throwOut)
    await eventually(async () => expect((await other.query(waiting)).rowCount).toBe(0))
    await holder.query('rollback')
    // Both failures have been heard of when the third job ends.
    await new Promise((resolve) => setTimeout(resolve, 300))
    ways[2]?.resolve()
    await eventually(async () => expect(await rows('end')).toEqual([]))
    await jobs.close()
  })
})

describe('stopping', () => {
  it('waits for what is almost done', async () => {
    const jobs = open()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const finished = vi.fn()
    jobs.register('short', async () => {
      begin()
      await new Promise((resolve) => setTimeout(resolve, 300))
      finished()
    })
    await jobs.start()
    await jobs.add(db, 'short', {})
    await begun
    await jobs.close()
    expect(finished).toHaveBeenCalledTimes(1)
    expect(await rows('short')).toEqual([])
  })

  it('puts back what does not end, in good time', async () => {
    const jobs = open()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    jobs.register('stuck', () => {
      begin()
      return new Promise<void>(() => undefined)
    })
    await jobs.start()
    await jobs.add(db, 'stuck', {})
    await begun
    const before = performance.now()
    await jobs.close()
    expect(performance.now() - before).toBeLessThan(4_500)
    expect(await rows('stuck')).toMatchObject([{ attempts: 1, locked_at: null }])
  })

  it('begins as soon as the database lets it in', async () => {
    const closed = new URL(await bareDatabase())
    await migrateDatabase(closed.href)
    const { db: its, close } = openDatabase({
      connectionString: closed.href,
      connections: 1,
      onIdleError: () => undefined,
    })
    const jobs = openJobs({ db: its, log, connectionString: closed.href, rescue })
    const task = vi.fn(async () => undefined)
    jobs.register('patient', task)
    await jobs.add(its, 'patient', {})
    const letIn = (isOpen: boolean) =>
      other.query(`alter database ${closed.pathname.slice(1)} with allow_connections ${isOpen}`)
    await letIn(false)
    await jobs.start()
    expect(task).not.toHaveBeenCalled()
    await letIn(true)
    await eventually(() => expect(task).toHaveBeenCalledOnce())
    await jobs.close()
    await close()
  })

  it('works while the database is gone', async () => {
    const { db: gone, close } = openDatabase({
      connectionString,
      connections: 1,
      onIdleError: () => undefined,
    })
    await close()
    const jobs = openJobs({ db: gone, log, connectionString, rescue: { every: 50, age: 300 } })
    await jobs.start()
    await new Promise((resolve) => setTimeout(resolve, 200))
    await jobs.close()
  })
})

describe('what is repeated', () => {
  it('is done by the clock, under a name that nothing else has', async () => {
    const jobs = open()
    jobs.repeat('tick', '* * * * *', async () => undefined)
    expect(() => jobs.register('tick', async () => undefined)).toThrow('two tasks named tick')
    await jobs.start()
    expect(() => jobs.register('tock', async () => undefined)).toThrow('too late')
    const known = "select from graphile_worker._private_known_crontabs where identifier = 'tick'"
    await eventually(async () => expect((await other.query(known)).rowCount).toBe(1))
    await jobs.close()
  })
})
