import { featured } from '@soundings/contract/featured'
import { messages } from '@soundings/contract/messages'
import { moderation } from '@soundings/contract/moderation'
import type { Group } from '@soundings/contract/people'
import { search } from '@soundings/contract/search'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageTopics } from '#features/live/index.ts'
import { searchFeature } from '#features/search/index.ts'
import { setUser } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { Account } from './Account.tsx'

const user = userEvent.setup()
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  useToastHistory.setState({ kept: [] })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  network = stubNetwork()
  network.answer(messages.unread, { messages: 0, requests: 0 })
  network.answer(moderation.pending, {
    success: true,
    items: [],
    nextCursor: null,
    total: 12,
    counts: {
      dive_sites: 9,
      media: 0,
      reports: 0,
      proposals: 2,
      flags: 1,
      certifications: 0,
      posts: 0,
      groups: 0,
      events: 0,
    },
  })
})

const openMenu = async (...groups: Group[]) => {
  setUser(buildMe({ groups }))
  const router = createRouter({
    routeTree: createRootRoute({ component: Account, notFoundComponent: () => null }),
    history: createMemoryHistory(),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
  await user.click(screen.getByRole('button', { name: 'mara_l' }))
  return router
}

test('a moderator finds how much waits, and is led there', async () => {
  const router = await openMenu('moderator')
  await user.click(await screen.findByRole('link', { name: 'Report Submissions 12 waiting' }))
  expect(router.history.location.pathname).toBe('/moderator/report')
  expect(screen.queryByRole('button', { name: 'Refresh Featured Sites' })).toBeNull()
})

test('a member finds how many messages are unread, and sees them change', async () => {
  network.answer(messages.unread, { messages: 3, requests: 1 })
  const router = await openMenu()
  await screen.findByRole('link', { name: 'Messages 3 unread' })
  network.answer(messages.unread, { messages: 240, requests: 1 })
  await waitFor(() => expect([...pageTopics.wanted().keys()]).toContain(`messages:${buildMe().id}`))
  act(() => pageTopics.take({ kind: 'changed', topic: `messages:${buildMe().id}` }))
  await user.click(await screen.findByRole('link', { name: 'Messages 99+ unread' }))
  expect(router.history.location.pathname).toBe('/messages')
})

test('a badge that did not load is left out', async () => {
  network.refuse(moderation.pending, 500, 'Not today')
  await openMenu('moderator')
  expect(screen.getByRole('link', { name: 'Report Submissions' })).toBeDefined()
})

test('an admin can have the featured sites ranked anew', async () => {
  network.answer(featured.update, { message: 'Done', updated_sites: 12 })
  await openMenu('admin')
  await user.click(screen.getByRole('button', { name: 'Refresh Featured Sites' }))
  await waitFor(() =>
    expect(useToastHistory.getState().kept).toMatchObject([
      { message: 'Featured sites refreshed successfully!' },
    ]),
  )
})

test('an admin can have the sites prepared anew for the assistant', async () => {
  await openMenu('admin')
  network.answer(search.progress, { backfill: null })
  await user.click(screen.getByRole('button', { name: 'Calculate Embeddings' }))
  const [EmbeddingsWindow] = searchFeature.overlays
  renderPart(<EmbeddingsWindow />)
  expect(await screen.findByRole('button', { name: 'Run backfill' })).toBeDefined()
})

test('members and editors find neither', async () => {
  await openMenu('editor')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Dive Log',
    'Dive Buddies',
    'Trips',
    'Messages',
  ])
  expect(screen.queryByRole('button', { name: /^(Refresh|Calculate)/ })).toBeNull()
  expect(network.asked.filter((call) => call !== 'GET /api/messages/unread')).toEqual([])
})
