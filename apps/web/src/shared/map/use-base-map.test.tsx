import type { BaseMaps } from '@soundings/contract/configuration'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toast } from '#shared/ui/toast.tsx'
import { useBaseMap } from './use-base-map.ts'

const tiles = { kind: 'xyz', tiles: '/{z}/{x}/{y}', tileSize: 256, maxZoom: 18, attribution: 'Reef' } as const
const bases: BaseMaps = { satellite: tiles, roadmap: { kind: 'bundled' } }

const use = (base: 'satellite' | 'roadmap', offered: BaseMaps | undefined = bases) => {
  const warn = vi.spyOn(toast, 'warning').mockImplementation(() => undefined)
  warn.mockClear()
  const { result } = renderHook(() => useBaseMap(base, offered))
  const fail = (times: number) =>
    act(() => {
      for (let at = 0; at < times; at++) result.current.onTileError()
    })
  return { result, fail, warn }
}

test('until the server has said otherwise, the map that comes with Soundings is drawn', () => {
  const { result } = renderHook(() => useBaseMap('satellite', undefined))
  expect(result.current).toMatchObject({ baseMap: { kind: 'bundled' }, isProvided: false })
})

test('the bundled map stays the same once the server has said that it is that', () => {
  const { result, rerender } = renderHook(({ offered }) => useBaseMap('roadmap', offered), {
    initialProps: { offered: undefined as BaseMaps | undefined },
  })
  const first = result.current.baseMap
  rerender({ offered: bases })
  expect(result.current.baseMap).toBe(first)
})

test('a provider that fails four times in a row is replaced, and that is told once', () => {
  const { result, fail, warn } = use('satellite')
  fail(3)
  expect(result.current).toMatchObject({ baseMap: tiles, isProvided: true })
  fail(1)
  expect(result.current).toMatchObject({ baseMap: { kind: 'bundled' }, isProvided: false })
  fail(9)
  expect(warn).toHaveBeenCalledOnce()
})

test('a provider that answers now and then is kept', () => {
  const { result, fail, warn } = use('satellite')
  for (let at = 0; at < 5; at++) {
    fail(3)
    act(() => result.current.onTile())
  }
  expect(result.current.baseMap).toBe(tiles)
  expect(warn).not.toHaveBeenCalled()
})

test('the bundled map has nothing to fall back to', () => {
  const { result, fail, warn } = use('roadmap')
  fail(9)
  expect(result.current.baseMap).toEqual({ kind: 'bundled' })
  expect(warn).not.toHaveBeenCalled()
})
