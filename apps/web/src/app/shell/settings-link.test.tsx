import { auth } from '@soundings/contract/auth'
import { settings } from '@soundings/contract/settings'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#shared/api/query-client.ts'
import { nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../router.tsx'

vi.mock('#features/map/index.ts', () => ({ SiteMap: () => null }))

beforeEach(() => {
  resetSession()
  useToastHistory.setState({ kept: [] })
  const network = stubNetwork()
  network.answer(auth.sessions, { items: [] })
  network.refuse(settings.get, 500, 'Not now')
})

const visit = async (address: string) => {
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [address] }))
  render(<App router={router} queryClient={queryClient} />)
  await screen.findByRole('heading', { level: 1 })
  return () => router.history.location.href
}

const shownTab = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Settings' })
  return within(dialog).getByRole('tab', { selected: true }).textContent
}

test.each(['/explore', '/about'])('a link to a part of the settings opens it on %s', async (page) => {
  const address = await visit(`${page}?settings=sessions`)
  act(() => setUser(buildMe()))
  expect(await shownTab()).toBe('Devices')
  expect(address()).toBe(page)
})

test('what else the address says stays, and nobody complains about it', async () => {
  const address = await visit('/explore?q=wreck&settings=account')
  act(() => setUser(buildMe()))
  expect(await shownTab()).toBe('Sign-in')
  expect(address()).toBe('/explore?q=wreck')
  expect(useToastHistory.getState().kept).toEqual([])
})

test.each([
  ['a visitor', 'sessions', nobodyIsSignedIn],
  ['a part that does not exist', 'engine', () => setUser(buildMe())],
])('for %s the link is only tidied away', async (_, part, arrive) => {
  const address = await visit(`/about?settings=${part}`)
  act(arrive)
  await waitFor(() => expect(address()).toBe('/about'))
  expect(screen.queryByRole('dialog', { name: 'Settings' })).toBeNull()
})
