import pino from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeTopic } from '#db/changes.ts'
import { keepSnapshots } from './snapshots.ts'

const log = pino({ level: 'silent' })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** Snapshots of a number that somebody counts up, and when each was made. */
const countSnapshots = async (longest?: number, took = 0) => {
  let written = 0
  let notify = () => undefined as unknown
  const made: number[] = []
  const snapshots = keepSnapshots<number>(
    {
      log,
      changes: {
        isListening: () => true,
        on: (_, listener) => {
          notify = listener
        },
      },
    },
    {
      name: 'The count',
      notYet: 'The count is still going on.',
      topic: changeTopic('sites'),
      make: async () => {
        const snapshot = written
        if (took > 0) await new Promise((resolve) => setTimeout(resolve, took))
        made.push(snapshot)
        return snapshot
      },
      isCurrent: async (snapshot) => snapshot === written,
      ...(longest !== undefined && { longest }),
    },
  )
  await vi.advanceTimersByTimeAsync(took)
  const write = () => {
    written++
    notify()
  }
  return { snapshots, made, write }
}

/** Writes several times, at an interval in milliseconds. */
const writeOften = async (write: () => void, every: number, times: number) => {
  for (let time = 0; time < times; time++) {
    write()
    await vi.advanceTimersByTimeAsync(every)
  }
}

it('follows a write within a quarter of a second, again and again while others come', async () => {
  const { snapshots, made, write } = await countSnapshots()
  await writeOften(write, 50, 40)
  expect(made.length).toBeGreaterThan(6)
  await vi.advanceTimersByTimeAsync(250)
  expect(snapshots.newest()).toBe(40)
  await snapshots.close()
})

it('waits, where it may, until writes no longer follow one another', async () => {
  const { snapshots, made, write } = await countSnapshots(30_000)
  await writeOften(write, 50, 100)
  expect(made).toEqual([0])
  await vi.advanceTimersByTimeAsync(250)
  expect(made).toEqual([0, 100])
  await snapshots.close()
})

it('does not wait for ever', async () => {
  const { snapshots, made, write } = await countSnapshots(1_000)
  await writeOften(write, 100, 50)
  expect(made.length).toBeGreaterThan(4)
  expect(made.length).toBeLessThan(8)
  await snapshots.close()
})

it('rests longer than it works when writes come now and then, but not after a rest', async () => {
  const { snapshots, made, write } = await countSnapshots(30_000, 1_500)
  await vi.advanceTimersByTimeAsync(10_000)
  write()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(snapshots.newest()).toBe(1)
  await writeOften(write, 400, 150)
  expect(made.length).toBeGreaterThan(7)
  expect(made.length).toBeLessThan(12)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(snapshots.newest()).toBe(151)
  await snapshots.close()
})

it('makes none when nothing has changed that it tells of', async () => {
  const { snapshots, made, write } = await countSnapshots()
  write()
  await vi.advanceTimersByTimeAsync(250)
  snapshots.renew()
  await vi.advanceTimersByTimeAsync(250)
  expect(made).toEqual([0, 1])
  await snapshots.close()
})

/** Snapshots that are made in steps, each when somebody says so. */
const steps = (longest?: number) => {
  let notify = () => undefined as unknown
  let signal: AbortSignal | undefined
  const made: PromiseWithResolvers<{ names: string[]; animals: string[] }>[] = []
  const shown: ((names: string[]) => void)[] = []
  const replaced = vi.fn()
  const snapshots = keepSnapshots<{ names: string[]; animals: string[] }, { names: string[] }>(
    {
      log,
      changes: {
        isListening: () => true,
        on: (_, listener) => {
          notify = listener
        },
      },
    },
    {
      name: 'The list',
      notYet: 'The list is still loading.',
      topic: changeTopic('sites'),
      make: (making) => {
        signal = making.signal
        shown.push((names) => making.show({ names }))
        const next = Promise.withResolvers<{ names: string[]; animals: string[] }>()
        made.push(next)
        return next.promise
      },
      isCurrent: async () => false,
      onReplaced: replaced,
      ...(longest !== undefined && { longest }),
    },
  )
  const write = () => notify()
  return { snapshots, made, shown, replaced, write, isAborted: () => signal?.aborted }
}

it('answers early what is there early, and the rest once the first is whole', async () => {
  const { snapshots, made, shown, replaced } = steps()
  const [early, whole] = [snapshots.early(), snapshots.current()]
  shown[0]?.(['Reef'])
  expect(await early).toEqual({ names: ['Reef'] })
  expect(snapshots.newest()).toBeUndefined()
  made[0]?.resolve({ names: ['Reef'], animals: ['turtle'] })
  expect((await whole).animals).toEqual(['turtle'])
  await snapshots.ready
  expect(replaced).toHaveBeenCalledTimes(1)
  await snapshots.close()
})

it('answers from the old one, all of it, while a new one is made', async () => {
  const { snapshots, made, shown, write } = steps()
  made[0]?.resolve({ names: ['Reef'], animals: ['turtle'] })
  await snapshots.ready
  write()
  await vi.advanceTimersByTimeAsync(250)
  shown[1]?.(['Wreck'])
  expect(await snapshots.early()).toMatchObject({ names: ['Reef'] })
  expect(await snapshots.current()).toMatchObject({ animals: ['turtle'] })
  made[1]?.resolve({ names: ['Wreck'], animals: [] })
  await vi.advanceTimersByTimeAsync(0)
  expect(await snapshots.current()).toEqual({ names: ['Wreck'], animals: [] })
  await snapshots.close()
})

it('lets visitors wait for the first one, and then says kindly that it takes longer', async () => {
  const { snapshots } = steps()
  const refused = expect(snapshots.early()).rejects.toMatchObject({
    status: 503,
    message: 'The list is still loading.',
  })
  await vi.advanceTimersByTimeAsync(9_000)
  expect(snapshots.newest()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1_000)
  await refused
  void snapshots.close()
})

it('lets go of what it makes when it is closed', async () => {
  const { snapshots, made, isAborted } = steps()
  const never = expect(snapshots.ready).rejects.toThrow('stopping')
  expect(isAborted()).toBe(false)
  const closed = snapshots.close()
  expect(isAborted()).toBe(true)
  made[0]?.reject(new Error('aborted'))
  await Promise.all([closed, never])
})

it('shows at once what was written while the first was made', async () => {
  const { snapshots, made, write } = await countSnapshots(30_000)
  expect(made).toEqual([0])
  write()
  await vi.advanceTimersByTimeAsync(250)
  expect(snapshots.newest()).toBe(1)
  await snapshots.close()
})

/** Two kinds of snapshots that are both there, and both begin to be made anew; the second may be late. */
const twoRemade = async (longest = 30_000) => {
  const both = [steps(), steps(longest)] as const
  for (const { made } of both) made[0]?.resolve({ names: [], animals: [] })
  await vi.advanceTimersByTimeAsync(0)
  for (const { write } of both) write()
  await vi.advanceTimersByTimeAsync(250)
  const count = () => both.map(({ made }) => made.length)
  return { one: both[0], other: both[1], count }
}
const anew = { names: [], animals: [] }

it('is made anew after the one before it, and not beside it', async () => {
  const { one, other, count } = await twoRemade()
  expect(count()).toEqual([2, 1])
  one.made[1]?.resolve(anew)
  await vi.advanceTimersByTimeAsync(0)
  expect(count()).toEqual([2, 2])
  other.made[1]?.resolve(anew)
  await Promise.all([one.snapshots.close(), other.snapshots.close()])
})

it('waits two seconds at most for one that hangs', async () => {
  const { one, other, count } = await twoRemade()
  await vi.advanceTimersByTimeAsync(1_900)
  expect(count()).toEqual([2, 1])
  await vi.advanceTimersByTimeAsync(100)
  expect(count()).toEqual([2, 2])
  for (const { made } of [one, other]) made[1]?.resolve(anew)
  await Promise.all([one.snapshots.close(), other.snapshots.close()])
})

it('hardly waits where it must not be late', async () => {
  const { one, other, count } = await twoRemade(0)
  await vi.advanceTimersByTimeAsync(200)
  expect(count()).toEqual([2, 1])
  await vi.advanceTimersByTimeAsync(50)
  expect(count()).toEqual([2, 2])
  for (const { made } of [one, other]) made[1]?.resolve(anew)
  await Promise.all([one.snapshots.close(), other.snapshots.close()])
})

it('is not made any more when it is closed while it waits', async () => {
  const { one, other, count } = await twoRemade()
  await other.snapshots.close()
  one.made[1]?.resolve(anew)
  await one.snapshots.close()
  expect(count()).toEqual([2, 1])
})
