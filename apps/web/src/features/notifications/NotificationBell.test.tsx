import { notifications } from '@soundings/contract/notifications'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useSession } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { keepToast, type ToastKind, useToastHistory } from '#shared/ui/toast-history.ts'
import { NotificationBell } from './NotificationBell.tsx'
import { buildNotification, buildPage } from './notifications.build.ts'
import { badgeText } from './notifications.view.ts'

const notify = (message: string, type: ToastKind = 'info') =>
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

const KindIcon = ({ kind, otherwise }: { kind: string; otherwise: ReactNode }) =>
  kind === 'new-device' ? <i data-testid="new-device" /> : otherwise

const Part = () => (
  <>
    <NotificationBell KindIcon={KindIcon} />
    <button type="button">Elsewhere</button>
  </>
)

/** The bell on a page of an app that has any page. */
const renderBell = async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: Part, notFoundComponent: () => null }),
    history: createMemoryHistory(),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
  return router
}

beforeEach(() => {
  useToastHistory.setState({ kept: [] })
  useSession.setState({ user: null })
})

test('the bell counts what is unread', async () => {
  await renderBell()
  expect(bell().getAttribute('aria-label')).toBe('Notifications')
  notify('One')
  notify('Two')
  expect(bell().getAttribute('aria-label')).toBe('Notifications, 2 unread')
  expect(bell().textContent).toBe('2')
})

test('the badge ends at 99', () => {
  expect([1, 99, 100].map(badgeText)).toEqual(['1', '99', '99+'])
})

test('the list is newest first, says the kind, and opening it marks all as read', async () => {
  await renderBell()
  notify('Settings saved', 'success')
  notify('Failed to load dive sites', 'error')
  await open()
  expect(entries()).toEqual([
    'New. Error: Failed to load dive sitesjust now',
    'New. Success: Settings savedjust now',
  ])
  expect(bell().getAttribute('aria-label')).toBe('Notifications')
})

test('what was new is no longer marked when the list opens again', async () => {
  await renderBell()
  notify('Settings saved', 'success')
  const user = await open()
  await user.keyboard('{Escape}')
  await open()
  expect(entries()).toEqual(['Success: Settings savedjust now'])
})

test('what comes while the list is open is unread until it is marked as read', async () => {
  await renderBell()
  const user = await open()
  notify('Back online', 'success')
  expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread')
  const mark = screen.getByRole('button', { name: 'Mark all as read' })
  await user.click(mark)
  expect(bell().getAttribute('aria-label')).toBe('Notifications')
  expect(entries()).toEqual(['Success: Back onlinejust now'])
  expect(mark.hasAttribute('disabled')).toBe(true)
  expect(panel()?.contains(document.activeElement)).toBe(true)
})

test('clearing leaves the empty state, and the keyboard in it', async () => {
  await renderBell()
  notify('Settings saved', 'success')
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByRole('heading', { name: 'No notifications' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  expect(panel()?.contains(document.activeElement)).toBe(true)
})

test('focus goes in, and back to the bell on Escape', async () => {
  await renderBell()
  const user = await open()
  expect(panel()?.contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  expect(panel()).toBeNull()
  expect(document.activeElement).toBe(bell())
  expect(bell().getAttribute('aria-expanded')).toBe('false')
})

test('it closes with the bell, with a press elsewhere and when the keyboard moves on', async () => {
  await renderBell()
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
  await renderBell()
  const taken = vi.fn()
  act(() => keepToast({ type: 'info', message: 'New', duration: 0, action: { label: 'Reload', act: taken } }))
  const user = await open()
  await user.click(within(panel() as HTMLElement).getByRole('button', { name: 'Reload' }))
  expect(taken).toHaveBeenCalledOnce()
})

// What the server tells as it happens has tests of its own.
vi.mock('./follow-news.ts', () => ({ followNews: () => () => undefined }))

describe('a member', () => {
  const arrive = async (...stored: ReturnType<typeof buildNotification>[]) => {
    const network = stubNetwork()
    let page = buildPage(...stored)
    network.answer(notifications.list, () => page)
    useSession.setState({ user: { id: 'me' } as never })
    const router = await renderBell()
    const label = page.unread > 0 ? `Notifications, ${page.unread} unread` : 'Notifications'
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe(label))
    const serverHas = (...items: typeof stored) => {
      page = buildPage(...items)
    }
    return { network, router, serverHas }
  }

  test('has what the server keeps and what this visit told in one list and one number', async () => {
    const { network } = await arrive(
      buildNotification({ message: 'New sign-in', type: 'warning' }),
      buildNotification({ message: 'Welcome', read: true, createdAt: '2026-01-01T00:00:00.000Z' }),
    )
    notify('Settings saved', 'success')
    expect(bell().textContent).toBe('2')
    network.answer(notifications.read, { unread: 0 })
    await open()
    expect(entries()).toEqual([
      expect.stringMatching(/^New\. Success: Settings saved/),
      expect.stringMatching(/^New\. Warning: New sign-in/),
      expect.stringMatching(/^Information: Welcome/),
    ])
  })

  test('sees what kind a message is of, and its type where the kind is not known', async () => {
    await arrive(
      buildNotification({ kind: 'new-device', read: true }),
      buildNotification({ kind: 'from-a-newer-server', type: 'warning', read: true }),
    )
    await open()
    const [known, unknown] = screen.getAllByRole('listitem')
    if (!known || !unknown) throw new Error('Two were expected')
    const rows = [unknown, known].map((row) => [
      within(row).queryByTestId('new-device') !== null,
      row.querySelector('svg') !== null,
    ])
    expect(rows).toEqual(
      expect.arrayContaining([
        [true, false],
        [false, true],
      ]),
    )
    expect(entries()).toContainEqual(expect.stringMatching(/^Warning: /))
  })

  test('opens the list and has read all, here and on the server', async () => {
    const item = buildNotification()
    const { network, serverHas } = await arrive(item)
    network.answer(notifications.read, () => {
      serverHas({ ...item, read: true })
      return { unread: 0 }
    })
    await open()
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications'))
    expect(network.asked).toContain('POST /api/notifications/read')
  })

  test('finds it unread again when the server did not take it, without being told off', async () => {
    const { network } = await arrive(buildNotification())
    network.refuse(notifications.read, 500, 'Not today')
    await open()
    await waitFor(() => expect(network.asked).toContain('POST /api/notifications/read'))
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread'))
    expect(useToastHistory.getState().kept).toEqual([])
  })

  test('clears it for good', async () => {
    const { network, serverHas } = await arrive(buildNotification({ read: true }))
    notify('Settings saved')
    network.answer(notifications.clear, () => {
      serverHas()
      return { unread: 0 }
    })
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await screen.findByRole('heading', { name: 'No notifications' })
    await waitFor(() => expect(network.asked).toContain('DELETE /api/notifications'))
  })

  test('has it back, and is told why, when it could not be cleared', async () => {
    const { network } = await arrive(buildNotification({ message: 'Keep me', read: true }))
    network.refuse(notifications.clear, 500, 'Not today')
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await screen.findByText('Keep me')
    await waitFor(() =>
      expect(useToastHistory.getState().kept).toMatchObject([{ type: 'error', message: 'Not today' }]),
    )
  })

  test('goes where a message leads, and the list closes', async () => {
    const { router } = await arrive(
      buildNotification({ message: 'New sign-in', link: '/explore?settings=sessions', read: true }),
    )
    const user = await open()
    await user.click(screen.getByRole('link', { name: 'New sign-in' }))
    expect(router.history.location.href).toBe('/explore?settings=sessions')
    expect(panel()).toBeNull()
  })

  test('gets older ones on demand', async () => {
    const { network } = await arrive()
    const [older, newer] = [buildNotification({ read: true }), buildNotification({ read: true })]
    network.answer(notifications.list, ({ searchParams }) =>
      searchParams.has('cursor')
        ? { ...buildPage(older), total: 2 }
        : { ...buildPage(newer), total: 2, nextCursor: 'next' },
    )
    const user = await open()
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await user.click(await screen.findByRole('button', { name: 'Show older' }))
    await screen.findByText(older.message)
    expect(entries()).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
  })

  test('can try again when it did not load', async () => {
    const network = stubNetwork()
    network.cut(notifications.list)
    useSession.setState({ user: { id: 'me' } as never })
    await renderBell()
    const user = await open()
    expect((await screen.findByRole('alert')).textContent).toContain('Your notifications couldn’t be loaded.')
    network.answer(notifications.list, buildPage(buildNotification({ message: 'Here after all' })))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Here after all')
  })
})

test('a visitor’s bell asks the server nothing', async () => {
  const network = stubNetwork()
  await renderBell()
  await open()
  expect(network.asked).toEqual([])
})
