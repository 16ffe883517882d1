import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FoundSites } from './found-sites.ts'
import { noTiles } from './found-tiles.ts'
import { fade } from './site-layers.ts'
import { useFoundTiles } from './use-found-tiles.ts'

vi.mock('maplibre-gl', () => ({ addProtocol: vi.fn() }))
afterEach(() => vi.useRealTimers())

const set = (): FoundSites => ({ mapId: [1], lng: [0], lat: [0], depth: [12] })
const show = (found: FoundSites | null) =>
  renderHook((shown: FoundSites | null) => useFoundTiles(shown), { initialProps: found })

test('each found set has another address', () => {
  const { result, rerender } = show(set())
  const first = result.current
  expect(first).not.toBe(noTiles)
  rerender(set())
  expect([first, noTiles]).not.toContain(result.current)
})

test('what was found stays until it has faded', () => {
  vi.useFakeTimers()
  const { result, rerender } = show(set())
  const last = result.current
  rerender(null)
  act(() => vi.advanceTimersByTime(fade.duration - 1))
  expect(result.current).toBe(last)
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBe(noTiles)
})
