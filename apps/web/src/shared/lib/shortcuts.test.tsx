import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useShortcutChoice } from './shortcut-store.ts'
import { isPressed, keySigns, type Shortcut } from './shortcuts.ts'
import { useShortcut } from './use-shortcut.ts'

const where = 'Everywhere'
const palette: Shortcut = { where, does: 'Search', keys: ['k'], withCommand: true }
const help: Shortcut = { where, does: 'Show the help', keys: ['?'] }
const search: Shortcut = { where, does: 'Go to the search box', keys: ['/'] }
const baseMap: Shortcut = { where, does: 'Switch the map', keys: ['m'] }
const nextSite: Shortcut = { where, does: 'Next site', keys: ['j', 'ArrowDown'] }
const previousSite: Shortcut = { where, does: 'Previous site', keys: ['k', 'ArrowUp'] }
const closeSite: Shortcut = { where, does: 'Close the site', keys: ['Escape'] }

beforeEach(() => useShortcutChoice.setState({ isOn: true }))
afterEach(() => document.body.replaceChildren())

const press = (key: string, held: Partial<KeyboardEventInit> = {}, on: EventTarget = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
  on.dispatchEvent(event)
  return event.defaultPrevented
}

const listenTo = (shortcut: Shortcut) => {
  const act = vi.fn()
  renderHook(() => useShortcut(shortcut, act))
  return act
}

const add = (html: string): Element => {
  document.body.innerHTML = html
  const field = document.body.querySelector('[data-here]')
  if (!field) throw new Error('Mark the element with data-here')
  return field
}

test('a single key acts, in lower and upper case', () => {
  const act = listenTo(baseMap)
  expect(press('m')).toBe(true)
  press('M')
  expect(act).toHaveBeenCalledTimes(2)
})

test.each(['ctrlKey', 'metaKey', 'altKey'])('a single key with %s belongs to the browser', (held) => {
  const act = listenTo(baseMap)
  expect(press('m', { [held]: true })).toBe(false)
  expect(act).not.toHaveBeenCalled()
})

test.each([
  '<input data-here>',
  '<input type=search data-here>',
  '<textarea data-here></textarea>',
  '<select data-here></select>',
  '<div contenteditable><b data-here></b></div>',
  '<div contenteditable=plaintext-only data-here></div>',
  '<div role=dialog><button data-here></button></div>',
  '<dialog open></dialog><button data-here></button>',
])('a single key is left alone in %s', (html) => {
  const act = listenTo(help)
  press('?', { shiftKey: true }, add(html))
  expect(act).not.toHaveBeenCalled()
})

test('a switch or a radio button is not typed in', () => {
  const act = listenTo(baseMap)
  press('m', {}, add('<input type=radio data-here>'))
  press('m', {}, add('<input type=checkbox data-here>'))
  expect(act).toHaveBeenCalledTimes(2)
})

test('a key that is held down acts once', () => {
  const act = listenTo(baseMap)
  press('m')
  press('m', { repeat: true })
  expect(act).toHaveBeenCalledTimes(1)
})

test('switched off, letters and signs do nothing, and named keys still act', () => {
  useShortcutChoice.getState().setOn(false)
  const single = [listenTo(baseMap), listenTo(help), listenTo(search)]
  const close = listenTo(closeSite)
  for (const key of ['m', '?', '/', 'Escape']) press(key)
  for (const act of single) expect(act).not.toHaveBeenCalled()
  expect(close).toHaveBeenCalledOnce()
  expect(isPressed(nextSite, new KeyboardEvent('keydown', { key: 'j' }))).toBe(false)
  expect(isPressed(nextSite, new KeyboardEvent('keydown', { key: 'ArrowDown' }))).toBe(true)
  expect(localStorage.getItem('soundings.single-key-shortcuts')).toBe('off')
})

test('the palette is called with Ctrl, also from a field, and without single keys', () => {
  useShortcutChoice.getState().setOn(false)
  const act = listenTo(palette)
  press('k', {}, document.body)
  expect(act).not.toHaveBeenCalled()
  expect(press('k', { ctrlKey: true }, add('<input data-here>'))).toBe(true)
  expect(act).toHaveBeenCalledOnce()
})

test('keys are shown as they are printed', () => {
  expect(keySigns(palette)).toEqual([['Ctrl', 'K']])
  expect(keySigns(previousSite)).toEqual([['K'], ['↑']])
})

test('the keys of a dialog count inside it and before it holds the focus, but not in another one over it', () => {
  const act = vi.fn()
  const behind = add('<button data-here></button><div role=dialog aria-modal=true><p></p></div>')
  const dialog = { current: document.querySelector<HTMLElement>('[role=dialog]') }
  renderHook(() => useShortcut(nextSite, act, true, dialog))
  press('ArrowDown', {}, dialog.current?.firstElementChild ?? document.body)
  press('ArrowDown', {}, behind)
  press('ArrowDown')
  expect(act).toHaveBeenCalledTimes(3)
  document.body.insertAdjacentHTML('beforeend', '<div role=dialog aria-modal=true><button></button></div>')
  press('ArrowDown')
  press('ArrowDown', {}, document.body.lastElementChild?.firstElementChild ?? document.body)
  expect(act).toHaveBeenCalledTimes(3)
})
