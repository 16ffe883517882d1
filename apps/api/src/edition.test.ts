import pino from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepEditions } from './edition.ts'

const log = pino({ level: 'silent' })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** Editions of a number that somebody counts up, and when each was made. */
const countEditions = async (longest?: number, took = 0) => {
  let written = 0
  let tell = () => undefined as unknown
  const made: number[] = []
  const editions = keepEditions<number>(
    {
      log,
      changes: {
        isListening: () => true,
        on: (_, listener) => {
          tell = listener
        },
      },
    },
    {
      name: 'The count',
      topic: 'sites',
      make: async () => {
        const edition = written
        if (took > 0) await new Promise((resolve) => setTimeout(resolve, took))
        made.push(edition)
        return edition
      },
      isCurrent: async (edition) => edition === written,
      ...(longest !== undefined && { longest }),
    },
  )
  await vi.advanceTimersByTimeAsync(took)
  const write = () => {
    written++
    tell()
  }
  return { editions, made, write }
}

/** Writes every so many milliseconds, so often. */
const writeOften = async (write: () => void, every: number, times: number) => {
  for (let time = 0; time < times; time++) {
    write()
    await vi.advanceTimersByTimeAsync(every)
  }
}

it('follows a write within a quarter of a second, again and again while others come', async () => {
  const { editions, made, write } = await countEditions()
  await writeOften(write, 50, 40)
  expect(made.length).toBeGreaterThan(6)
  await vi.advanceTimersByTimeAsync(250)
  expect(editions.newest()).toBe(40)
  await editions.close()
})

it('waits, where it may, until writes no longer follow one another', async () => {
  const { editions, made, write } = await countEditions(30_000)
  await writeOften(write, 50, 100)
  expect(made).toEqual([0])
  await vi.advanceTimersByTimeAsync(250)
  expect(made).toEqual([0, 100])
  await editions.close()
})

it('does not wait for ever', async () => {
  const { editions, made, write } = await countEditions(1_000)
  await writeOften(write, 100, 50)
  expect(made.length).toBeGreaterThan(4)
  expect(made.length).toBeLessThan(8)
  await editions.close()
})

it('rests longer than it works when writes come now and then, but not after a rest', async () => {
  const { editions, made, write } = await countEditions(30_000, 1_500)
  await vi.advanceTimersByTimeAsync(10_000)
  write()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(editions.newest()).toBe(1)
  await writeOften(write, 400, 150)
  expect(made.length).toBeGreaterThan(7)
  expect(made.length).toBeLessThan(12)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(editions.newest()).toBe(151)
  await editions.close()
})

it('makes none when nothing has changed that it tells of', async () => {
  const { editions, made, write } = await countEditions()
  write()
  await vi.advanceTimersByTimeAsync(250)
  editions.renew()
  await vi.advanceTimersByTimeAsync(250)
  expect(made).toEqual([0, 1])
  await editions.close()
})
