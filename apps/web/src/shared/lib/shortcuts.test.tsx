import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useShortcutChoice } from './shortcut-store.ts'
import { isPressed, keySigns, type ShortcutName, shortcuts } from './shortcuts.ts'
import { useShortcut } from './use-shortcut.ts'

beforeEach(() => {
  useShortcutChoice.setState({ isOn: true })
  document.body.innerHTML = ''
})

const press = (key: string, held: Partial<KeyboardEventInit> = {}, on: EventTarget = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
  on.dispatchEvent(event)
  return event.defaultPrevented
}

const listenTo = (name: ShortcutName) => {
  const act = vi.fn()
  renderHook(() => useShortcut(name, act))
  return act
}

const add = (html: string): Element => {
  document.body.innerHTML = html
  const field = document.body.querySelector('[data-here]')
  if (!field) throw new Error('Mark the element with data-here')
  return field
}

test('a single key acts, in lower and upper case', () => {
  const act = listenTo('baseMap')
  expect(press('m')).toBe(true)
  press('M')
  expect(act).toHaveBeenCalledTimes(2)
})

test.each(['ctrlKey', 'metaKey', 'altKey'])('a single key with %s belongs to the browser', (held) => {
  const act = listenTo('baseMap')
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
  const act = listenTo('help')
  press('?', { shiftKey: true }, add(html))
  expect(act).not.toHaveBeenCalled()
})

test('a switch or a radio button is not typed in', () => {
  const act = listenTo('baseMap')
  press('m', {}, add('<input type=radio data-here>'))
  press('m', {}, add('<input type=checkbox data-here>'))
  expect(act).toHaveBeenCalledTimes(2)
})

test('a key that is held down acts once', () => {
  const act = listenTo('baseMap')
  press('m')
  press('m', { repeat: true })
  expect(act).toHaveBeenCalledTimes(1)
})

test('switched off, letters and signs do nothing, and named keys still act', () => {
  useShortcutChoice.getState().setOn(false)
  const single = [listenTo('baseMap'), listenTo('help'), listenTo('search')]
  const close = listenTo('closeSite')
  for (const key of ['m', '?', '/', 'Escape']) press(key)
  for (const act of single) expect(act).not.toHaveBeenCalled()
  expect(close).toHaveBeenCalledOnce()
  expect(isPressed('nextSite', new KeyboardEvent('keydown', { key: 'j' }))).toBe(false)
  expect(isPressed('nextSite', new KeyboardEvent('keydown', { key: 'ArrowDown' }))).toBe(true)
  expect(localStorage.getItem('soundings.single-key-shortcuts')).toBe('off')
})

test('the palette is called with Ctrl, also from a field, and without single keys', () => {
  useShortcutChoice.getState().setOn(false)
  const act = listenTo('palette')
  press('k', {}, document.body)
  expect(act).not.toHaveBeenCalled()
  expect(press('k', { ctrlKey: true }, add('<input data-here>'))).toBe(true)
  expect(act).toHaveBeenCalledOnce()
})

test('keys are shown as they are printed', () => {
  expect(keySigns('palette')).toEqual([['Ctrl', 'K']])
  expect(keySigns('previousSite')).toEqual([['K'], ['↑']])
})

test('every shortcut in the help is bound somewhere', () => {
  const root = join(import.meta.dirname, '../..')
  const source = globSync('{app,features,shared}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.|shared\/lib\/shortcuts\.ts$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const isBound = (name: string) =>
    new RegExp(`useShortcut\\(\\s*'${name}'|^ {2}${name}: -?[\\dN]`, 'm').test(source)
  expect(Object.keys(shortcuts).filter((name) => !isBound(name))).toEqual([])
})
