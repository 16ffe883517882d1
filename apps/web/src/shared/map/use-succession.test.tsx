import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fade } from './site-layers.ts'
import { useSuccession } from './use-succession.ts'

type Listener = (event: { sourceId?: string; isSourceLoaded?: boolean }) => void
const listeners = vi.hoisted(() => new Map<string, Set<unknown>>())
const map = vi.hoisted(() => ({
  on: (name: string, listener: unknown) =>
    listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
  off: (name: string, listener: unknown) => listeners.get(name)?.delete(listener),
}))
vi.mock('@vis.gl/react-maplibre', () => ({ useMap: () => ({ current: map }) }))
beforeEach(() => {
  listeners.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const tell = (name: string, event: Parameters<Listener>[0] = {}) =>
  act(() => {
    for (const listener of [...(listeners.get(name) ?? [])] as Listener[]) listener(event)
  })
const load = (sourceId = '') => tell('sourcedata', { sourceId, isSourceLoaded: true })

const show = (address: string | undefined) => {
  const onShown = vi.fn()
  const { result, rerender } = renderHook((at: string | undefined) => useSuccession(at, onShown), {
    initialProps: address,
  })
  return { onShown, rerender, drawn: () => result.current, newest: () => result.current.at(-1)?.source }
}
/** A first source, whose tiles are there. */
const showLoaded = (address: string) => {
  const shown = show(address)
  load(shown.newest())
  act(() => vi.advanceTimersByTime(fade.duration))
  return shown
}

test('a source comes into sight when its tiles are there, and is what is pressed from then on', () => {
  const { drawn, newest, onShown } = show('one')
  expect(drawn()).toMatchObject([{ address: 'one', isShown: false }])
  load('another')
  tell('sourcedata', { sourceId: newest() ?? '', isSourceLoaded: false })
  expect(onShown).not.toHaveBeenCalled()
  load(newest())
  expect(drawn()).toMatchObject([{ address: 'one', isShown: true }])
  expect(onShown).toHaveBeenCalledWith(newest())
})

test('the one before stays until the new one has its tiles, and goes when it has faded', () => {
  const { drawn, newest, rerender } = showLoaded('one')
  rerender('two')
  expect(drawn().map(({ address, isShown }) => [address, isShown])).toEqual([
    ['one', true],
    ['two', false],
  ])
  load(newest())
  expect(drawn().map(({ isShown }) => isShown)).toEqual([false, true])
  act(() => vi.advanceTimersByTime(fade.duration - 1))
  expect(drawn()).toHaveLength(2)
  act(() => vi.advanceTimersByTime(1))
  expect(drawn()).toMatchObject([{ address: 'two', isShown: true }])
})

test('an address that comes back has a source of its own again, so that nothing old is drawn', () => {
  const { newest, rerender, drawn } = showLoaded('one')
  const first = newest()
  rerender('two')
  rerender('one')
  load(newest())
  act(() => vi.advanceTimersByTime(fade.duration))
  expect(drawn()).toHaveLength(1)
  expect(newest()).not.toBe(first)
})

test('a source that never came into sight is given up for the next', () => {
  const { drawn, rerender } = showLoaded('one')
  rerender('two')
  rerender('three')
  expect(drawn().map(({ address }) => address)).toEqual(['one', 'three'])
})

test('a source without tiles is shown when the map has come to rest', () => {
  const { drawn } = show('one')
  tell('idle')
  expect(drawn()).toMatchObject([{ isShown: true }])
})

test('without an address what was drawn stays', () => {
  const { drawn, rerender } = showLoaded('one')
  rerender(undefined)
  expect(drawn()).toMatchObject([{ address: 'one', isShown: true }])
})
