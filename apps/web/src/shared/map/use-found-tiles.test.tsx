import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FoundSites } from './found-sites.ts'
import { useFoundTiles } from './use-found-tiles.ts'

vi.mock('maplibre-gl', () => ({ addProtocol: vi.fn() }))

const set = (): FoundSites => ({ mapId: [1], lng: [0], lat: [0], depth: [12] })
const show = (found: FoundSites | null) =>
  renderHook((shown: FoundSites | null) => useFoundTiles(shown), { initialProps: found })

test('each found set has another address', () => {
  const { result, rerender } = show(set())
  const first = result.current
  expect(first).toMatch(/^found:/)
  rerender(set())
  expect(result.current).toMatch(/^found:/)
  expect(result.current).not.toBe(first)
})

test('without a set there is none', () => {
  const { result, rerender } = show(set())
  rerender(null)
  expect(result.current).toBeUndefined()
})
