import { media } from '@soundings/contract/media'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#shared/api/query-client.ts'
import { nobodyIsSignedIn } from '#shared/session/session-store.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { resetSession } from '#shared/testing/people.ts'
import { buildPhoto } from '#shared/testing/photos.ts'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../router.tsx'

vi.mock('#features/map/index.ts', () => ({ SiteMap: () => null }))

const id = '01970000-0000-7000-8000-000000000042'
const turtle = buildPhoto({ id, caption: 'Turtle' })

const user = userEvent.setup()

beforeEach(() => {
  resetSession()
  nobodyIsSignedIn()
  useToastHistory.setState({ kept: [] })
  const network = stubNetwork()
  network.answer(media.get, turtle)
  network.answer(media.list, onePage([turtle]))
})

const visit = async (address: string) => {
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [address] }))
  render(<App router={router} queryClient={queryClient} />)
  await screen.findByRole('heading', { level: 1 })
  return () => router.history.location.href
}
const told = () => useToastHistory.getState().kept.map(({ message }) => message)
const lost = 'This link contains something we don’t recognise: photo.'
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test.each([
  ['/', '/'],
  ['/explore?q=wreck', '/explore?q=wreck'],
  ['/about', '/about'],
])('a link to a photo opens it over %s', async (page, beneath) => {
  const address = await visit(`${page}${page.includes('?') ? '&' : '?'}photo=${id}`)
  const shown = await dialog('Turtle')
  expect(address()).toContain(`photo=${id}`)
  await user.click(shown.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(address()).toBe(beneath))
  expect(told()).not.toContain(lost)
})

test('the gallery opens from the header, over the page, and Escape leads back to it', async () => {
  const address = await visit('/about')
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Photos' }))
  const gallery = await dialog('Photo Gallery')
  expect(address()).toBe('/about?gallery=all')
  await user.click(await gallery.findByRole('link', { name: /^Turtle/ }))
  await dialog('Turtle')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(address()).toBe('/about?gallery=all'))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Turtle' })).toBeNull())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(address()).toBe('/about'))
})

test('what is no photo is left out of the address', async () => {
  const address = await visit('/explore?photo=42')
  await waitFor(() => expect(address()).toBe('/explore'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
