import { moderation } from '@soundings/contract/moderation'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#shared/api/query-client.ts'
import { useModals } from '#shared/session/modal-store.ts'
import { expireSession, setUser } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { buildSite } from '#shared/testing/sites.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../router.tsx'

vi.mock('#features/map/index.ts', () => ({ SiteMap: () => null, PlaceMap: () => null }))
// The header asks for much that has nothing to do with this page.
vi.mock('../shell/Shell.tsx', async () => ({ Shell: (await import('@tanstack/react-router')).Outlet }))

const moderator = buildMe({ groups: ['moderator'] })
const site = buildSite()
const item = {
  id: '01950000-0000-7000-8000-000000000001',
  type: 'dive_sites' as const,
  createdAt: '2026-06-01T12:00:00Z',
  title: 'Turtle Steps',
  siteId: site.id,
  siteName: null,
  caption: null,
  description: null,
  content: null,
  authorHandle: 'mara_l',
  conflict: null,
  version: 1,
}

beforeEach(() => {
  resetSession()
  const network = stubNetwork()
  network.answer(moderation.pending, {
    success: true,
    items: [item],
    nextCursor: null,
    total: 1,
    counts: {
      dive_sites: 1,
      media: 0,
      reports: 0,
      proposals: 0,
      flags: 0,
      certifications: 0,
      posts: 0,
      groups: 0,
      events: 0,
    },
  })
  network.answer(moderation.preview, {
    ...item,
    site,
    nearby: [],
    author: null,
  })
})

const visit = async ({ isMobile = false } = {}) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isMobile && query.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.stubGlobal('scrollTo', () => {})
  setUser(moderator)
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: ['/about', '/moderator/report'] })
  const router = createAppRouter(queryClient, history)
  render(<App router={router} queryClient={queryClient} />)
  await screen.findByRole('heading', { level: 1, name: 'Report Submissions' })
  return { router, history, user: userEvent.setup() }
}
const theItem = () => screen.findByRole('heading', { name: 'Turtle Steps' })

test('whoever signs out takes what waits off the screen', async () => {
  await visit()
  await theItem()
  act(() => setUser(null))
  await screen.findByRole('heading', { name: 'Authentication Required' })
  expect(screen.queryByText('Turtle Steps')).toBeNull()
})

test('when the session runs out it asks to log in, and goes on where it was', async () => {
  const { router } = await visit()
  await theItem()
  act(() => expireSession())
  await waitFor(() => expect(useModals.getState().open).toBe('login'))
  act(() => setUser(moderator))
  await theItem()
  expect(router.state.location.search).toEqual({ item: `dive_sites.${item.id}` })
})

test('somebody else who logs in instead, and is no moderator, sees nothing of it', async () => {
  await visit()
  await theItem()
  act(() => expireSession())
  act(() => setUser(buildMe({ id: '018f0000-0000-7000-8000-000000000002' })))
  await screen.findByRole('heading', { name: 'For Moderators' })
  expect(screen.queryByText('Turtle Steps')).toBeNull()
})

test('on a phone the way back to the list leaves no step behind', async () => {
  const { router, history, user } = await visit({ isMobile: true })
  const before = history.location.state.__TSR_index
  await user.click(await screen.findByRole('button', { name: /^Turtle Steps/ }))
  await screen.findByRole('heading', { level: 1, name: 'Turtle Steps' })
  await user.click(screen.getByRole('button', { name: 'Back to the list' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(history.location.state.__TSR_index).toBe(before)
})

test('on a phone an item that was opened by its address leads back to the list as well', async () => {
  const { router, history, user } = await visit({ isMobile: true })
  await act(() => router.navigate({ to: '/moderator/report', search: { item: `dive_sites.${item.id}` } }))
  const before = history.location.state.__TSR_index
  await user.click(await screen.findByRole('button', { name: 'Back to the list' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(history.location.state.__TSR_index).toBe(before)
})
