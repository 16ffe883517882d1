// @vitest-environment happy-dom
import { statistics } from '@soundings/contract/statistics'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { useCountedView } from './use-counted-view.ts'

let network: ReturnType<typeof stubNetwork>
beforeEach(() => {
  vi.useFakeTimers()
  network = stubNetwork()
  network.answer(statistics.view, { success: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const siteId = (last: number) => `01a21e8e-2d7e-7141-ad30-fdac8c7a570${last}`
const views = () => network.asked.filter((one) => one.startsWith('POST')).length

test('who stays counts once, however often the page is opened', async () => {
  const first = renderHook(() => useCountedView(siteId(1)))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(views()).toBe(0)
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.waitFor(() => expect(views()).toBe(1))
  first.unmount()
  renderHook(() => useCountedView(siteId(1)))
  await vi.advanceTimersByTimeAsync(6_000)
  expect(views()).toBe(1)
})

test('who is gone at once does not count, nor does a page of no site', async () => {
  renderHook(() => useCountedView(siteId(2))).unmount()
  renderHook(() => useCountedView('nothing'))
  await vi.advanceTimersByTimeAsync(6_000)
  expect(views()).toBe(0)
})
