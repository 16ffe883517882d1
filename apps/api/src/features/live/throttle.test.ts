import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atMostEvery } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is done at once, and once more for all that came in the pause', () => {
  const act = vi.fn()
  const { ask } = atMostEvery(500, act)
  ask()
  expect(act).toHaveBeenCalledTimes(1)
  for (let n = 0; n < 20; n++) {
    vi.advanceTimersByTime(20)
    ask()
  }
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(act).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5_000)
  expect(act).toHaveBeenCalledTimes(2)
})

it('is done at once again after a quiet time', () => {
  const act = vi.fn()
  const { ask } = atMostEvery(500, act)
  ask()
  vi.advanceTimersByTime(500)
  ask()
  expect(act).toHaveBeenCalledTimes(2)
})

it('is not done any more once it is closed', () => {
  const act = vi.fn()
  const { ask, close } = atMostEvery(500, act)
  ask()
  ask()
  close()
  vi.advanceTimersByTime(5_000)
  expect(act).toHaveBeenCalledTimes(1)
})
