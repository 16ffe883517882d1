import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { beginFirstScreen, useFirstScreen } from './use-first-screen.ts'

test('what can wait does so until the page rests, and only while the app starts', () => {
  vi.useFakeTimers()
  expect(renderHook(useFirstScreen).result.current).toBe(true)
  beginFirstScreen()
  const first = renderHook(useFirstScreen)
  expect(first.result.current).toBe(false)
  act(() => vi.runAllTimers())
  expect(first.result.current).toBe(true)
  expect(renderHook(useFirstScreen).result.current).toBe(true)
})

test('what left before the page rested is not drawn', () => {
  vi.useFakeTimers()
  beginFirstScreen()
  const gone = renderHook(useFirstScreen)
  gone.unmount()
  vi.runAllTimers()
  expect(renderHook(useFirstScreen).result.current).toBe(false)
})
