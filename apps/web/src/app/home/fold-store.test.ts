// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { readStored } from '#shared/lib/stored.ts'
import { useFold, useFolded } from './fold-store.ts'

beforeEach(() => {
  for (const side of ['left', 'right'] as const) useFolded.getState().fold(side, false)
})

const open = (subject: string | null = null) =>
  renderHook((shown: string | null) => useFold('left', shown), { initialProps: subject })

test('a panel that is folded away stays so, and this device remembers it', () => {
  const { result } = open()
  act(() => result.current.toggle())
  expect(result.current.isFolded).toBe(true)
  expect(open().result.current.isFolded).toBe(true)
  expect(readStored('soundings.home-folded')).toBe('left')
  act(() => result.current.toggle())
  expect([result.current.isFolded, readStored('soundings.home-folded')]).toEqual([false, ''])
})

test('it comes back for what somebody asks for, and goes with it', () => {
  const { result, rerender } = open()
  act(() => result.current.toggle())
  rerender('site 1')
  expect(result.current.isFolded).toBe(false)
  rerender(null)
  expect(result.current.isFolded).toBe(true)
})

test('folded away over a site it stays away for that site, and comes back for the next', () => {
  const { result, rerender } = open('site 1')
  act(() => result.current.toggle())
  expect(result.current.isFolded).toBe(true)
  rerender('site 2')
  expect(result.current.isFolded).toBe(false)
  act(() => result.current.toggle())
  act(() => result.current.toggle())
  expect(result.current.isFolded).toBe(false)
})

test('one side knows nothing of the other', () => {
  const { result } = open()
  act(() => useFolded.getState().fold('right', true))
  expect(result.current.isFolded).toBe(false)
})
