import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Changes, type ChangeTopic, changeTopic } from '#db/changes.ts'
import type { Db } from '#db/client.ts'
import { talliesChanged } from '../tallies-changed.ts'
import { openFolding } from './folding.ts'

const batch = 20_000
const sitesChanged = changeTopic('sites')

/** A database whose folds wait to be ended by hand. */
const slowDatabase = () => {
  const open: ((changes: number | Error) => void)[] = []
  let begun = 0
  const execute = () => {
    begun++
    return new Promise((resolve, reject) =>
      open.push((changes) =>
        changes instanceof Error ? reject(changes) : resolve({ rows: [{ n: changes }] }),
      ),
    )
  }
  return {
    db: { execute } as unknown as Db,
    begun: () => begun,
    running: () => open.length,
    /** Ends the oldest fold that runs. */
    end: async (changes: number | Error) => {
      open.shift()?.(changes)
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

const opened = () => {
  const database = slowDatabase()
  const heard = new Map<ChangeTopic, () => void>()
  const changes: Pick<Changes, 'on' | 'isListening'> = {
    on: (topic, listener) => void heard.set(topic, listener),
    isListening: () => true,
  }
  const warn = vi.fn()
  const folding = openFolding(
    { db: database.db, changes, log: { warn } } as unknown as Parameters<typeof openFolding>[0],
    [sitesChanged],
  )
  const told = vi.fn()
  folding.changes.on(talliesChanged, told)
  return { ...database, folding, told, warn, write: (topic = talliesChanged) => heard.get(topic)?.() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('folds one after the other, however long one takes and however much is written meanwhile', async () => {
  const { write, running, begun, end, told } = opened()
  for (let second = 0; second < 30; second++) {
    write()
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect([running(), begun()]).toEqual([1, 1])
  await end(3)
  expect(told).toHaveBeenCalledTimes(1)
  // What was written while it ran.
  expect(running()).toBe(1)
  await end(0)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([running(), begun(), told.mock.calls.length]).toEqual([0, 2, 2])
})

it('tells once a second at most, also of what others changed', async () => {
  const { write, end, told } = opened()
  await vi.advanceTimersByTimeAsync(0)
  await end(0)
  expect(told).toHaveBeenCalledTimes(1)
  for (let tenth = 0; tenth < 9; tenth++) {
    write(sitesChanged)
    await vi.advanceTimersByTimeAsync(100)
    await end(0)
  }
  expect(told).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(100)
  await end(0)
  expect(told).toHaveBeenCalledTimes(2)
})

it('tells now and then while a long backlog is folded', async () => {
  const { end, told, running } = opened()
  await vi.advanceTimersByTimeAsync(0)
  for (let tenth = 0; tenth < 35; tenth++) {
    await vi.advanceTimersByTimeAsync(100)
    await end(batch)
    expect(running()).toBe(1)
  }
  expect(told).toHaveBeenCalledTimes(3)
})

it('tries again after a failure, and a second later at the soonest', async () => {
  const { end, warn, begun, told } = opened()
  await vi.advanceTimersByTimeAsync(0)
  await end(new Error('gone'))
  expect([warn.mock.calls.length, told.mock.calls.length, begun()]).toEqual([1, 1, 1])
  await vi.advanceTimersByTimeAsync(999)
  expect(begun()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(begun()).toBe(2)
})

it('closes after the fold that runs, and begins no other', async () => {
  const { folding, write, end, begun } = opened()
  await vi.advanceTimersByTimeAsync(0)
  write()
  const closed = vi.fn()
  const closing = folding.close().then(closed)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(closed).not.toHaveBeenCalled()
  await end(batch)
  await closing
  write()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(begun()).toBe(1)
})
