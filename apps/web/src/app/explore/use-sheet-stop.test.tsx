import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Screen } from './explore-search.ts'
import { useSheetStop } from './use-sheet-stop.ts'

const start = (screen: Screen) => {
  const onView = vi.fn()
  const { result, rerender } = renderHook((now: Screen) => useSheetStop(now, onView), {
    initialProps: screen,
  })
  return { result, rerender, onView, stop: () => result.current.stop }
}

test('the address decides where the sheet stands at first', () => {
  expect(start('list').stop()).toBe('full')
  expect(start('map').stop()).toBe('peek')
})

test('the address learns of a list that goes up or down, not of half of it', () => {
  const { result, rerender, onView, stop } = start('map')
  act(() => result.current.rest('half'))
  expect(stop()).toBe('half')
  expect(onView).not.toHaveBeenCalled()
  act(() => result.current.rest('full'))
  expect(onView).toHaveBeenLastCalledWith('list')
  rerender('list')
  act(() => result.current.rest('half'))
  expect(onView).toHaveBeenLastCalledWith('map')
  rerender('map')
  expect(stop()).toBe('half')
})

test('back and forward move the sheet, details leave it where it is', () => {
  const { result, rerender, stop } = start('map')
  act(() => result.current.rest('half'))
  rerender('details')
  rerender('map')
  expect(stop()).toBe('half')
  rerender('list')
  expect(stop()).toBe('full')
  rerender('map')
  expect(stop()).toBe('peek')
})
