import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './client.ts'
import { failureOf, mayPass } from './failure.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

const failed = (status: number, requestId?: string) =>
  new ApiError(status, { message: 'Not today', ...(requestId && { requestId }) })

test('only a silent or stumbling server is asked again', () => {
  expect([0, 500, 503].map((status) => mayPass(failed(status)))).toEqual([true, true, true])
  expect([400, 401, 404, 429].map((status) => mayPass(failed(status)))).toEqual([false, false, false, false])
  expect(mayPass(new TypeError('a fault of ours'))).toBe(false)
})

test('it is asked at most three times', () => {
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {}
  if (typeof retry !== 'function') throw new Error('The retry rule is a function')
  expect([0, 1, 2].map((count) => retry(count, failed(503)))).toEqual([true, true, false])
  expect(retry(0, failed(404))).toBe(false)
})

test('a failure carries the words of the server and the id of the request', () => {
  expect(failureOf(failed(500, 'r-7'))).toEqual({ kind: 'failed', message: 'Not today', requestId: 'r-7' })
  expect(failureOf(failed(404)).kind).toBe('missing')
  expect(failureOf(failed(0)).kind).toBe('offline')
})

test('the words of a fault of ours are not shown', () => {
  expect(failureOf(new TypeError('x is undefined')).message).toBe('Something went wrong on this page.')
})

test('offline a write fails at once, and is not kept for later', async () => {
  onlineManager.setOnline(false)
  const write = new MutationObserver(createQueryClient(), { mutationFn: () => Promise.reject(failed(0)) })
  write.mutate().catch(() => undefined)
  await vi.waitFor(() => expect(write.getCurrentResult()).toMatchObject({ isError: true, isPaused: false }))
})
