// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setUser } from '#shared/session/session-store.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { clearToasts, keepToast, markToastsRead, useToastHistory } from '#shared/ui/toast-history.ts'
import { keepToasts } from './kept-toasts.ts'

const tell = (message: string, duration = 3000) =>
  keepToast({ message, type: 'success', duration, action: { label: 'Undo', act: () => undefined } })
const shown = () => useToastHistory.getState().kept
const told = () => shown().map(({ message }) => message)

let stop = () => {}

/** The page opens, once more perhaps. */
const open = () => {
  stop()
  useToastHistory.setState({ kept: [] })
  stop = keepToasts()
}

beforeEach(() => {
  resetSession()
  open()
})
afterEach(() => stop())

test('what was told is there after a reload, read or unread, without what could be done about it', () => {
  tell('Settings saved')
  markToastsRead()
  tell('Back online')
  open()
  expect(shown()).toMatchObject([
    { message: 'Back online', read: false, action: undefined },
    { message: 'Settings saved', read: true },
  ])
})

test('what was cleared stays away, and so does a message about the page that is gone', () => {
  tell('Settings saved')
  clearToasts()
  tell('A new version is available', 0)
  expect(told()).toEqual(['A new version is available'])
  open()
  expect(told()).toEqual([])
})

test('what a visitor was told goes on with them, and stays from whoever comes next', () => {
  tell('Back online')
  const me = buildMe()
  setUser(me)
  tell('Settings saved')
  expect(told()).toEqual(['Settings saved', 'Back online'])
  setUser(null)
  expect(told()).toEqual([])
  setUser(buildMe({ id: '018f0000-0000-7000-8000-000000000002' }))
  expect(told()).toEqual([])
  setUser(me)
  expect(told()).toEqual(['Settings saved', 'Back online'])
})

test('another tab that clears the list clears it here', () => {
  tell('Settings saved')
  localStorage.removeItem('soundings-told')
  window.dispatchEvent(new StorageEvent('storage', { key: 'soundings-told' }))
  expect(told()).toEqual([])
})

test('what cannot be read counts as nothing', () => {
  for (const kept of ['[{"message":1},null,7]', 'oops', '{}']) {
    localStorage.setItem('soundings-told', kept)
    open()
    expect(told()).toEqual([])
  }
})
