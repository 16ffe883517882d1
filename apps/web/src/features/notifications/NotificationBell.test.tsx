import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '#shared/testing/render.tsx'
import { keepToast, type ToastKind, useToastHistory } from '#shared/ui/toast-history.ts'
import { NotificationBell } from './NotificationBell.tsx'
import { badgeText } from './notifications.view.ts'

const tell = (message: string, type: ToastKind = 'info') =>
  act(() => keepToast({ type, message, duration: 3000, action: undefined }))

const bell = () => screen.getByRole('button', { name: /^Notifications/ })
const panel = () => screen.queryByRole('dialog', { name: 'Notifications' })
const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

const open = async () => {
  const user = userEvent.setup()
  await user.click(bell())
  await screen.findByRole('heading', { name: 'Notifications' })
  return user
}

beforeEach(() => {
  useToastHistory.setState({ kept: [] })
  renderPart(
    <>
      <NotificationBell />
      <button type="button">Elsewhere</button>
    </>,
  )
})

test('the bell counts what is unread', () => {
  expect(bell().getAttribute('aria-label')).toBe('Notifications')
  tell('One')
  tell('Two')
  expect(bell().getAttribute('aria-label')).toBe('Notifications, 2 unread')
  expect(bell().textContent).toBe('2')
})

test('the badge ends at 99', () => {
  expect([1, 99, 100].map(badgeText)).toEqual(['1', '99', '99+'])
})

test('the list is newest first, says the kind, and opening it marks all as read', async () => {
  tell('Settings saved', 'success')
  tell('Failed to load dive sites', 'error')
  await open()
  expect(entries()).toEqual([
    'New. Error: Failed to load dive sitesjust now',
    'New. Success: Settings savedjust now',
  ])
  expect(bell().getAttribute('aria-label')).toBe('Notifications')
})

test('what was new is no longer marked when the list opens again', async () => {
  tell('Settings saved', 'success')
  const user = await open()
  await user.keyboard('{Escape}')
  await open()
  expect(entries()).toEqual(['Success: Settings savedjust now'])
})

test('what comes while the list is open is unread until it is marked as read', async () => {
  const user = await open()
  tell('Back online', 'success')
  expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread')
  const mark = screen.getByRole('button', { name: 'Mark all as read' })
  await user.click(mark)
  expect(bell().getAttribute('aria-label')).toBe('Notifications')
  expect(entries()).toEqual(['Success: Back onlinejust now'])
  expect(mark.hasAttribute('disabled')).toBe(true)
  expect(panel()?.contains(document.activeElement)).toBe(true)
})

test('clearing leaves the empty state, and the keyboard in it', async () => {
  tell('Settings saved', 'success')
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByRole('heading', { name: 'Nothing to report' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  expect(panel()?.contains(document.activeElement)).toBe(true)
})

test('focus goes in, and back to the bell on Escape', async () => {
  const user = await open()
  expect(panel()?.contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  expect(panel()).toBeNull()
  expect(document.activeElement).toBe(bell())
  expect(bell().getAttribute('aria-expanded')).toBe('false')
})

test('it closes with the bell, with a press elsewhere and when the keyboard moves on', async () => {
  const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' })
  const user = await open()
  await user.click(bell())
  expect(panel()).toBeNull()
  await open()
  await user.click(elsewhere())
  expect(panel()).toBeNull()
  expect(document.activeElement).toBe(elsewhere())
  await open()
  await user.tab()
  expect(panel()).toBeNull()
})

test('an offer can still be taken from the list', async () => {
  const taken = vi.fn()
  act(() => keepToast({ type: 'info', message: 'New', duration: 0, action: { label: 'Reload', act: taken } }))
  const user = await open()
  await user.click(within(panel() as HTMLElement).getByRole('button', { name: 'Reload' }))
  expect(taken).toHaveBeenCalledOnce()
})
