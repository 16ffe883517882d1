// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTheme, themeKey, useTheme } from './theme-store.ts'

let stop = () => {}
let systemChanged = () => {}
const system = {
  matches: false,
  addEventListener: (_: string, act: () => void) => {
    systemChanged = act
  },
  removeEventListener: () => {},
}

const painted = () => document.documentElement.dataset.theme

beforeEach(() => {
  system.matches = false
  vi.stubGlobal('matchMedia', () => system)
  useTheme.setState({ choice: 'system', theme: 'light' })
  stop = startTheme()
})
afterEach(() => stop())

const systemTurns = (theme: 'light' | 'dark') => {
  system.matches = theme === 'dark'
  systemChanged()
}

test('the theme follows the system until somebody chooses', () => {
  expect(painted()).toBe('light')
  systemTurns('dark')
  expect(painted()).toBe('dark')
})

test('a choice is painted, remembered and stronger than the system', () => {
  useTheme.getState().toggle()
  expect(painted()).toBe('dark')
  expect(localStorage.getItem(themeKey)).toBe('dark')
  systemTurns('light')
  expect(painted()).toBe('dark')
})

test('whoever chooses the system again follows it at once and after', () => {
  useTheme.getState().choose('dark')
  useTheme.getState().choose('system')
  expect(painted()).toBe('light')
  systemTurns('dark')
  expect(painted()).toBe('dark')
  expect(useTheme.getState().choice).toBe('system')
})

test('a choice in another tab arrives here', () => {
  localStorage.setItem(themeKey, 'dark')
  window.dispatchEvent(new Event('storage'))
  expect(painted()).toBe('dark')
})

test('a stored word that is no theme is ignored', () => {
  localStorage.setItem(themeKey, 'sepia')
  window.dispatchEvent(new Event('storage'))
  expect(painted()).toBe('light')
})
